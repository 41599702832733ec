// Where the squares lie on the sheet: one square is 100 units, a1 is bottom left, three squares miss in each corner.

export const FILES = "abcdefghi";
const WIDTHS = { 9: "cdefg", 8: "bcdefgh", 2: "bcdefgh", 1: "cdefg" };
export const ROWS = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((row) => [...(WIDTHS[row] ?? FILES)].map((file) => `${file}${row}`));
export const SQUARES = new Set(ROWS.flat());
export const CENTRAL = { x: 300, y: 300, size: 300 };

export function corner(square) {
  return [FILES.indexOf(square[0]) * 100, (9 - Number(square[1])) * 100];
}

export function middle(square) {
  return corner(square).map((value) => value + 50);
}

/** The square some steps away, or null. */
export function step(square, right, up) {
  const name = `${FILES[FILES.indexOf(square[0]) + right]}${Number(square[1]) + up}`;
  return SQUARES.has(name) ? name : null;
}

/** Edges of the smallest tree through some points: the wires of a summoning. */
export function tree(points) {
  const inside = [points[0]];
  let rest = points.slice(1);
  const edges = [];
  while (rest.length) {
    let best = null;
    for (const a of inside) {
      for (const b of rest) {
        const far = Math.hypot(a[0] - b[0], a[1] - b[1]);
        if (!best || far < best.far) best = { far, a, b };
      }
    }
    edges.push([best.a, best.b]);
    inside.push(best.b);
    rest = rest.filter((point) => point !== best.b);
  }
  return edges;
}

/** The square at a point of the sheet, or null. */
export function squareAt(x, y) {
  const name = `${FILES[Math.floor(x / 100)]}${9 - Math.floor(y / 100)}`;
  return SQUARES.has(name) ? name : null;
}
