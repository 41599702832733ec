// Points by turn as steps: who looks solid and filled, others dashed, the goal dotted, the last turns shaded. Also as a table.

import { glyph, h, s } from "../dom.js";
import { t } from "../words.js";

/** The drawing in its own units, and where the steps lie in it. */
const FIELD = { wide: 520, high: 216, left: 30, right: 474, top: 14, bottom: 190 };
const TOKEN = 20;

/** `seats`: one for each side, the viewer's own first. */
export function graph(view, summary, seats) {
  const last = summary.turns.at(-1).turn;
  const most = Math.max(summary.goal ?? 0, ...summary.turns.flatMap(({ points }) => points), 1);
  const x = (turn) => FIELD.left + (turn / last) * (FIELD.right - FIELD.left);
  const y = (points) => FIELD.bottom - (points / most) * (FIELD.bottom - FIELD.top);
  const ends = apart(seats.map((seat) => y(summary.points[seat - 1])));
  const own = (seat) => view.colour(seat) === view.colour(view.desk.seat || seats[0]);
  const words = seats.map((seat) => t("arena-end-points-of", { name: view.desk.seatName(seat), number: summary.points[seat - 1] }));
  const drawing = s("svg", { class: "pointsgraph", viewBox: `0 0 ${FIELD.wide} ${FIELD.high}`, role: "img", "aria-label": words.join(", ") },
    summary.triggered ? shade(x(Math.max(summary.triggered.turn - 0.5, 0))) : null,
    ticks(last, most, summary.goal, x, y),
    seats.toReversed().map((seat) => line(steps(summary.turns, seat, x, y), view.colour(seat), own(seat))),
    seats.map((seat, index) => end("abcd"[view.colour(seat) - 1], ends[index])));
  return [drawing, h("details", { class: "pointstable" }, h("summary", {}, t("arena-end-as-table")), table(view, summary, seats))];
}

const end = (letter, y) => s("g", { class: `seat-${letter}` }, glyph(`piece-common-${letter}`, FIELD.right + 12, y - TOKEN / 2, TOKEN));

/** Tokens at the ends of the lines, moved apart where they would cover each other. */
function apart(heights) {
  const order = heights.map((_, index) => index).sort((one, other) => heights[one] - heights[other]);
  const placed = heights.slice();
  order.forEach((index, at) => {
    if (at) placed[index] = Math.max(placed[index], placed[order[at - 1]] + TOKEN + 1);
  });
  const over = Math.max(0, ...placed.map((height) => height - FIELD.bottom));
  return placed.map((height) => height - over);
}

function shade(from) {
  return [
    s("rect", { class: "lastturns", x: from, y: FIELD.top - 8, width: FIELD.right - from, height: FIELD.bottom - FIELD.top + 8 }),
    s("text", { x: FIELD.right, y: FIELD.high - 8, "text-anchor": "end" }, t("arena-end-last-turns")),
  ];
}

function ticks(last, most, goal, x, y) {
  const step = most > 12 ? 6 : most > 6 ? 3 : 2;
  const levels = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step).filter((level) => level !== goal);
  const every = last > 30 ? 10 : last > 10 ? 5 : 2;
  const turns = Array.from({ length: Math.floor(last / every) }, (_, index) => (index + 1) * every).filter((turn) => x(turn) < FIELD.right - 110);
  return [
    levels.map((level) => [
      s("path", { class: "level", d: `M${FIELD.left} ${y(level)}H${FIELD.right}` }),
      s("text", { x: FIELD.left - 7, y: y(level) + 4, "text-anchor": "end" }, level),
    ]),
    goal ? [
      s("path", { class: "goal", d: `M${FIELD.left} ${y(goal)}H${FIELD.right}` }),
      s("text", { class: "goaltext", x: FIELD.left - 7, y: y(goal) + 4, "text-anchor": "end" }, goal),
    ] : null,
    turns.map((turn) => s("text", { x: x(turn), y: FIELD.high - 8, "text-anchor": "middle" }, turn)),
  ];
}

/** Where a side's points changed, as [x, y]. */
function steps(turns, seat, x, y) {
  let before = 0;
  const found = [];
  for (const { turn, points } of turns) {
    if (points[seat - 1] !== before) found.push([x(turn), y(points[seat - 1])]);
    before = points[seat - 1];
  }
  return { found, base: y(0) };
}

function line({ found, base }, colour, own) {
  const path = `M${FIELD.left} ${base}${found.map(([x, y]) => `H${x}V${y}`).join("")}H${FIELD.right}`;
  return s("g", { class: `seat-${"abcd"[colour - 1]} ${own ? "ownline" : "otherline"}` },
    own ? s("path", { class: "area", d: `${path}V${base}Z` }) : null,
    s("path", { class: "edge", d: path }),
    s("path", { class: "line", d: path, pathLength: own ? 1 : null }),
    found.map(([x, y]) => s("circle", { cx: x, cy: y, r: 3 })));
}

/** The turns in which somebody's points changed. */
function table(view, { turns }, seats) {
  const changed = turns.filter(({ points }, at) => points.some((value, seat) => value !== (turns[at - 1]?.points[seat] ?? 0)));
  return h("table", {},
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, t("web-turn")), seats.map((seat) => h("th", { scope: "col" }, view.desk.seatName(seat))))),
    h("tbody", {}, changed.map(({ turn, points }) => h("tr", {}, h("th", { scope: "row" }, turn), seats.map((seat) => h("td", {}, points[seat - 1]))))));
}
