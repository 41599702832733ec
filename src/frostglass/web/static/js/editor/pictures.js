// Small boards: a position at a glance, and what one step changed in it.

import { glyph, s } from "../dom.js";
import { SQUARES, corner } from "../arena/geometry.js";
import { pieceOf } from "../arena/board.js";

const OCTAGON = "M193-17H707L917 193V707L707 917H193L-17 707V193Z";

/** `before` may be null: then nothing is marked. */
export function smallBoard(printed, before, after, label) {
  const names = [...SQUARES];
  const changed = before ? names.filter((square) => before[square] !== after[square]) : [];
  return s("svg", { class: "smallboard", viewBox: "-24 -24 948 948", role: "img", "aria-label": label },
    s("path", { class: "slab", d: OCTAGON, "stroke-width": "6" }),
    names.map((square) => {
      const [x, y] = corner(square);
      const colour = printed.red.includes(square) ? " is-red" : printed.green.includes(square) ? " is-green" : "";
      return s("rect", { class: `tile${colour}`, x: x + 3, y: y + 3, width: 94, height: 94, rx: 6 });
    }),
    changed.filter((square) => before[square] && !after[square]).map((square) => piece(before[square], square, "was")),
    Object.entries(after).map(([square, token]) => piece(token, square, "")),
    changed.map((square) => {
      const [x, y] = corner(square);
      return s("rect", { class: "differs", x: x + 2, y: y + 2, width: 96, height: 96, rx: 8 });
    }),
    changed.filter((square) => before[square] && !after[square]).map((square) => {
      const [x, y] = corner(square);
      return s("path", { class: "struck", d: `M${x + 22} ${y + 78}l56-56` });
    }));
}

function piece(token, square, look) {
  const { rank, colour } = pieceOf(token);
  const letter = "abcd"[colour - 1];
  const [x, y] = corner(square);
  return s("g", { class: `seat-${letter} ${look}` }, glyph(`piece-${rank}-${letter}`, x - 6, y - 6, 112));
}
