// Fenrys observes: draw or stop, and drawn memories tried in the Mind. Trying is frost: nothing of it is chosen or sent.

import { button, h, icon, say } from "../dom.js";
import { t } from "../words.js";

const FEW = 5;

export class Trying {
  constructor(view) {
    this.view = view;
    this.card = null;
    this.place = null;
  }

  get told() {
    return this.view.desk.live && this.view.desk.choosing.prompt?.kind === "observe" ? this.view.state.trying ?? null : null;
  }

  places(card) {
    return this.told?.places[card] ?? [];
  }

  follow() {
    const { told } = this;
    if (!told || !(this.card in told.places)) this.card = this.place = null;
  }

  /** After a draw: does the new card fit, and what if one stops? */
  announce(before) {
    const { told } = this;
    const drawn = told ? this.view.state.row.filter((card) => !before?.row.includes(card)) : [];
    if (!drawn.length) return;
    const each = drawn.map((card) => `${this.view.cardName(card)}, ${t("mind-places", { number: this.places(card).length })}`);
    say([...each, this.fitting(), told.loses ? t("mind-stop-loses") : ""].filter(Boolean).join(". "));
  }

  touch(card) {
    this.card = this.card === card ? null : card;
    this.place = null;
    if (this.card) say(this.line());
    this.view.desk.draw();
  }

  point(place) {
    if (!this.card) return;
    this.place = place;
    this.view.desk.draw();
  }

  back() {
    if (!this.card) return false;
    this.card = this.place = null;
    this.view.desk.draw();
    return true;
  }

  scene() {
    if (!this.card) return {};
    const { card, place } = this;
    const here = place && this.places(card).find(({ x, y }) => x === place.x && y === place.y);
    return {
      frost: true,
      places: this.places(card).map(({ x, y }) => ({ x, y, label: `${t("mind-trying", { card: this.view.cardName(card) })} ${t("web-at", { x, y })}` })),
      ghost: here ? { card, x: here.x, y: here.y } : null,
      relived: here?.relives ?? [],
    };
  }

  line() {
    const number = this.places(this.card).length;
    return `${t("mind-trying", { card: this.view.cardName(this.card) })} ${t("mind-places", { number })}. ${t("mind-trying-note")}`;
  }

  fitting() {
    const cards = this.view.state.row;
    const fit = cards.filter((card) => this.places(card).length).length;
    return cards.length ? t("mind-fit", { fit, all: cards.length }) : "";
  }

  // -- the question ---------------------------------------------------------------------------------------------------

  /** Draw and Stop as two large buttons, with what is certain under them. */
  choices() {
    const entries = this.view.desk.choosing.visible.map((choice) => ({ choice, label: choice.label }));
    const large = entries.filter(({ choice }) => choice && choice.marks.card === undefined);
    const others = entries.filter((entry) => !large.includes(entry));
    return { order: [...large, ...others], others, element: h("div", { class: "drawstop" }, large.map(({ choice }) => this.large(choice))) };
  }

  large(choice) {
    const { choosing } = this.view.desk;
    const stop = choice.role === "stop";
    const risk = stop && this.told.loses;
    const on = choosing.chosen === choice;
    const inside = [
      h("span", { class: "row" }, icon(risk ? "i-warn" : stop ? "i-check" : "i-deck"), h("b", {}, t(stop ? "mind-stop" : "mind-draw"))),
      h("span", { class: "small" }, risk ? t("mind-lost") : stop ? this.fitting() : t("mind-left", { number: this.view.state.deck })),
    ];
    return button(`btn choice large${risk ? " risk" : ""}${on ? " on" : ""}${!stop && this.told.loses ? " primary" : ""}`, inside, () => choosing.press(choice), {
      "data-entry": choice.text,
      "aria-label": choice.label,
      "aria-pressed": String(on),
      "aria-keyshortcuts": stop ? "s" : "d",
    });
  }

  more() {
    const { told } = this;
    if (!told) return null;
    const { state } = this.view;
    const demons = state.drawn.map((demon) => h("li", {}, h("span", { class: `s-${demon.replace("demon-", "")}` }, icon("mark-demon")), h("span", {}, this.coming(demon))));
    const few = state.deck && state.deck <= FEW ? h("li", {}, icon("i-warn"), h("span", {}, t("mind-few", { number: state.deck }))) : null;
    const risk = told.loses && state.row.length + state.drawn.length ? h("li", { class: "bad riskbox" }, icon("i-warn"), h("span", {}, h("b", {}, t("mind-nothing-fits")), " ", t("mind-stop-loses"))) : null;
    return h("ul", { class: "effects" }, risk, demons, few);
  }

  coming(demon) {
    const banishing = this.view.state.row.filter((card) => this.places(card).some(({ banishes }) => banishes === demon));
    const comes = t("mind-comes", { demon: this.view.demonName(demon) });
    return banishing.length ? `${comes} ${t("mind-would-banish", { cards: banishing.map((card) => this.view.cardName(card)).join(", ") })}` : comes;
  }
}
