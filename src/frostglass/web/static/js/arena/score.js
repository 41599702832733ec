// Scores as each form has them: tasks of the High Form, colours of a melee, two sides of a team game; and public counts.

import { button, h, icon, replace, token } from "../dom.js";
import { t } from "../words.js";

export class Score {
  constructor(view) {
    this.view = view;
    this.element = h("section", { class: "panel scorebox slot", "aria-label": t("web-score") });
  }

  update() {
    const { state } = this.view;
    const parts = [
      state.melee ? this.melee() : null,
      state.colours.length < state.seats.length ? this.teams() : null,
      state.tasks.length || state.next_task ? this.tasks() : null,
    ].filter(Boolean);
    this.element.hidden = !parts.length;
    replace(this.element, parts);
  }

  tasks() {
    const { state, desk, printed } = this.view;
    const row = (task, look) => {
      const claim = desk.live ? desk.choosing.choices.find((choice) => choice.marks.task === task) : null;
      const on = claim && desk.choosing.chosen === claim;
      return h("li", { class: `task ${claim ? "done" : look}`, "data-task": task },
        h("span", { class: "pts" }, printed.tasks[task].points),
        h("p", { class: "grow", title: t(`task-${task}.condition`) }, h("b", {}, t(`task-${task}`)), " ", h("span", { class: "cond" }, t(`task-brief-${task}`))),
        this.bits(task),
        claim && button(`btn choice${on ? " on" : ""}`, t("web-claim"), () => desk.choosing.press(claim), {
          "aria-pressed": String(Boolean(on)),
        }),
        !claim && look !== "nxt" && desk.why && desk.seat && button("iconbtn small", icon("i-why"), () => desk.why.open({ task }, t(`task-${task}.condition`)), {
          "aria-label": t("web-why-card", { card: t(`task-${task}`) }),
        }),
        look === "nxt" && h("span", { class: "nextmark" }, t("web-next-task")));
    };
    return h(
      "ol",
      { class: "tasks" },
      state.tasks.map((task) => row(task, "")),
      state.next_task ? row(state.next_task, "nxt") : null,
    );
  }

  /** How far the seat in turn is: a row of bits for each part of the condition. */
  bits(task) {
    const parts = this.view.state.progress?.[task] ?? [];
    if (!parts.length) return null;
    return h("span", { class: "progress" }, parts.map(([have, need]) => h(
      "span",
      { class: "bits", role: "img", "aria-label": t("web-progress", { have, need }) },
      Array.from({ length: need }, (_, index) => h("i", { class: index < have ? "on" : null })),
    )));
  }

  melee() {
    const { state, desk } = this.view;
    const colours = state.seats.map((_, index) => index + 1);
    const row = (points, index) => {
      const low = Math.min(...Object.values(points));
      return h("tr", { class: index + 1 === desk.seat ? "me" : null },
        h("th", { scope: "row" }, token(index + 1), " ", desk.seatName(index + 1)),
        colours.map((colour) => {
          if (colour === index + 1) return h("td", { class: "own" }, "–");
          const spent = (state.seats[index].improvised >> (colour - 1)) & 1;
          return h(
            "td",
            { class: points[colour] === low ? "low" : null },
            points[colour],
            h("i", { class: spent ? "imp used" : "imp" }),
            h("span", { class: "sr" }, spent ? "" : t("web-improvisation-left")),
          );
        }),
        h("td", { class: "sum" }, low));
    };
    return [
      h("table", { class: "melee" },
        h(
          "tr",
          {},
          h("td"),
          colours.map(
            (colour) => h("th", { scope: "col" }, token(colour), h("span", { class: "sr" }, "ABCD"[colour - 1])),
          ),
          h("th", { scope: "col", class: "muted small" }, t("web-counts")),
        ),
        state.melee.map(row)),
      h("p", { class: "muted small" }, t("web-melee-note")),
    ];
  }

  teams() {
    const { state, desk } = this.view;
    const order = state.seats.map((_, index) => index + 1).map((seat) => h(
      "li",
      { class: seat === state.turn ? "now" : null, "aria-current": seat === state.turn ? "true" : null },
      this.view.mark(seat),
      h("span", {}, desk.seatName(seat)),
    ));
    const team = (colour) => {
      const seats = state.seats.map((_, index) => index + 1).filter((seat) => desk.colour(seat) === colour);
      return h("div", { class: `team${desk.seat && desk.colour(desk.seat) === colour ? " me" : ""}` },
        token(colour, "legendary"),
        h(
          "p",
          {},
          seats.map(
            (seat) => [
              h("b", { class: seat === state.turn ? "turn" : null }, desk.seatName(seat)),
              " ",
              state.draft ? null : icon(`school-${state.seats[seat - 1].school}`),
              state.seats[seat - 1].legends_size ? icon("mark-legend") : null,
              h("br"),
            ],
          ),
        ),
        h("span", { class: "big2" }, state.points[colour - 1]));
    };
    return [
      h("div", { class: "teams" }, [1, 2].map(team)),
      h("ol", { class: "order", "aria-label": t("web-turn-order") }, order),
    ];
  }
}

/** Free pieces, free legendary pieces, deck and hand of every seat. */
export function supply(view) {
  const { state, desk } = view;
  const heads = [
    ["mark-common", "web-free-pieces"],
    ["rank-legendary", "web-free-legendary"],
    ["i-deck", "web-deck"],
    ["i-hand", "web-hand-size"],
  ];
  return h("table", { class: "supply" },
    h(
      "tr",
      {},
      h("td"),
      heads.map(
        ([glyph, words]) => h(
          "th",
          { scope: "col", title: t(words) },
          icon(glyph),
          h("span", { class: "sr" }, t(words)),
        ),
      ),
    ),
    state.seats.map((seat, index) => {
      const colour = state.colours[desk.colour(index + 1) - 1];
      return h("tr", {}, h(
        "th",
        { scope: "row" },
        token(desk.colour(index + 1)),
        h("span", { class: "sr" }, desk.seatName(index + 1)),
      ),
        [colour.dual_free, colour.legend_free, seat.deck_size, seat.hand_size + seat.legends_size + seat.flares_size].map((count) => h("td", {}, count)));
    }));
}
