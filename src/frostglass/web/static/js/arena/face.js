// The face of a card: head, crest and pattern, effect, the box of its keyword, foot. Flares and tasks have faces of their own.

import { button, h, icon, s } from "../dom.js";
import { file } from "../files.js";
import { withTerms } from "../terms.js";
import { has, t } from "../words.js";
import { diagram } from "./diagram.js";

const BEING = { common: "web-being-common", heroic: "web-being-heroic", legendary: "web-being-legendary" };

export function kindOf(printed, card) {
  if (card in printed.flares) return "flare";
  return card in printed.tasks ? "task" : "being";
}

export function cardName(printed, card) {
  return t(`${kindOf(printed, card) === "task" ? "task" : "card"}-${card}`);
}

export function rankWords(card) {
  return card.deck === "legends" ? t("web-legend") : t(BEING[card.rank]);
}

/** The crest that a card has in a school, faint, behind its pattern. */
export function crest(school, card) {
  return s("svg", { class: "crest", viewBox: "-50 -50 100 100", "aria-hidden": "true" },
    s("use", { href: `${file(`look/crests-${school}.svg`)}#${card}`, x: -50, y: -50, width: 100, height: 100 }));
}

/** The school under which a card is shown; both empires play one deck. */
export function schoolOf(printed, card, wished = null) {
  const { deck } = printed.cards[card];
  if (deck === "legends") return "legends";
  return wished && printed.schools[wished] === deck ? wished : Object.keys(printed.schools).find((school) => printed.schools[school] === deck);
}

export const emblem = (school, look = "emblem") => icon(
  school === "legends" ? "mark-legend" : `school-${school}`,
  look,
);

/** The effect of a keyword has a box with its mark and name; a note says how one comes to it. */
const BOXES = { frozen: { title: "web-frozen" }, warp: { title: "web-warp", note: "web-warp-note" } };

function box(card, keyword) {
  const words = `card-${card}.${keyword}`;
  if (!has(words)) return null;
  const { title, note } = BOXES[keyword];
  return h(
    "div",
    { class: keyword },
    h("h3", {}, icon(`mark-${keyword}`), t(title), note ? h("span", {}, t(note)) : null),
    h("p", {}, withTerms(t(words))),
  );
}

/** Effect, and the effect of a keyword. */
export function beingTexts(card) {
  const effect = `card-${card}.effect`;
  return [
    has(effect) ? h("p", {}, withTerms(t(effect))) : h("p", { class: "dim" }, t("web-no-effect")),
    ...Object.keys(BOXES).map((keyword) => box(card, keyword)),
  ];
}

export function beingFace(printed, id, wished = null) {
  const card = printed.cards[id];
  const school = schoolOf(printed, id, wished);
  return h("article", { class: `face ${card.rank}`, "aria-label": cardName(printed, id), id: `card-${id}` },
    h("header", {}, h("span", { class: "rank" }, icon(`rank-${card.rank}`)),
      h("div", { class: "grow" }, h("h2", { class: "display" }, cardName(printed, id)), h("p", { class: "sub" }, rankWords(card))), emblem(school)),
    h("div", { class: "art" }, crest(school, id), diagram(card, { size: 41, room: [258, 220] })),
    h("div", { class: "text" }, beingTexts(id)),
    h("footer", {}, h("span", {}, t(`school-${school}`)), h("span", {}, `${card.number} / ${printed.decks[card.deck].length}`)));
}

/** A card in full, over the page. */
export function openFace(printed, id, wished) {
  const dialog = h("dialog", {
    class: "facebox",
    "aria-label": cardName(printed, id),
    onclose: () => dialog.remove(),
    onclick: (event) => event.target === dialog && dialog.close(),
  },
    kindOf(printed, id) === "flare" ? flareFace(printed, id) : beingFace(printed, id, wished),
    button("iconbtn", icon("i-cross"), () => dialog.close(), { "aria-label": t("web-close") }));
  document.body.append(dialog);
  dialog.showModal();
}

export function flareFace(printed, id) {
  const [upper, lower] = printed.flares[id];
  const half = (need, label, words) => h(
    "div",
    { class: "half" },
    h("p", { class: "need" }, h("b", {}, `+${need}`), " ", label),
    h("p", {}, withTerms(t(words))),
  );
  return h("article", { class: "face flare", "aria-label": t(`card-${id}`), id: `card-${id}` },
    h(
      "header",
      {},
      h("span", { class: "rank frost" }, icon("mark-flare")),
      h(
        "div",
        { class: "grow" },
        h("h2", { class: "display" }, t(`card-${id}`)),
        h("p", { class: "sub" }, t("word-flare")),
      ),
    ),
    h("div", { class: "text" }, half(upper, t("web-flare-upgraded"), `card-${id}.upper`), half(lower, t("web-flare-pieces"), `card-${id}.lower`)));
}

export function taskFace(printed, id) {
  return h("article", { class: "face task", "aria-label": t(`task-${id}`), id: `card-${id}` },
    h(
      "header",
      {},
      h("span", { class: "pts" }, printed.tasks[id].points),
      h(
        "div",
        { class: "grow" },
        h("h2", { class: "display" }, t(`task-${id}`)),
        h("p", { class: "sub" }, t("web-task")),
      ),
      icon("mark-task", "emblem"),
    ),
    h("div", { class: "text" }, h("p", {}, withTerms(t(`task-${id}.condition`)))));
}
