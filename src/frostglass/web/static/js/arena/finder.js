// The pattern finder: where a card fits or nearly fits, place by place, with the pieces that are missing.

import { button, h, icon, refocus } from "../dom.js";
import { t } from "../words.js";

export class Finder {
  constructor(view) {
    this.view = view;
    this.card = null;
    this.places = [];
    this.at = 0;
    this.words = h("p", { class: "grow", "aria-live": "polite" });
    this.title = h("h3", { class: "sr", tabindex: "-1" }, t("web-finder"));
    const control = (glyph, label, act) => button("iconbtn", icon(glyph), act, { "aria-label": t(label) });
    this.element = h(
      "section",
      { class: "finder", "aria-label": t("web-finder"), hidden: true, onkeydown: (event) => this.key(event) },
      icon("i-finder", "frost"),
      h("div", { class: "grow" }, this.title, this.words),
      control("i-prev", "web-place-before", () => this.step(-1)),
      control("i-next", "web-place-next", () => this.step(1)),
      control("i-cross", "web-close", () => this.close()),
    );
  }

  get place() {
    return this.card ? this.places[this.at] ?? null : null;
  }

  /** Ask for the places of a card; one square, if only that is meant. */
  async open(card, square = null) {
    const answers = await this.view.desk.ask(square ? { card, square } : { card });
    if (answers) this.show(card, answers.flatMap(({ near }) => near));
  }

  show(card, places) {
    this.opener = document.activeElement;
    this.card = card;
    this.places = places;
    this.at = 0;
    this.number = this.view.desk.state.number;
    this.view.desk.draw();
    this.title.focus({ preventScroll: true });
  }

  step(by) {
    if (!this.places.length) return;
    this.at = (this.at + by + this.places.length) % this.places.length;
    this.view.desk.draw();
  }

  /** The first place on a square; false when there is none. */
  goTo(square) {
    const found = this.places.findIndex((place) => place.square === square);
    if (found < 0) return false;
    this.at = found;
    this.view.desk.draw();
    return true;
  }

  key(event) {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    this.step(by);
  }

  /** True when it was open. */
  close() {
    if (!this.card) return false;
    const inside = this.element.contains(document.activeElement);
    this.card = null;
    this.view.desk.draw();
    if (inside) refocus(this.opener, this.view.desk.prompt.question);
    return true;
  }

  follow() {
    if (this.card && this.view.desk.state.number !== this.number) this.card = null;
  }

  /** How the present place is drawn on the board. */
  get lit() {
    const { place } = this;
    if (!place) return {};
    const complete = !place.missing.length && !place.blocked;
    return {
      square: place.square,
      used: [...place.used, ...(place.lent ?? [])],
      missing: place.missing,
      blocked: place.blocked,
      outline: this.view.printed.cards[this.card].rank,
      look: complete ? "ember" : "frost",
    };
  }

  /** The other squares where it would stand. */
  get near() {
    const complete = new Set(this.complete);
    return [...new Set(this.places.map(({ square }) => square))].filter((square) => !complete.has(square));
  }

  get complete() {
    return [...new Set(this.places.filter(({ missing, blocked }) => !missing.length && !blocked).map(({ square }) => square))];
  }

  update() {
    this.element.hidden = !this.card;
    if (!this.card) return;
    const { place } = this;
    if (!place) {
      this.words.textContent = t("web-no-place");
      return;
    }
    const missing = place.missing.map(({ square, rank }) => `${square} (${t(`rank-${rank}`)})`).join(", ");
    const words = [
      t("web-place", { number: this.at + 1, all: this.places.length, square: place.square }),
      missing ? t("web-place-missing", { squares: missing }) : null,
      place.blocked ? t("web-place-blocked") : null,
      missing || place.blocked ? null : t("web-place-complete"),
    ].filter(Boolean).join(" ");
    if (this.words.textContent !== words) this.words.textContent = words;
  }
}
