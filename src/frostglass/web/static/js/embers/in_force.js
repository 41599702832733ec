// The rules in force at a table of Embers: asked for once a part, read in a panel of their own. Names of cards come from it.

import { inForce } from "../api.js";
import { button, h, icon, replace } from "../dom.js";
import { openDialog } from "../dialog.js";
import * as store from "../store.js";
import { t } from "../words.js";
import { cardGroups } from "../campaign/cards.js";

export class InForce {
  /** `changed` is called when the cards have come. */
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
    this.cards = [];
    this.mode = null;
    this.back = h("a", { class: "btn primary", href: "/campaign", hidden: true }, t("campaign-to"));
    this.element = h("div", { class: "forcebox" },
      button("btn", [icon("i-book"), t("campaign-in-force")], () => this.open(), { "aria-haspopup": "dialog" }),
      this.back);
    this.element.hidden = !table;
    this.abilities = h("ul", { class: "abilities", "aria-label": t("web-abilities") });
  }

  showAbilities(abilities) {
    this.abilities.hidden = !abilities.length;
    replace(this.abilities, abilities.map(({ id, owner, uses, spent }) => {
      const limit = t(uses === "day" ? "campaign-uses-day" : "campaign-uses-game");
      return h(
        "li",
        { class: `panel ability${spent ? " spent" : ""}` },
        h("b", {}, this.title(id)),
        h("span", { class: "muted small" }, `${t(`embers-${owner}`)} · ${spent ? t("web-spent") : limit}`),
      );
    }));
  }

  /** After a game the way leads back to the campaign, where there is one. */
  ended(over) {
    this.back.hidden = !over || !store.campaigns().length;
  }

  /** The prologue changes its rules on the way. */
  async follow(mode) {
    if (!this.table || mode === this.mode) return;
    this.mode = mode;
    const [secret = null] = Object.values(store.table(this.table)?.tokens ?? {});
    try {
      ({ cards: this.cards } = await inForce(this.table, secret));
      this.changed();
    } catch {
      this.mode = null; // the next state, or a click, tries again
    }
  }

  title(id) {
    return this.cards.find((card) => card.id === id)?.title ?? "";
  }

  async open() {
    await this.follow(this.mode ?? "");
    const old = this.cards.filter((card) => card.archived);
    openDialog(t("campaign-in-force"), h("div", { class: "forcelist" },
      cardGroups(this.cards.filter((card) => !card.archived)),
      old.length ? h("details", { class: "cgroup" }, h("summary", { class: "head" }, `${t("campaign-archive")} (${old.length})`), cardGroups(old)) : null,
      this.mode === "chapter" ? h("p", { class: "cnote muted small cgroup" }, icon("i-book"), h("span", {}, t("captivity-note"))) : null,
      h("a", { class: "btn cgroup", href: "/campaign" }, t("campaign-to"))));
  }
}
