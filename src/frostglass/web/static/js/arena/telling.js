// What happened on the board, told: scenes for the film, and a line for each turn of others.

import { h, token } from "../dom.js";
import { t } from "../words.js";
import { diagram } from "./diagram.js";
import { write } from "./motion.js";

/** A scene stays at least so long, and rests so long when everything has happened. */
const LEAST = 700;
const MOST = 1500;
const REST = 240;
/** Kinds that change nothing one could see: they get no scene of their own. */
const QUIET = new Set(["turn_began", "drew", "returned", "scored", "task_turned_up"]);

/** The scenes of these log entries, beginning with this board and the Gateway there. */
export function scenes(view, { board, gateway }, entries) {
  const made = [];
  let before = board;
  let gate = gateway;
  for (const { number, seat, events = [], lines } of entries) {
    const coloured = events.map((event) => (event.kind === "summoned" ? { ...event, colour: view.colour(event.seat) } : event));
    const script = write(before, coloured, (card) => view.printed.cards[card].rank, gate);
    if (script.length || events.some(({ kind }) => !QUIET.has(kind))) {
      made.push(scene(view, { number, seat, script, caption: lines[0] ?? "" }));
    }
    before = script.after;
    gate = script.gate.square;
  }
  return made;
}

function scene(view, { number, seat, script, caption }) {
  const own = view.desk.mine(seat);
  return {
    number,
    seat,
    own,
    caption,
    /** The words stand where nothing happens. */
    low: script.squares.some((square) => square[1] > 7),
    look: `seat-${"abcd"[view.colour(seat) - 1]}`,
    span: own ? script.length : Math.min(Math.max(script.length + REST, LEAST), MOST),
    begin(pace) {
      view.staged = { board: script.after, gateway: script.gate.square };
      view.board.motion.play(script, pace);
      view.draw();
    },
    pause: (on) => view.board.motion.pause(on),
    end: () => view.board.motion.end(),
  };
}

/** One turn of another seat: beings with their squares, what was lost, points. */
export function turnRow(view, { seat, events }) {
  const { desk, printed } = view;
  const mine = desk.seat ? view.colour(desk.seat) : 0;
  const beings = events.filter(({ kind }) => kind === "summoned");
  const gone = events.filter(({ kind, colour }) => kind === "destroyed" && colour !== view.colour(seat));
  const own = gone.filter(({ colour }) => colour === mine).length;
  const placed = events.filter(({ kind, by }) => kind === "placed" && by === seat).map(({ square }) => square);
  const scored = events.filter(({ kind, points }) => kind === "scored" && points);
  const points = scored.reduce((sum, event) => sum + event.points, 0);
  const parts = beings.map((event) => [h("b", {}, view.cardName(event.card)), " ", path(events, event).flatMap((square, at) => [at ? " → " : "", place(view, square)])]);
  parts.push(...placed.map((square) => [place(view, square)]));
  const other = events.find(({ kind }) => ["invoked", "thawed", "warped", "claimed"].includes(kind));
  if (other) parts.push([h("b", {}, view.cardName(other.flare ?? other.card ?? other.task))]);
  if (events.some(({ kind }) => kind === "given_up")) parts.push([t("since-discards")]);
  if (!parts.length) parts.push([t("since-nothing")]);
  const picture = beings[0]
    ? diagram(printed.cards[beings[0].card], { size: 12, room: [44, 40], spoken: false })
    : placed.length ? token(view.colour(seat), "common", "tok") : null;
  return {
    picture,
    told: parts.flatMap((part, index) => (index ? [", ", ...part] : part)),
    losses: [
      gone.map(({ colour, rank }) => h("span", { class: "struck" }, token(colour, rank, "tok"))),
      own ? h("span", { class: "bad" }, t("since-yours", { number: own })) : null,
      points ? h("b", {}, `+${points}`) : null,
    ],
  };
}

/** Where a being came and where it ended in its turn. */
function path(events, being) {
  let here = being.square;
  for (const event of events.slice(events.indexOf(being) + 1)) if (event.kind === "moved" && event.from === here) here = event.square;
  return here === being.square ? [here] : [being.square, here];
}

function place(view, square) {
  return h("span", {
    class: "sq",
    onpointerenter: () => view.light(square),
    onpointerleave: () => view.light(null),
  }, square);
}
