// A memory as a pane of two by two areas: covered ones filled, clear ones hollow, the symbol in each, the strength once.

import { glyph, s } from "../dom.js";

export const U = 64;
export const AREAS = [[0, 0], [1, 0], [0, 1], [1, 1]];

/** The pane of a memory with the areas that show; `look` may be ghost or choice. */
export function pane(memory, areas = [0, 1, 2, 3], look = "") {
  const { colour, mask, strength } = memory;
  const drawn = [
    s(
      "rect",
      {
        x: 1,
        y: 1,
        width: 2 * U - 2,
        height: 2 * U - 2,
        rx: 8,
        fill: "var(--glass)",
        stroke: "currentColor",
        "stroke-width": 2,
      },
    ),
  ];
  for (const area of areas) {
    const [x, y] = AREAS[area].map((value) => value * U);
    const covered = mask[area] === "#";
    const size = covered ? 32 : 23;
    const at = U / 2 - size / 2 + (area === areas[0] ? 4.5 : 0);
    if (covered) {
      drawn.push(
        s("rect", { x: x + 4, y: y + 4, width: U - 8, height: U - 8, rx: 6, fill: "currentColor" }),
        s("path", { d: `M${x + 4} ${y + 40}L${x + 40} ${y + 4}H${x + 22}L${x + 4} ${y + 22}Z`, fill: "#fff", opacity: ".16" }));
    } else drawn.push(s("rect", { x: x + 6, y: y + 6, width: U - 12, height: U - 12, rx: 4.5, fill: "none", stroke: "currentColor", "stroke-width": 1.6, "stroke-dasharray": "4 4", opacity: ".6" }));
    drawn.push(glyph(`suit-${colour}`, x + at, y + at, size, covered ? "suitink" : "suitfaint"));
  }
  if (areas.length) {
    const [x, y] = AREAS[areas[0]].map((value) => (value + 0.25) * U);
    drawn.push(
      s("circle", { class: "disc", cx: x, cy: y, r: 13 }),
      s("text", { class: "strength", x, y: y + 6.2, "text-anchor": "middle", "font-size": "17.3" }, strength));
  }
  return s("g", { class: `memory s-${colour} ${look}` }, drawn);
}

/** A whole card by itself. */
export function memoryPicture(memory, look = "") {
  return s("svg", { class: `mem ${look}`, viewBox: `0 0 ${2 * U} ${2 * U}`, "aria-hidden": "true" }, pane(memory));
}
