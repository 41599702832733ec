// What happened in the Mind, told: scenes for the film, and what the partner did, with the traces it leaves.

import { h } from "../dom.js";
import { t } from "../words.js";
import { spanOf } from "./motion.js";

const LEAST = 700;
const MOST = 1500;
const REST = 260;
const SPEAKING = 1440;
const QUIET = new Set(["turn_began"]);

/** The Mind after these events, as far as they tell. */
function after(mind, events) {
  let laid = mind;
  for (const { kind, card, x, y, part } of events) {
    if (kind === "mind_began") laid = [{ card, x: 0, y: 0, visible: true }];
    else if (kind === "added") laid = [...laid, { card, x, y, visible: true }];
    else if (kind === "taken" || kind === "struck") laid = laid.filter((other) => other.card !== card);
    else if (kind === "kept") laid = laid.filter((other) => part.includes(other.card));
  }
  return laid;
}

/** The scenes of these log entries, beginning with this Mind. */
export function scenes(view, mind, entries) {
  const made = [];
  let before = mind;
  for (const { number, seat, events = [], lines } of entries) {
    const now = after(before, events);
    const said = events.findLast(({ kind }) => kind === "said")?.phrase ?? "";
    if (events.some(({ kind }) => !QUIET.has(kind))) {
      made.push(scene(view, { number, seat, before, now, said, caption: lines.join(". ") }));
    }
    before = now;
  }
  return made;
}

function scene(view, { number, seat, before, now, said, caption }) {
  const own = view.desk.mine(seat);
  const moving = spanOf(before, now);
  return {
    number,
    seat,
    own,
    caption,
    look: seat === 1 ? "s-glass" : "s-antlers",
    span: said ? SPEAKING : own ? moving : Math.min(Math.max(moving + REST, LEAST), MOST),
    begin(pace) {
      view.staged = now;
      view.mind.trace([]);
      view.mind.motion.play(before, now, pace);
      view.drawMind();
      view.vow.speak(said, pace);
    },
    pause: (on) => view.mind.motion.pause(on),
    end() {
      view.mind.motion.end();
      view.vow.speak("");
    },
  };
}

/** What the partner did in these turns: a line for each choice, numbered where it left a trace; draws in a row are one. */
export function deeds(view, all, turns) {
  const wanted = new Set(turns.flatMap(({ seat, entries }) => entries.filter((entry) => entry.seat === seat)));
  const traces = [];
  const lines = [];
  const touched = { rows: new Set(), demons: new Set() };
  let mind = [];
  for (const entry of all) {
    if (entry.number === view.seen?.number) ({ mind } = view.seen);
    const left = wanted.has(entry) ? tracesOf(mind, entry.events ?? []) : [];
    mind = after(mind, entry.events ?? []);
    if (!wanted.has(entry) || !entry.lines.length) continue;
    for (const { kind, row, demon } of entry.events ?? []) {
      if (kind === "strengthened" || kind === "revealed") touched.rows.add(row);
      if (kind === "tainted") touched.demons.add(demon);
    }
    const drawn = drawnIn(view, entry.events ?? []);
    const last = lines.at(-1);
    if (drawn.length && last?.drawn.length) {
      last.drawn.push(...drawn);
      last.told = t("mind-drew", { cards: last.drawn.join(", ") });
      continue;
    }
    const number = left.length ? traces.filter((trace) => trace.number).length + 1 : 0;
    left.forEach((trace, index) => traces.push({ ...trace, number: index ? 0 : number }));
    lines.push({ number, drawn, told: entry.lines.filter((line) => line).join(". ") });
  }
  return { traces, lines, touched };
}

/** The cards by their names, where nothing happened but that they were drawn. */
function drawnIn(view, events) {
  const told = events.filter(({ kind }) => !QUIET.has(kind));
  if (!told.every(({ kind }) => kind === "drew")) return [];
  return told.map(({ card }) => (card in view.printed.memories ? view.cardName(card) : view.demonName(card)));
}

function tracesOf(mind, events) {
  const found = (card) => mind.find((laid) => laid.card === card);
  return events.flatMap(({ kind, card, x, y, part }) => {
    if (kind === "added") return [{ card, x, y, how: "added" }];
    if ((kind === "taken" || kind === "struck") && found(card)) return [{ ...found(card), how: "taken" }];
    if (kind === "kept") return mind.filter((laid) => !part.includes(laid.card) && !events.some((event) => event.card === laid.card && event.kind === "taken")).map((laid) => ({ ...laid, how: "gone" }));
    return [];
  });
}

/** The panel of `Since` for a game in which deeds are the language. */
export function deedList(view, { lines }) {
  return [
    h("ol", { class: "deeds" }, lines.map(({ number, told }) => h("li", {}, h("b", { class: number ? "num" : "num none" }, number || ""), h("span", {}, told)))),
    view.desk.seat ? h("p", { class: "dim small" }, t("since-stays")) : null,
  ];
}
