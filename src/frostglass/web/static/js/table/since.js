// "Since your turn": a line for each turn of others, with what it cost; it stands until the viewer acts, and plays again.

import { button, h, icon, replace } from "../dom.js";
import { t } from "../words.js";
import { sinceTurn, turnsOf } from "./turns.js";

export class Since {
  constructor(desk) {
    this.desk = desk;
    /** The scenes that were shown here, by the number of their entry. */
    this.scenes = new Map();
    this.element = h("section", { class: "panel since", "aria-label": t("since"), hidden: true });
  }

  keep(scenes) {
    for (const scene of scenes) this.scenes.set(scene.number, scene);
  }

  /** The log in order. */
  get entries() {
    return [...this.desk.log.entries.values()].sort((one, other) => one.number - other.number);
  }

  get turns() {
    const { desk } = this;
    return sinceTurn(turnsOf(this.entries), desk.seat, desk.info.seats.length);
  }

  /** The scenes of these turns, as far as they were seen. */
  film(turns) {
    return turns.flatMap(({ seat, entries }) => entries.filter((entry) => entry.seat === seat))
      .map(({ number }) => this.scenes.get(number)).filter(Boolean).map((scene) => ({ ...scene, own: false, again: true }));
  }

  show(turns) {
    this.desk.film.finish();
    this.desk.film.add(this.film(turns), true);
  }

  update() {
    const { desk } = this;
    const turns = desk.state && !desk.state.result && !desk.curtain.drawn ? this.turns : [];
    this.element.hidden = !turns.length;
    desk.main.classList.toggle("told", Boolean(turns.length));
    const deeds = desk.view.deeds?.(this.entries, turns, !desk.film.holding);
    if (!turns.length) return;
    const again = this.film(turns).length && !desk.film.holding
      ? button("btn quiet end", [icon("i-play"), t("since-again")], () => this.show(turns), { "aria-keyshortcuts": "p" })
      : h("span", { class: "muted small end" }, desk.film.holding ? t("since-skip") : "");
    const alone = turns.every(({ seat }) => seat === turns[0].seat);
    const title = deeds && alone ? t("since-did", { name: desk.seatName(turns[0].seat) }) : t(desk.seat ? "since" : "since-watching");
    replace(
      this.element,
      h("div", { class: "head" }, h("h2", { class: "head" }, title), again),
      deeds ?? h("ol", { class: "sincelist" }, turns.map((turn, at) => (at > this.playing(turns) ? this.ahead(turn) : this.row(turn, desk.view.turnRow(turn))))),
    );
  }

  /** Which of these turns the film shows; without a film all of them have been seen. */
  playing(turns) {
    const { holding, now } = this.desk.film;
    const at = holding && now ? turns.findIndex(({ entries }) => entries.some(({ number }) => number === now.number)) : -1;
    return at < 0 ? turns.length : at;
  }

  /** A turn that comes later in the film. */
  ahead({ seat }) {
    return h("li", { class: "ahead" }, this.desk.mark(seat), h("span", { class: "sincepic" }), h("p", { class: "grow muted" }, this.desk.seatName(seat)));
  }

  row(turn, { picture, told, losses }) {
    const { desk } = this;
    const now = desk.film.now && desk.film.now.seat === turn.seat && !desk.film.now.own;
    const scenes = this.film([turn]);
    return h("li", { class: now ? "now" : null },
      desk.mark(turn.seat),
      h("span", { class: "sincepic" }, picture),
      h("p", { class: "grow" },
        h("span", { class: "muted" }, `${desk.seatName(turn.seat)}:`), " ", told,
        h("span", { class: "losses" }, losses)),
      now ? h("b", { class: "frost small" }, t("since-now")) : scenes.length
        ? button(
          "iconbtn small",
          icon("i-play"),
          () => this.show([turn]),
          { "aria-label": t("since-again-of", { name: desk.seatName(turn.seat) }) },
        )
        : h(
          "a",
          { class: "iconbtn small", href: `#replay=${turn.number}`, "aria-label": t("web-replay-from", { number: turn.number }) },
          icon("i-play"),
        ));
  }
}
