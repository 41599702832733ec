// The page of a campaign: the chapter card, what can be done and played now, statistics, cards in force, the Archive.
// The server decides what may be read; this page shows it and knows nothing of what is to come.

import { actInCampaign, beginCampaign, campaign, games } from "../api.js";
import { Bar } from "../bar.js";
import { openDialog } from "../dialog.js";
import { button, h, icon, replace, say } from "../dom.js";
import * as store from "../store.js";
import { t } from "../words.js";
import { cardGroups } from "./cards.js";
import { playPanel } from "./play.js";

export async function openCampaign(root, fragment) {
  const [kind, given] = fragment.split("=");
  if (kind === "c" && given) {
    await campaign(given);
    store.keepCampaign({ secret: given });
    history.replaceState(null, "", "/campaign");
  }
  const bots = (await games()).games.find((game) => game.id === "embers").bots;
  const page = new CampaignPage(root, bots.includes("partner") ? "partner" : bots.at(-1));
  await page.load();
  return () => page.close();
}

class CampaignPage {
  constructor(root, bot) {
    this.bot = bot;
    this.chosen = null;
    this.problem = h("p", { class: "bad", role: "alert" });
    this.main = h("main", { class: "campaign" });
    this.looked = () => document.visibilityState === "visible" && this.secret && this.load();
    document.addEventListener("visibilitychange", this.looked);
    replace(root, new Bar(t("campaign-title")).element, this.main);
  }

  close() {
    document.removeEventListener("visibilitychange", this.looked);
  }

  get secret() {
    return store.campaigns()[0]?.secret ?? null;
  }

  async load() {
    this.state = null;
    let lost = "";
    if (this.secret) {
      try {
        this.state = await campaign(this.secret);
      } catch (refusal) {
        if (refusal.status !== 401) throw refusal;
        store.forgetCampaign(this.secret);
        lost = t("campaign-unknown-here");
      }
    }
    this.draw(lost);
  }

  // -- acting -------------------------------------------------------------------------------------------------------

  async attempt(action) {
    this.problem.textContent = "";
    try {
      this.state = await action();
    } catch (refusal) {
      if (refusal.code === "campaign-stale") this.state = await campaign(this.secret);
      this.draw(refusal.code === "campaign-stale" ? t("campaign-changed") : refusal.message);
      return;
    }
    this.chosen = null;
    this.draw();
    const title = this.main.querySelector(".chero h2");
    title?.focus({ preventScroll: true });
    if (title) say(title.textContent);
  }

  act(name) {
    return this.attempt(() => actInCampaign(this.secret, { id: store.random(12), number: this.state.number, act: name }));
  }

  begin() {
    return this.attempt(async () => {
      const begun = await beginCampaign("embers");
      store.keepCampaign({ secret: begun.secret });
      return begun;
    });
  }

  askReset() {
    const dialog = openDialog(t("campaign-reset-sure"), [
      h("p", {}, t("campaign-reset-note")),
      h(
        "div",
        { class: "row" },
        button("btn danger grow", [icon("i-warn"), t("campaign-reset")], () => {
          dialog.close();
          this.act("reset");
        }),
        button("btn grow", t("web-cancel"), () => dialog.close()),
      ),
    ]);
  }

  // -- drawing ------------------------------------------------------------------------------------------------------

  draw(problem = "") {
    this.problem.textContent = problem;
    if (!this.state) {
      replace(this.main, this.lead(), h(
        "section",
        { class: "panel cbegin" },
        icon("suit-flames", "bigtok s-flames"),
        this.problem,
        h("p", {}, t("campaign-prologue-lead")),
        h("p", { class: "muted" }, t("campaign-begin-note")),
        button("btn primary big", t("campaign-begin"), () => this.begin()),
      ), note(t("captivity-note")));
      return;
    }
    const { story } = this.state;
    store.keepCampaign({ secret: this.secret, title: story.parts.at(-1).title });
    const part = this.part();
    replace(this.main, this.lead(),
      h("div", { class: "cgrid" },
        h("div", { class: "cleft" }, this.problem, this.hero(part), this.inForce(), this.archive()),
        h("div", { class: "cright" }, this.chapters(part), this.losses(), this.elsewhere(), this.others(), this.reset())),
      note(story.note));
  }

  lead() {
    return h(
      "section",
      { class: "lead" },
      h("h1", { class: "display" }, t("campaign-lead")),
      h("p", { class: "muted" }, t("campaign-lead-note")),
    );
  }

  /** The part that the panel offers to play: the chosen one, or the latest that can be played. */
  part() {
    const { parts } = this.state.story;
    return parts.find((part) => part.part === this.chosen) ?? parts.at(-1);
  }

  hero(part) {
    const { story } = this.state;
    const latest = part === story.parts.at(-1);
    const title = (text) => h("h2", { class: "display", tabindex: "-1" }, text);
    const does = (act, look, glyph, words) => (latest && story.acts.includes(act) ? button(look, [glyph ? icon(glyph) : null, t(words)], () => this.act(act)) : null);
    const redraw = () => {
      const at = document.activeElement?.dataset?.pick;
      this.draw();
      if (at) this.main.querySelector(`[data-pick="${at}"]`)?.focus();
    };
    const play = part.playable ? playPanel(part, this.secret, this.bot, redraw) : null;
    const buttons = h(
      "div",
      { class: "row cacts" },
      does("turn_over", "btn primary big", "i-rotate", "campaign-turn-over"),
      does("resume", "btn primary big", "i-play", "campaign-resume"),
      does("suspend", "btn quiet", "i-pause", "campaign-suspend"),
    );
    const card = latest ? story.card : null;
    let inside;
    if (latest && story.suspended) inside = [title(t("campaign-suspended")), h("p", { class: "muted" }, t("campaign-suspended-note"))];
    else if (card) {
      inside = [
        h("p", { class: "eyebrow small" }, t("campaign-card-number", { number: card.number })),
        title(card.title),
        h("p", { class: "tale" }, card.front),
        card.back ? h("div", { class: "back" }, h("b", { class: "small muted" }, t("campaign-back")), h("p", {}, card.back)) : h("p", { class: "muted small" }, t("campaign-turn-over-note")),
      ];
    } else inside = [title(part.title), part.part ? null : h("p", { class: "tale" }, t("campaign-prologue-lead"))];
    return h("section", { class: `panel chero${card ? " card" : ""}`, "aria-label": t("campaign-story") }, inside, play, buttons.childElementCount ? buttons : null);
  }

  chapters(chosen) {
    const { story } = this.state;
    const standing = (part) => {
      if (part.wins) return ["won", "i-check", "campaign-part-won"];
      if (part.playable) return ["open", "suit-flames", "campaign-part-open"];
      return story.suspended ? ["shut", "i-pause", "campaign-part-suspended"] : ["shut", "i-cards", "campaign-part-card"];
    };
    const figure = (words, value) => (value ? h("span", {}, `${t(words)} `, h("b", {}, value)) : null);
    return h("section", { class: "panel pad cparts-box" }, h("h2", { class: "head" }, t("campaign-chapters")),
      h("ol", { class: "cparts" }, story.parts.map((part) => {
        const [look, glyph, words] = standing(part);
        const on = part === chosen;
        return h("li", {}, button(`cpart ${look}${on ? " on" : ""}`, [
          h("span", { class: "cmark" }, icon(glyph)),
          h(
            "span",
            { class: "grow" },
            h("b", { class: "display" }, part.title),
            h(
              "span",
              { class: "cfigures small muted" },
              part.attempts ? [
                figure("campaign-games", part.attempts),
                figure("campaign-wins", part.wins),
                figure("campaign-fewest", part.fewest),
                figure("campaign-day", part.day),
              ] : t(words),
            ),
          ),
          part.attempts ? h("span", { class: "chip" }, t(words)) : null,
        ], () => {
          this.chosen = part.part;
          this.draw();
          this.main.querySelector(".cpart.on").focus();
        }, { "aria-pressed": String(on) }));
      })));
  }

  losses() {
    const lost = this.state.story.parts.flatMap((part) => part.losses.map((loss) => ({ ...loss, title: part.title })));
    return h("details", { class: "panel pad" }, h("summary", { class: "head" }, t("campaign-losses")),
      lost.length ? h("ul", { class: "closses small" }, lost.map(({ title, reason, number }) => h("li", {}, h("b", {}, `${number} ×`), h("span", {}, `${title}: ${reason}`)))) : h("p", { class: "muted" }, t("campaign-losses-none")));
  }

  inForce() {
    const { cards } = this.state.story;
    return h("section", { class: "panel pad inforce" }, h("h2", { class: "head" }, t("campaign-in-force")),
      cards.length ? cardGroups(cards) : h("p", { class: "muted" }, t("campaign-in-force-none")));
  }

  archive() {
    const { archive } = this.state.story;
    return h("details", { class: "panel pad archive" }, h("summary", { class: "head" }, `${t("campaign-archive")} (${archive.length})`),
      archive.length ? cardGroups(archive) : h("p", { class: "muted" }, t("campaign-archive-empty")));
  }

  elsewhere() {
    const link = `${location.origin}/campaign#c=${this.secret}`;
    const copy = button("btn", [icon("i-link"), h("span", {}, t("campaign-copy"))], async () => {
      await navigator.clipboard.writeText(link);
      copy.querySelector("span").textContent = t("web-copied");
    });
    return h("section", { class: "panel pad stack" }, h("h2", { class: "head" }, t("campaign-elsewhere")),
      h("p", { class: "muted small" }, t("campaign-elsewhere-note")),
      h("input", { type: "text", readonly: true, value: link, "aria-label": t("campaign-elsewhere"), onfocus: (event) => event.target.select() }),
      copy);
  }

  others() {
    const known = store.campaigns();
    const pick = known.length > 1 ? h("label", { class: "pick" }, icon("i-book"), h("select", {
      "aria-label": t("campaign-which"),
      onchange: (event) => {
        store.keepCampaign({ secret: event.target.value });
        this.chosen = null;
        this.load();
      },
    }, known.map(({ secret, title }, index) => h("option", { value: secret, selected: index === 0 }, title ?? t("campaign-title"))))) : null;
    return h("section", { class: "panel pad stack" }, h("h2", { class: "head" }, t("campaign-which")), pick,
      button("btn", [icon("i-plus"), t("campaign-begin-another")], () => this.begin()));
  }

  reset() {
    return this.state.story.acts.includes("reset") ? button("btn quiet creset", [icon("i-undo"), t("campaign-reset")], () => this.askReset()) : null;
  }
}

const note = (text) => h("p", { class: "cnote muted small" }, icon("i-book"), h("span", {}, text));
