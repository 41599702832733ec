// Parts of the Mind's picture: outlines, places, the lifted card, parts of a split, a refused place, axes.

import { glyph, s } from "../dom.js";
import { AREAS, U, pane } from "./memory.js";

const LIFT = 1.45;
/** @type {[number, number][]} */
const WAYS = [[0, -LIFT], [LIFT, -LIFT], [-LIFT, -LIFT], [LIFT, 0], [-LIFT, 0], [0, LIFT], [LIFT, LIFT], [-LIFT, LIFT]];

/** The line around some areas; edges that two of them share are left out. */
export function contour(points, inset) {
  const all = new Set(points.map(String));
  const has = (x, y) => all.has(`${x},${y}`);
  return points.map(([x, y]) => {
    const [left, top, right, bottom] = [x * U + inset, y * U + inset, (x + 1) * U - inset, (y + 1) * U - inset];
    const [north, east, south, west] = [has(x, y - 1), has(x + 1, y), has(x, y + 1), has(x - 1, y)];
    const [start, end] = [west ? x * U : left, east ? (x + 1) * U : right];
    const [above, below] = [north ? y * U : top, south ? (y + 1) * U : bottom];
    const across = (open, height) => (open ? "" : `M${start} ${height}H${end}`);
    const down = (open, side) => (open ? "" : `M${side} ${above}V${below}`);
    return across(north, top) + down(east, right) + across(south, bottom) + down(west, left);
  }).join("");
}

/** Four corners round a place. */
export function corners(x, y, aimed) {
  const [left, top, k] = [x * U - 3, y * U - 3, aimed ? 22 : 12];
  const [right, bottom] = [left + 2 * U + 6, top + 2 * U + 6];
  return [
    `M${left} ${top + k}V${top}H${left + k}`,
    `M${right - k} ${top}H${right}V${top + k}`,
    `M${right} ${bottom - k}V${bottom}H${right - k}`,
    `M${left + k} ${bottom}H${left}V${bottom - k}`,
  ].join("");
}

/** The middle of a place, with its number as far as keys go. */
export function disc(cx, cy, number) {
  const inside = number <= 9
    ? s("text", { class: "spotn", x: cx, y: cy + 5.5, "text-anchor": "middle" }, number)
    : s("circle", { class: "spotdot", cx, cy, r: 4.5 });
  return [s("circle", { class: "spot", cx, cy, r: 15 }), inside];
}

/** Words in a pill around a point. */
export function pill(words, x, y, look) {
  const wide = 26 + words.length * 8.5;
  return s("g", { class: look },
    s("rect", { x: x - wide / 2, y: y - 16, width: wide, height: 32, rx: 16 }),
    s("text", { x, y: y + 6, "text-anchor": "middle" }, words));
}

/** How far a taken card rises: to the side where the cards that stay are farthest, upwards if all are alike. */
export function riseOf(laid, others) {
  const free = ([dx, dy]) => Math.min(Infinity, ...others.map(({ x, y }) => Math.hypot(laid.x + dx - x, laid.y + dy - y)));
  return WAYS.reduce((best, way) => (free(way) > free(best) + 0.01 ? way : best));
}

/** The tilted card in the hand of who takes it; its place keeps a dotted socket. */
export function risen(memory, [x, y]) {
  return s("g", { class: "risen", transform: `translate(${x * U} ${y * U}) rotate(-3 ${U} ${U}) translate(${U} ${U}) scale(1.05) translate(${-U} ${-U})` },
    s("circle", { cx: U, cy: U, r: 1.9 * U, fill: "url(#glow)", "pointer-events": "none" }),
    pane(memory),
    s("rect", { class: "edge", x: -2, y: -2, width: 2 * U + 4, height: 2 * U + 4, rx: 10 }));
}

export function socket({ x, y }) {
  return s("rect", { class: "socket", x: x * U + 2, y: y * U + 2, width: 2 * U - 4, height: 2 * U - 4, rx: 7 });
}

/** A tick or a cross at the strength of a card: does it fit into the row? */
export function verdict(area, fits) {
  const [x, y] = AREAS[area].map((value) => (value + 0.42) * U);
  return s("g", { class: fits ? "verdict yes" : "verdict no", "aria-hidden": "true" },
    s("circle", { cx: x, cy: y, r: 8.5 }), glyph(fits ? "i-check" : "i-cross", x - 6, y - 6, 12, ""));
}

/** The letter of a part and what becomes of it: over its highest card when it stays, under its lowest when it goes. */
export function partSign(cards, after, words, stays) {
  const lying = after.filter(({ card }) => cards.includes(card));
  if (!lying.length) return null;
  const end = lying.reduce((one, other) => (stays ? other.y < one.y : other.y > one.y) ? other : one);
  return pill(words, (end.x + 1) * U, stays ? end.y * U - 20 : (end.y + 2) * U + 22, stays ? "partsign" : "partsign going");
}

/** A card as it was laid where it may not lie: ticks on areas that match, a red edge and a cross on those that do not. */
export function refusedCard(memory, { x, y, areas }) {
  const sign = ({ x: at, y: line, fits }) => {
    const [left, top] = [(at - x) * U, (line - y) * U];
    return [
      fits ? null : s("rect", { class: "clash", x: left + 2, y: top + 2, width: U - 4, height: U - 4, rx: 6 }),
      s("g", { class: fits ? "verdict yes" : "verdict no" },
        s("circle", { cx: left + U - 15, cy: top + U - 15, r: 11 }), glyph(fits ? "i-check" : "i-cross", left + U - 23, top + U - 23, 16, "")),
    ];
  };
  return s("g", { class: "refused", transform: `translate(${x * U} ${y * U})`, "aria-hidden": "true", "pointer-events": "none" },
    pane(memory),
    s("rect", { class: "refusededge", x: -1, y: -1, width: 2 * U + 2, height: 2 * U + 2, rx: 9 }),
    areas.map(sign));
}

/** Pixels that the axes take at the left and above. */
export const RIM = 26;

/** Numbers along the upper and left edge of what is shown; the lit column and line are those of a place. */
export function axes({ x, y, w, h }, [wide, high], lit) {
  const scale = Math.max(w / Math.max(wide, 1), h / Math.max(high, 1));
  const [left, top] = [x + (w - wide * scale) / 2, y + (h - high * scale) / 2];
  const rim = RIM * scale;
  const numbers = (start, size) => Array.from({ length: Math.ceil(size / U) + 1 }, (_, i) => Math.floor(start / U) + i);
  const sign = (value) => String(value).replace("-", "−");
  const tick = (at, line, value, on) => [
    on ? s("rect", { class: "axislit", x: at - U / 2, y: line - rim / 2, width: U, height: rim }) : null,
    s("text", { class: on ? "axisn on" : "axisn", x: at, y: line + 4.5 * scale, "text-anchor": "middle", "font-size": 12 * scale }, sign(value)),
  ];
  const down = (value) => {
    const at = (value + 0.5) * U;
    const on = lit && lit[1] === value;
    return [
      on ? s("rect", { class: "axislit", x: left, y: at - U / 2, width: rim, height: U }) : null,
      s("text", { class: on ? "axisn on" : "axisn", x: left + rim / 2, y: at + 4.5 * scale, "text-anchor": "middle", "font-size": 12 * scale }, sign(value)),
    ];
  };
  return [
    s("rect", { class: "axis", x: left, y: top, width: wide * scale, height: rim }),
    s("rect", { class: "axis", x: left, y: top, width: rim, height: high * scale }),
    numbers(left + rim, wide * scale - rim).filter((value) => value * U > left + rim - U / 2).map((value) => tick((value + 0.5) * U, top + rim / 2, value, lit && lit[0] === value)),
    numbers(top + rim, high * scale - rim).filter((value) => value * U > top + rim - U / 2).map(down),
  ];
}
