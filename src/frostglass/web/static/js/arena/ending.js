// The end of a game of the arena: the band over the board with the result, points by turn, the best summoning, counts.

import { button, glyph, h, icon, token } from "../dom.js";
import { t } from "../words.js";
import { Board } from "./board.js";
import { cardName } from "./face.js";
import { graph } from "./points.js";
import { corner, middle } from "./geometry.js";
import { crystal } from "../table/frost.js";

const RANK = { common: "c", heroic: "h", legendary: "l" };
/** The cut of the board around a summoning, in units of the board. */
const CUT = 540;
const COUNTS = {
  summoned: "arena-end-count-summoned",
  destroyed: "arena-end-count-destroyed",
  legends: "arena-end-count-legends",
};
/** Whoever went before the end: said of others, said to oneself. */
const GONE = { resigned: ["arena-end-resigned", "arena-end-resigned-you"], left: ["arena-end-left", "arena-end-left-you"] };

/** The seats by place: winners first, then by points; who looks stands before equals. */
function placed(view, { result, summary }) {
  const { desk } = view;
  const rank = (seat) => [Number(!result.winners.includes(seat)), -summary.points[seat - 1], Number(seat !== desk.seat), seat];
  return summary.points.map((_, index) => index + 1).sort((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    const at = a.findIndex((value, index) => value !== b[index]);
    return at < 0 ? 0 : a[at] - b[at];
  });
}

/** One seat for each side, the viewer's own first: two in a duel or a team game. */
export function sides(view, told) {
  const { desk } = view;
  const first = (seats) => seats.filter((seat, index) => seats.findIndex((other) => view.colour(other) === view.colour(seat)) === index);
  const seats = told.summary.points.map((_, index) => index + 1);
  const own = (seat) => (desk.seat && view.colour(seat) === view.colour(desk.seat) ? 0 : 1);
  return seats.length > 2 && view.state.colours.length === seats.length
    ? placed(view, told)
    : first(seats.sort((one, other) => own(one) - own(other) || one - other));
}

/** "You win", "You lose", or who has won. */
export function headline(view, { winners }) {
  const { desk } = view;
  if (!winners.length || winners.length === desk.info.seats.length) return t("arena-end-draw");
  const alone = desk.seat && desk.local.length < 2;
  if (alone) return t(winners.includes(desk.seat) ? "web-won" : "arena-end-lost");
  return t("arena-end-wins", { names: winners.map((seat) => desk.seatName(seat)).join(", "), number: winners.length });
}

/** How it came to that, in one line. */
function reason(view, told) {
  const { result, summary } = told;
  const { desk } = view;
  const tie = tied(view, told);
  if (tie) return tie;
  if (result.reason in GONE) {
    const own = desk.seat === summary.by && desk.local.length < 2;
    return t(GONE[result.reason][Number(own)], { name: desk.seatName(summary.by) });
  }
  const turn = summary.triggered?.turn ?? 0;
  if (result.reason === "points") return t("arena-end-points", { goal: summary.goal, turn });
  return result.reason === "deck" ? t("arena-end-deck", { turn }) : t("arena-end-limit");
}

/** What broke a tie between two sides, if one was broken. */
function tied(view, { result, summary }) {
  if (view.state.melee || result.winners.length === summary.points.length || result.reason in GONE) return null;
  const winner = result.winners[0];
  const loser = summary.points.findIndex((_, index) => !result.winners.includes(index + 1)) + 1;
  const same = (list) => list[winner - 1] === list[loser - 1];
  if (!winner || !loser || !same(summary.points)) return null;
  const names = result.winners.map((seat) => view.desk.seatName(seat)).join(", ");
  return t(same(summary.upgraded) ? "arena-end-tie-pieces" : "arena-end-tie-upgraded", { names });
}

/** What is said aloud of the end. */
export function spoken(view, told) {
  const points = sides(view, told).map((seat) => `${view.desk.seatName(seat)} ${told.summary.points[seat - 1]}`).join(", ");
  return `${headline(view, told.result)}. ${points}. ${reason(view, told)}.`;
}

/** The band over the middle of the board. */
export function band(view, told, fold) {
  const { result, summary } = told;
  const seats = sides(view, told);
  const two = seats.length === 2;
  const mark = (seat) => token(view.colour(seat), result.winners.includes(seat) ? "legendary" : "common", "bandtok");
  const plate = (seat, index) => h(
    "li",
    { class: result.winners.includes(seat) ? "first" : "" },
    index === 0 || !two ? mark(seat) : null,
    h("b", {}, summary.points[seat - 1]),
    index && two ? mark(seat) : null,
    h("span", { class: two ? "sr" : "bandname" }, view.desk.seatName(seat)),
  );
  const won = view.desk.seat ? result.winners.includes(view.desk.seat) : true;
  return [
    won ? [crystal("left"), crystal("right")] : null,
    h("h1", { class: "display", tabindex: "-1" }, headline(view, result)),
    h("ol", { class: two ? "bandscore two" : "bandscore" }, seats.map(plate)),
    h("p", {}, reason(view, told)),
    button("iconbtn bandfold", icon("i-eye"), fold, { "aria-label": t("arena-end-fold") }),
  ];
}

/** What stands beside the board: points by turn, the best summoning, counts. */
export function figures(view, told) {
  return [
    told.summary.turns.length > 1 ? h("section", { class: "panel pad pointsbox", "aria-label": t("arena-end-graph") },
      h("h2", { class: "head" }, t("arena-end-graph")), graph(view, told.summary, sides(view, told))) : null,
    h("section", { class: "panel pad bestbox", "aria-label": t("arena-end-best") }, best(view, told), counts(view, told)),
  ];
}

// -- the best summoning -----------------------------------------------------------------------------------------------

function best(view, told) {
  const { desk } = view;
  const { result, summary } = told;
  const own = desk.seat && desk.local.length < 2;
  const seat = own && summary.best[desk.seat - 1] ? desk.seat : result.winners[0] ?? 1;
  const moment = summary.best[seat - 1];
  if (!moment) return null;
  const lost = own && result.winners.length && !result.winners.includes(desk.seat);
  return h("div", { class: "bestrow" },
    picture(view, moment, seat),
    h("div", { class: "besttext" },
      h("h2", { class: "head" }, t(own && seat === desk.seat ? "arena-end-best-yours" : "arena-end-best"), own && seat === desk.seat ? null : h("span", { class: "muted" }, ` · ${desk.seatName(seat)}`)),
      h("p", { class: "display bestname" }, cardName(view.printed, moment.card), moment.points ? h("b", {}, `+${moment.points}`) : null),
      h("p", { class: "muted" }, t("arena-end-where", { turn: moment.turn, square: moment.square })),
      moment.destroyed.length
        ? h("p", { class: "muted losses" }, t("arena-end-destroys", { number: moment.destroyed.length }), moment.destroyed.map(({ colour, rank }) => h("span", { class: "struck" }, token(colour, rank, "tok"))))
        : null,
      h("a", { class: "btn frost", href: `#replay=${moment.number}` }, icon("i-play"), t("arena-end-see")),
      lost ? turning(view, told) : null));
}

/** A cut of the board before the summoning: wires, the being that comes, what broke. */
function picture(view, { board, square, used, destroyed, card }, seat) {
  const drawn = new Board(view.printed);
  const rank = RANK[view.printed.cards[card]?.rank ?? "common"];
  drawn.update({ board, lit: { square, used, ghost: `${rank}${view.colour(seat)}`, look: "frost" } });
  for (const gone of destroyed) if (gone.square in board && gone.square !== square) drawn.over.append(glyph("strike", ...corner(gone.square).map((value) => value + 1), 98, "bad"));
  const from = (at) => Math.min(Math.max(middle(square)[at] - CUT / 2, -20), 920 - CUT);
  drawn.svg.setAttribute("viewBox", `${from(0)} ${from(1)} ${CUT} ${CUT}`);
  return h("div", { class: "bestcut", "aria-hidden": "true" }, drawn.element);
}

/** The turn in which the winner gained most, for whoever lost: review begins there. */
function turning(view, { result, summary }) {
  const winner = result.winners[0];
  let before = 0;
  const gains = summary.turns.map((turn) => {
    const points = turn.points[winner - 1] - before;
    before = turn.points[winner - 1];
    return { ...turn, gain: points };
  });
  const most = gains.reduce((one, other) => (other.gain > one.gain ? other : one), { gain: 0, turn: 0, number: 0 });
  if (!most.gain) return null;
  return h("p", { class: "muted small turning" },
    t("arena-end-turning", { turn: most.turn, points: most.gain, name: view.desk.seatName(winner) }), " ",
    h("a", { class: "link", href: `#replay=${most.number}` }, t("arena-end-from-there")));
}

// -- counts -----------------------------------------------------------------------------------------------------------

function counts(view, { summary }) {
  const { desk } = view;
  const seats = summary.counts.map((_, index) => index + 1).sort((one, other) => Number(other === desk.seat) - Number(one === desk.seat) || one - other);
  const row = (name) => h("tr", {}, h("th", { scope: "row" }, t(COUNTS[name])), seats.map((seat) => h("td", {}, summary.counts[seat - 1][name])));
  return h("table", { class: "endcounts" },
    h("thead", {}, h("tr", {}, h("td"), seats.map((seat) => h("th", { scope: "col" }, view.mark(seat), h("span", { class: "sr" }, desk.seatName(seat)))))),
    h("tbody", {}, Object.keys(COUNTS).map(row), view.state.tasks.length || view.state.next_task ? tasks(view, seats) : null));
}

/** Claimed tasks of the High Form as circles with their points. */
function tasks(view, seats) {
  const claimed = (seat) => view.state.colours[view.colour(seat) - 1].claimed ?? [];
  if (!seats.some((seat) => claimed(seat).length)) return null;
  return h("tr", {}, h("th", { scope: "row" }, t("arena-end-count-tasks")), seats.map((seat) =>
    h("td", {}, h("span", { class: "claimed" }, claimed(seat).map((task) => h("span", { class: "pts", title: t(`task-${task}`) }, view.printed.tasks[task].points))))));
}
