// Frost on a pane: ferns that grow from the rim towards the middle, branches at 60 degrees as in ice. One seed, one pane.

import { s } from "../dom.js";

const STEP = [17, 11, 8];
const LEAST = [9, 6];
const SHARE = [0.42, 0.4];

/** Numbers from 0 to 1 that follow from a text. */
function luck(seed) {
  let state = [...seed].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0), 0x01000193), 0x811c9dc5);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Ferns {
  constructor(seed) {
    this.next = luck(seed);
    this.lines = ["", "", ""];
  }

  between(low, high) {
    return low + (high - low) * this.next();
  }

  grow(x, y, angle, length, level) {
    const steps = Math.max(3, Math.floor(length / STEP[level]));
    const bend = this.between(-0.03, 0.03);
    let drawn = `M${Math.round(x)} ${Math.round(y)}`;
    for (let step = 1; step <= steps; step += 1) {
      angle += bend;
      x += (length / steps) * Math.cos(angle);
      y += (length / steps) * Math.sin(angle);
      drawn += `L${Math.round(x)} ${Math.round(y)}`;
      if (level < 2) this.branch(x, y, angle, length, level, step / steps);
    }
    this.lines[level] += drawn;
  }

  branch(x, y, angle, length, level, along) {
    const swell = Math.sin(Math.PI * Math.min(1, along * 0.8 + 0.22)) * (1 - along * 0.55);
    const size = length * SHARE[level] * swell * this.between(0.8, 1.1);
    if (size <= LEAST[level]) return;
    for (const side of [-1, 1]) if (level === 0 || this.next() < 0.5) this.grow(x, y, angle + (side * Math.PI) / 3, size, level + 1);
  }
}

/** A pane as large as this; corners carry the longest ferns, the middle stays clear. */
export function frostPane(seed, wide, high) {
  const ferns = new Ferns(seed);
  const small = Math.min(wide, high) < 560;
  const [stems, reach] = small ? [22, 170] : [30, 250];
  const rim = 2 * (wide + high);
  for (let stem = 0; stem < stems; stem += 1) {
    const at = (((stem + ferns.between(-0.35, 0.35)) / stems) * rim + rim) % rim;
    const [x, y] = onRim(at, wide, high);
    const corners = [[0, 0], [wide, 0], [0, high], [wide, high]].map(([a, b]) => Math.hypot(x - a, y - b));
    const near = Math.min(...corners) / (Math.min(wide, high) / 2);
    const inward = Math.atan2(high / 2 - y, wide / 2 - x) + ferns.between(-0.35, 0.35);
    ferns.grow(x, y, inward, reach * (0.45 + 0.75 * Math.max(0, 1 - near)) * ferns.between(0.75, 1.15), 0);
  }
  return s("svg", { class: "frostpane", viewBox: `0 0 ${wide} ${high}`, preserveAspectRatio: "none", "aria-hidden": "true" },
    ferns.lines.map((line, level) => s("path", { class: `fern${level}`, d: line })));
}

function onRim(at, wide, high) {
  if (at < wide) return [at, 0];
  if (at < wide + high) return [wide, at - wide];
  if (at < 2 * wide + high) return [2 * wide + high - at, high];
  return [0, 2 * (wide + high) - at];
}

/** A snow crystal of six arms, for one side of a victory. */
export function crystal(look) {
  const arm = [0, 1, 2, 3, 4, 5].map((sixth) => {
    const angle = (sixth * Math.PI) / 3;
    const at = (far, turn = 0, from = [0, 0]) => [from[0] + far * Math.cos(angle + turn), from[1] + far * Math.sin(angle + turn)];
    const twig = (far, size) => [-1, 1].map((side) => `M${at(far).map(Math.round)}L${at(size, (side * Math.PI) / 3, at(far)).map(Math.round)}`).join("");
    return `M0 0L${at(96).map(Math.round)}${twig(34, 22)}${twig(54, 28)}${twig(74, 16)}`;
  });
  return s("svg", { class: `crystal ${look}`, viewBox: "-100 -100 200 200", "aria-hidden": "true" }, s("path", { d: arm.join("") }));
}
