// The pattern of a card on a small slab: target, pieces by rank, marks, arrows; as printed or turned as it lies.

import { glyph, s } from "../dom.js";
import { t } from "../words.js";

const TOWARDS = { n: [0, -1], ne: [1, -1], e: [1, 0], se: [1, 1], s: [0, 1], sw: [-1, 1], w: [-1, 0], nw: [-1, -1] };
const RANK = { c: "common", h: "heroic" };
const PATTERNS = { y: "url(#stripes)", b: "url(#dots)" };

const rows = (lines) => lines.map((line) => line.split(" "));

/** From 4 on mirrored, then quarter turns clockwise: the numbers of `marks.turned`. */
function turned(x, y, turn) {
  let [dx, dy] = [turn >= 4 ? -x : x, y];
  for (let quarter = 0; quarter < turn % 4; quarter += 1) [dx, dy] = [-dy, dx];
  return [dx, dy];
}

/** The pattern row by row, for those who listen. */
export function patternWords(card) {
  const names = {
    ".": t("web-cell-any"),
    c: t("rank-common"),
    h: t("rank-heroic"),
    T: t("web-cell-target"),
    Tc: t("web-cell-target-common"),
    Th: t("web-cell-target-heroic"),
  };
  return `${t("web-pattern")}: ${rows(card.pattern).map((row) => row.map((cell) => names[cell]).join(", ")).join("; ")}`;
}

/** `size`: the largest cell in pixels; `room`: the pixels there are. */
export function diagram(card, { size, room = [Infinity, Infinity], turn = 0, spoken = true }) {
  const printed = rows(card.pattern);
  const framed = printed.flat().some((cell) => cell.startsWith("T"));
  // A being that comes to any square has no target; its pattern is turned round its first piece.
  const isFirst = (cell) => (framed ? cell.startsWith("T") : cell !== ".");
  const ty = printed.findIndex((row) => row.some(isFirst));
  const tx = printed[ty].findIndex(isFirst);
  const lay = (lines) => lines.flatMap((row, y) => row.map((cell, x) => ({ at: turned(x - tx, y - ty, turn), cell })));
  const cells = lay(printed);
  const marks = new Map(
    lay(rows(card.marks ?? [])).filter(({ cell }) => cell !== ".").map(({ at, cell }) => [String(at), cell]),
  );
  const arrows = (card.arrows ?? []).map((name) => turned(...TOWARDS[name], turn));
  const span = (points) => [
    Math.min(...points.map(([x]) => x)),
    Math.min(...points.map(([, y]) => y)),
    Math.max(...points.map(([x]) => x)) + 1,
    Math.max(...points.map(([, y]) => y)) + 1,
  ];
  const slab = span(cells.map(({ at }) => at));
  const [x0, y0, x1, y1] = span([...cells.map(({ at }) => at), ...arrows.map(([x, y]) => [x * 0.8, y * 0.8])]);
  const [wide, high] = [x1 - x0 + 0.28, y1 - y0 + 0.28];
  const cell = Math.min(size, room[0] / wide, room[1] / high);
  const drawn = [
    s(
      "rect",
      {
        class: "dslab",
        x: slab[0] * 100 - 8,
        y: slab[1] * 100 - 8,
        width: (slab[2] - slab[0]) * 100 + 16,
        height: (slab[3] - slab[1]) * 100 + 16,
        rx: 14,
      },
    ),
  ];
  for (const { at: [x, y], cell: token } of cells) {
    drawn.push(
      s(
        "rect",
        {
          class: token === "." ? "dcell" : "dcell dfull",
          x: x * 100 + 3,
          y: y * 100 + 3,
          width: 94,
          height: 94,
          rx: 8,
        },
      ),
    );
    const mark = marks.get(String([x, y]));
    if (mark) drawn.push(
      s(
        "rect",
        {
          x: x * 100 + 8,
          y: y * 100 + 8,
          width: 84,
          height: 84,
          rx: 5,
          fill: PATTERNS[mark],
          stroke: `var(--mark-${mark})`,
          "stroke-width": 4,
        },
      ),
    );
  }
  drawn.push(...arrows.map(arrow));
  for (const { at: [x, y], cell: token } of cells) {
    const rank = RANK[token.at(-1)];
    // Room around a piece on a striped or dotted cell, so that its outline stays clear.
    if (rank && marks.has(String([x, y]))) drawn.push(s(
      "g",
      { class: "dclear" },
      glyph(`shape-${rank}`, x * 100 + 6, y * 100 + 6, 88),
    ));
    if (rank) drawn.push(glyph(`mark-${rank}`, x * 100 + 6, y * 100 + 6, 88, "dpiece"));
  }
  if (framed) drawn.push(glyph("target", 1, 1, 98, "ember"));
  if (printed[ty][tx] === "T") drawn.push(glyph(`ghost-${card.rank}`, 8, 8, 84, "ember"));
  const words = spoken ? { role: "img", "aria-label": patternWords(card) } : { "aria-hidden": "true" };
  return s(
    "svg",
    {
      class: "diagram",
      viewBox: `${(x0 - 0.14) * 100} ${(y0 - 0.14) * 100} ${wide * 100} ${high * 100}`,
      width: Math.round(wide * cell),
      height: Math.round(high * cell),
      ...words,
    },
    drawn,
  );
}

function arrow([dx, dy]) {
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
  const far = Math.hypot(dx, dy) * 88;
  return s(
    "path",
    {
      class: "darrow",
      transform: `translate(50 50) rotate(${angle})`,
      d: `M${far * 0.64} 0H${far}M${far - 20}-17 ${far + 2} 0 ${far - 20} 17`,
    },
  );
}
