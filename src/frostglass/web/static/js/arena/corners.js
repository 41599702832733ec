// The four corners of the board: seats with name, school and score; in free ones whose turn it is and what is open.

import { h, icon, replace, set } from "../dom.js";
import { t } from "../words.js";

const WHERE = ["sw", "nw", "ne", "se"];
/** How far a cut corner reaches along a side of the board. */
const EDGE = 0.225;
const SEATED = { 2: ["sw", "ne"], 3: ["sw", "nw", "ne"], 4: WHERE };

export class Corners {
  constructor(view) {
    this.view = view;
    this.elements = Object.fromEntries(WHERE.map((where) => [where, h("section", { class: `corner ${where}` })]));
    for (const element of Object.values(this.elements)) {
      // A name that has no room is told where one presses its corner.
      element.addEventListener("click", () => element.classList.toggle("open"));
      element.addEventListener("pointerleave", () => element.classList.remove("open"));
    }
    new ResizeObserver(() => this.fit()).observe(view.board.element);
  }

  /** A name stands in its corner while it does not cross the edge of its seat; else the token alone. */
  fit() {
    const board = this.view.board.element.getBoundingClientRect();
    for (const [where, element] of Object.entries(this.elements)) {
      element.classList.remove("tight");
      const name = element.querySelector(".who b")?.getBoundingClientRect();
      if (!name) continue;
      const across = where.endsWith("w") ? name.right - board.left : board.right - name.left;
      const down = where.startsWith("n") ? name.bottom - board.top : board.bottom - name.top;
      element.classList.toggle("tight", across + down > board.width * EDGE);
    }
  }

  /** Which seat owns which corner: the viewer bottom left, then clockwise in turn order. */
  get places() {
    const count = this.view.state.seats.length;
    const first = this.view.desk.seat || 1;
    return Object.fromEntries(SEATED[count].map((where, index) => [where, ((first - 1 + index) % count) + 1]));
  }

  update() {
    const { desk, state } = this.view;
    const { places } = this;
    const free = {
      2: { nw: [this.turn()], se: [this.open()] },
      3: { se: [this.turn()] },
      4: {},
    }[state.seats.length];
    for (const [where, element] of Object.entries(this.elements)) {
      const seat = places[where];
      replace(element, seat ? this.plate(seat) : free[where] ?? []);
      // Several bots may have one name; a corner that only shows what is open is no part of its own.
      const shows = free[where] ? (where === "se" && state.seats.length < 3 ? null : t("web-turn")) : null;
      set(element, "aria-label", seat ? `${t("web-seat", { seat: "ABCD"[seat - 1] })}: ${desk.seatName(seat)}` : shows);
      element.classList.toggle("seatcorner", Boolean(seat));
    }
    this.fit();
  }

  plate(seat) {
    const { desk, state } = this.view;
    const { school, left } = state.seats[seat - 1];
    // A team has one colour, so the token does not tell its two seats apart.
    const letter = state.colours.length < state.seats.length ? "ABCD"[seat - 1] : "";
    return [
      h("p", { class: "who" }, this.view.mark(seat), h("b", {}, letter, h("span", {}, letter ? " · " : "", desk.seatName(seat)))),
      state.draft ? h("p", { class: "school" }, t("web-school-open")) : h("p", { class: "school" }, icon(`school-${school}`), h("span", {}, t(`school-${school}`))),
      h("p", { class: "score" }, h("b", {}, this.points(seat)), h("span", {}, t("web-of", { goal: state.goal }))),
      left ? h("p", { class: "muted" }, t("web-left")) : null,
    ];
  }

  points(seat) {
    const { state } = this.view;
    if (state.melee) return Math.min(...Object.values(state.melee[seat - 1]));
    return state.points[this.view.colour(seat) - 1];
  }

  /** The turn, and who is to decide: in somebody's turn that may be another. */
  turn() {
    const { desk, state } = this.view;
    const { deciding, result } = desk.state;
    const shown = desk.film.holding ? desk.film.now?.seat : 0;
    const mine = Boolean(!shown && deciding && deciding === desk.seat && desk.local.includes(deciding));
    const words = mine ? t("web-your-move") : t("web-turn-of", { name: desk.seatName(shown || deciding || state.turn) });
    return h(
      "p",
      { class: "turnwords" },
      state.turns && !shown ? h("b", {}, t("web-turn-number", { number: state.turns })) : null,
      h("span", { class: mine && !result ? "ember" : null }, result ? t("table-over") : words),
    );
  }

  /** What the board is open to, where it would be too much to frame each square. */
  open() {
    const { desk, board } = this.view;
    if (!desk.live || !board.quiet) return null;
    const placing = this.view.onBoard.every(({ role }) => role === "place");
    return h(
      "p",
      { class: "turnwords" },
      h("span", { class: "ember" }, t(placing ? "table-press-to-place" : "table-press-one")),
      placing ? h("b", {}, t("table-any-empty")) : null,
    );
  }

  /** The actions that are left, as hexagons. */
  pips() {
    const left = this.view.state.actions;
    const words = t("web-actions-left", { number: left });
    return h(
      "p",
      { class: "pips", role: "img", "aria-label": words },
      Array.from({ length: Math.max(2, left) }, (_, index) => icon(index < left ? "mark-action" : "mark-action-used")),
    );
  }
}
