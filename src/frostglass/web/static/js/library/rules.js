// The rules in our own words: sections in order, then questions with their answers, with a search over all of them.

import { campaign, games } from "../api.js";
import { Bar } from "../bar.js";
import { button, h, icon, replace } from "../dom.js";
import * as store from "../store.js";
import { withTerms } from "../terms.js";
import { ids, plain, t } from "../words.js";
import { examplesByRule } from "./examples.js";

/** Where the page has no room for contents beside the text: css/small.css. */
const ONE_COLUMN = "(max-width: 1000px)";

const NAMES = { arena: "web-rules-arena", embers: "web-rules-embers" };

/** Letter and numbers of an id after its prefix: `6-3` before `6-10`, and both before `E1-1`. */
const order = (one, other) => {
  const parts = (id) => [id.match(/^[A-Z]?/)[0], ...id.replace(/^[A-Z]/, "").split("-").map(Number)];
  const [a, b] = [parts(one), parts(other)];
  return a[0].localeCompare(b[0]) || a[1] - b[1] || (a[2] ?? 0) - (b[2] ?? 0);
};

/** The rules that a story keeps for later, unless it has come so far or the reader wants them all the same. */
async function laterRules(game) {
  const [present] = game === "embers" ? store.campaigns() : [];
  if (present) {
    try {
      return (await campaign(present.secret)).story.later_rules;
    } catch {
      // What this browser remembers is not here any more: as for anybody.
    }
  }
  return (await games()).games.find((known) => known.id === game)?.campaign?.later_rules ?? [];
}

export async function openRules(root, game) {
  const prefix = `rules-${game}-`;
  const later = new Set(await laterRules(game));
  const examplesOf = await examplesByRule(game);
  let spoilt = false;
  const isOpen = (id) => spoilt || !(later.has(id) || later.has(id.split("-")[0]));
  const all = ids(prefix).filter((id) => !id.includes(".")).map((id) => id.slice(prefix.length));
  const rules = all.filter((id) => /^E?\d+(-\d+)?$/.test(id)).sort(order);
  const questions = all.filter((id) => /^[A-DF-Z]\d+$/.test(id)).sort(order);
  // A section that is only a title names the questions.
  const sections = rules.filter((id) => !id.includes("-"));
  const named = sections.find((section) => !rules.some((id) => id.startsWith(`${section}-`)));
  const title = named ? `${named}. ${t(`${prefix}${named}`)}` : t("web-questions");
  const text = h("div", { class: "rulestext", "aria-live": "polite" });
  const search = h(
    "input",
    { type: "search", "aria-label": t("web-search"), placeholder: t("web-search"), oninput: () => draw() },
  );

  const line = (id) => h(
    "p",
    { id: `${prefix}${id}` },
    h("b", { class: "num" }, id.replace("-", ".")),
    " ",
    h("span", {}, withTerms(t(`${prefix}${id}`))),
  );
  // Where there is one column, the sections fold into one line, so that the rules begin on the first screen.
  const list = h("details", { open: !matchMedia(ONE_COLUMN).matches });
  const contents = h("nav", { class: "contents", "aria-label": t("web-contents") });
  const drawContents = () => {
    replace(
      list,
      h("summary", {}, t("web-contents")),
      h(
        "ol",
        {},
        sections.filter((id) => id !== named && isOpen(id)).map(
          (id) => h("li", {}, h("a", { href: "#", onclick: jump(id) }, `${id}. ${t(`${prefix}${id}`)}`)),
        ),
        questions.length ? h("li", {}, h("a", { href: "#", onclick: jump("questions") }, title)) : null,
      ),
    );
    replace(contents, list, later.size && !spoilt ? h(
      "div",
      { class: "laternote" },
      h("p", { class: "muted small" }, t("campaign-later-rules")),
      button("btn", t("campaign-later-show"), () => {
        spoilt = true;
        draw();
        contents.querySelector(list.open ? "a" : "summary").focus();
      }),
    ) : null);
  };
  const jump = (id) => (event) => {
    event.preventDefault();
    search.value = "";
    draw();
    document.getElementById(`section-${id}`).scrollIntoView();
  };
  const draw = () => {
    const wanted = plain(search.value.trim());
    const fits = (id) => !wanted || plain(t(`${prefix}${id}`)).includes(wanted);
    const chapters = sections.map((section) => {
      const lines = rules.filter((id) => id.startsWith(`${section}-`) && isOpen(id) && fits(id));
      return lines.length ? h(
        "section",
        {},
        h("h2", { class: "display", id: `section-${section}` }, `${section}. ${t(`${prefix}${section}`)}`),
        lines.map((id) => [line(id), examplesOf(id)]),
      ) : null;
    });
    const answers = questions.filter((id) => isOpen(id) && fits(id));
    replace(
      text,
      chapters,
      answers.length ? h(
        "section",
        {},
        h("h2", { class: "display", id: "section-questions" }, title),
        answers.map(line),
      ) : null,
    );
    drawContents();
    if (!text.childElementCount) replace(text, h("p", { class: "muted" }, t("web-nothing-found")));
  };
  draw();
  const other = (name) => h(
    "a",
    { href: `#rules-${name}`, class: name === game ? "on" : null, "aria-current": name === game ? "page" : null },
    t(name === "arena" ? "web-arena" : "web-embers"),
  );
  replace(root, new Bar(t("web-rules")).element, h("main", { class: "library rules" },
    h("div", { class: "top" }, h("h1", { class: "display" }, t(NAMES[game])),
      h("div", { class: "seg", role: "group", "aria-label": t("web-choose-game") }, Object.keys(NAMES).map(other))),
    h("div", { class: "row tools" }, h("label", { class: "field" }, icon("i-finder"), search)),
    h("div", { class: "rulesgrid" },
      contents,
      text)));
}
