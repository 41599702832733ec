// The octagon of ice: squares, pieces, and in ember what may be done there. It is a grid that keys can walk.

import { glyph, h, replace, s, set } from "../dom.js";
import { t } from "../words.js";
import { onWonder } from "../table/why.js";
import { drawGateway } from "./gateway.js";
import { CENTRAL, FILES, ROWS, SQUARES, corner, middle, squareAt, step, tree } from "./geometry.js";
import { Motion } from "./motion.js";

const RANKS = { c: "common", h: "heroic", l: "legendary" };
const OCTAGON = "M193-17H707L917 193V707L707 917H193L-17 707V193Z";
const EDGES = { sw: "M-11 707 193 911", nw: "M193-11-11 193", ne: "M707-11 911 193", se: "M911 707 707 911" };
const CRACKS = "M-10 330 70 352 128 330 236 371 318 349M905 560 812 545 760 575 655 548 603 571M420-15 436 70 415 118 441 182M470 915 455 830 480 782";
const NEAR = 12;
/** More squares than a third of the board are not framed one by one: its edge is. */
const MANY = 23;
const INSET = 7;
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** Rank and colour (from 1) of a piece as the view writes it: `h2`. */
export function pieceOf(text) {
  return { rank: RANKS[text[0]], colour: Number(text[1]) };
}

export class Board {
  /** `on` has point(square or null), pick(square) and wonder(square); without it the board is a picture. */
  constructor(printed, on = null) {
    this.printed = printed;
    this.on = on;
    this.cells = new Map();
    this.pieces = new Map();
    this.hidden = new Set();
    this.targets = new Set();
    this.here = "e5";
    this.edges = s("g");
    this.rim = s("path", { class: "rim", d: OCTAGON, fill: "none" });
    this.quiet = false;
    this.under = s("g");
    this.marks = s("g");
    this.wires = s("g");
    this.piecesLayer = s("g");
    /** Where the Gateway is drawn, and whether actors play it now. */
    this.gate = { square: null, acting: false, layer: s("g") };
    this.actors = s("g", { class: "motion" });
    this.over = s("g");
    this.central = s("g", { class: "central" });
    this.tip = h("div", { class: "tip", hidden: true, "aria-hidden": "true" });
    this.svg = s("svg", {
      class: "board",
      viewBox: "-20 -20 940 940",
      role: on ? "grid" : "img",
      "aria-label": t("web-board"),
    },
      s("path", { class: "slab", d: OCTAGON, "stroke-width": "2.5" }),
      this.rim,
      this.edges,
      ROWS.map(
        (row, index) => s(
          "g",
          on ? { role: "row", "aria-rowindex": index + 1 } : {},
          row.map((square) => this.cell(square)),
        ),
      ),
      s("g", { "aria-hidden": "true", "pointer-events": "none" },
        this.central, this.coordinates(),
        s(
          "path",
          { d: CRACKS, class: "cracks", fill: "none", stroke: "#fff", "stroke-opacity": ".1", "stroke-width": "2" },
        ),
        this.under, this.marks, this.wires, this.piecesLayer, this.gate.layer, this.actors, this.over));
    this.element = h("div", { class: "boardbox" }, this.svg, this.tip);
    this.motion = new Motion(this.actors, {
      drawPiece: (text, square, look) => drawPiece(text, square, 5, 90, look),
      drawGateway,
      hide: (squares, gate) => this.hide(new Set(squares), gate),
    });
    if (on) this.listen();
  }

  /** Leave pieces and the Gateway out while they are played elsewhere. */
  hide(squares, gate) {
    this.hidden = squares;
    this.gate.acting = gate;
    this.gate.layer.classList.toggle("acting", gate);
    for (const [square, { node }] of this.pieces) node.classList.toggle("acting", squares.has(square));
  }

  cell(square) {
    const [x, y] = corner(square);
    const colour = this.printed.red.includes(square) ? "red" : this.printed.green.includes(square) ? "green" : "";
    const mark = colour ? glyph(`square-${colour}-empty`, x + 2, y + 2, 96, colour) : null;
    // Above every tint, so that red stays red and green stays green.
    if (mark) this.marks.append(mark);
    const spoken = this.on ? {
      role: "gridcell",
      "aria-colindex": FILES.indexOf(square[0]) + 1,
      tabindex: square === this.here ? "0" : "-1",
    } : {};
    const cell = s("g", { class: "cell", "data-square": square, ...spoken },
      s(
        "rect",
        { class: `tile${colour ? ` is-${colour}` : ""}`, x: x + 1.5, y: y + 1.5, width: 97, height: 97, rx: 6 },
      ),
      s(
        "rect",
        {
          class: "tile-line",
          x: x + 2.5,
          y: y + 2.5,
          width: 95,
          height: 95,
          rx: 5,
          fill: "url(#sheen)",
          "stroke-width": "1.6",
        },
      ));
    this.cells.set(square, { cell, mark, colour });
    return cell;
  }

  coordinates() {
    const text = (square, value, x, y, anchor) => {
      const [left, top] = corner(square);
      return s("text", { class: "coord", x: left + x, y: top + y, "text-anchor": anchor }, value);
    };
    return s("g", {},
      [...FILES].map(
        (file) => text([...ROWS].reverse().flat().find((square) => square[0] === file), file, 92, 93, "end"),
      ),
      ROWS.map((row) => text(row[0], row[0][1], 8, 19, "start")));
  }

  listen() {
    const { svg } = this;
    svg.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.on.point(this.at(event, 0)));
    svg.addEventListener("pointerleave", () => this.on.point(null));
    svg.addEventListener("click", (event) => {
      const square = this.at(event, NEAR);
      if (square) {
        this.walkTo(square, false);
        this.on.pick(square);
      }
    });
    onWonder(svg, (event) => {
      const square = this.at(event, 0);
      if (square) this.on.wonder(square);
    });
    svg.addEventListener("focusin", (event) => {
      const { square } = event.target.dataset;
      if (!square) return;
      this.walkTo(square, false);
      this.on.point(square);
    });
    svg.addEventListener("focusout", () => this.on.point(null));
    svg.addEventListener("keydown", (event) => {
      const way = ARROWS[event.key];
      if (way) {
        event.preventDefault();
        this.walkTo(step(this.here, ...way) ?? this.here, true);
      } else if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        event.stopPropagation();
        this.on.pick(this.here);
      }
    });
  }

  /** The square under a pointer; a near miss goes to the nearest choice. */
  at(event, near) {
    const matrix = this.svg.getScreenCTM();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const square = squareAt(point.x, point.y);
    if (!near || this.targets.has(square)) return square;
    const reach = 50 + near / matrix.a;
    const far = (name) => Math.max(Math.abs(middle(name)[0] - point.x), Math.abs(middle(name)[1] - point.y));
    const nearest = [...this.targets].sort((one, other) => far(one) - far(other))[0];
    return nearest && far(nearest) <= reach ? nearest : square;
  }

  walkTo(square, focus) {
    set(this.cells.get(this.here).cell, "tabindex", "-1");
    this.here = square;
    const { cell } = this.cells.get(square);
    set(cell, "tabindex", "0");
    if (focus) cell.focus();
  }

  focus() {
    this.cells.get(this.here).cell.focus();
  }

  /** Draw: {board, gateway, corners, active, central, targets, sources, lit, changed, found, near, refused, labels}. */
  update(scene) {
    this.targets = new Set([...(scene.targets ?? []), ...(scene.sources ?? [])]);
    this.quiet = (scene.targets?.length ?? 0) > MANY;
    this.rim.classList.toggle("open", this.quiet);
    const lit = scene.lit ?? {};
    replace(
      this.edges,
      Object.entries(scene.corners ?? {}).map(([where, colour]) => edge(EDGES[where], colour, scene.active === where)),
    );
    replace(
      this.central,
      scene.central ? [3.5, -3.5].map((out) => frame(CENTRAL.x - out, CENTRAL.size + 2 * out)) : [],
    );
    for (const [square, { cell, mark, colour }] of this.cells) {
      if (colour) this.drawMark(square, mark, colour, scene);
      set(cell, "aria-label", scene.labels?.(square));
      cell.classList.toggle("can", this.targets.has(square));
    }
    this.drawPieces(scene.board, lit);
    this.drawGate(scene);
    this.drawChoices(scene, lit);
  }

  /**
   * Teeth step inwards from a frame; a ring does where no piece stands in it.
   *
   * @param {string} square
   * @param {Element} mark
   * @param {string} colour
   * @param {{ board: any, targets?: string[], lit?: { square?: string, ghost?: string, outline?: string } }} scene
   */
  drawMark(square, mark, colour, { board, targets = [], lit = {} }) {
    const stands = square in board || (square === lit.square && (lit.ghost || lit.outline));
    const framed = square === lit.square || (!this.quiet && targets.includes(square));
    const inset = framed && (colour === "red" || !(square in board)) ? INSET : 0;
    const [x, y] = corner(square);
    set(mark, "href", `#square-${colour}${stands ? "" : "-empty"}`);
    set(mark, "x", x + 2 + inset);
    set(mark, "y", y + 2 + inset);
    set(mark, "width", 96 - 2 * inset);
    set(mark, "height", 96 - 2 * inset);
  }

  drawPieces(board, lit) {
    for (const [square, known] of this.pieces) {
      if (board[square] === known.text) continue;
      this.pieces.delete(square);
      known.node.remove();
    }
    for (const [square, text] of Object.entries(board)) {
      if (!this.pieces.has(square)) {
        const node = drawPiece(text, square, 5, 90, this.hidden.has(square) ? "acting" : "");
        this.pieces.set(square, { text, node });
        this.piecesLayer.append(node);
      }
      this.pieces.get(square).node.classList.toggle(
        "under",
        Boolean(lit.ghost) && square === lit.square || square === lit.from,
      );
    }
  }

  /** The arcs stand around a piece on the board; on Merchant of Time they are not to be seen here. */
  drawGate({ board, gateway = null }) {
    const square = SQUARES.has(gateway) && gateway in board ? gateway : null;
    if (square === this.gate.square) return;
    this.gate.square = square;
    replace(this.gate.layer, square ? drawGateway(square) : []);
  }

  drawChoices({ board, targets = [], sources = [], changed = [], found = [], near = [], refused = null }, lit) {
    const { quiet } = this;
    const ground = (square, chosen) => {
      const [x, y] = corner(square);
      if (!chosen && this.cells.get(square).colour) return [];
      return [
        chosen && lit.look !== "frost" ? s("circle", { cx: x + 50, cy: y + 50, r: 120, fill: "url(#glow)" }) : null,
        s("rect", { x: x + 4, y: y + 4, width: 92, height: 92, rx: 4, class: chosen ? `ground on ${lit.look ?? ""}` : "ground" }),
      ];
    };
    const outline = (square, look) => {
      const [x, y] = corner(square);
      return s("rect", { class: look, x: x + 4, y: y + 4, width: 92, height: 92, rx: 5, fill: "none" });
    };
    const frameAt = (name, square, look) => glyph(name, ...corner(square).map((value) => value + 1), 98, look);
    replace(
      this.under,
      quiet ? [] : targets.filter((square) => square !== lit.square).map((square) => ground(square, false)),
      lit.square ? ground(lit.square, true) : [],
      changed.map((square) => outline(square, "changed")),
    );
    const used = [...(lit.used ?? []), ...(lit.from ? [lit.from] : [])].filter((square) => square !== lit.square);
    const missing = new Map((lit.missing ?? []).map(({ square, rank }) => [square, rank]));
    replace(this.wires,
      used.length ? tree([lit.square, ...used].map(middle)).flatMap(([a, b]) => wire(a, b)) : [],
      used.filter((square) => square in board && !missing.has(square)).map((square) => s("circle", { class: "wire", cx: middle(square)[0], cy: middle(square)[1], r: 45, "stroke-width": "5" })));
    const open = used.filter((square) => !(square in board) && !missing.has(square) && square !== lit.from);
    replace(this.over,
      open.map(drawOpen),
      [...missing].map(([square, rank]) => drawMissing(square, rank)),
      lit.ghost ? drawPiece(lit.ghost, lit.square, 9, 82, "ghost") : [],
      lit.outline ? glyph(`ghost-${lit.outline}`, ...corner(lit.square).map((value) => value + 9), 82, lit.look) : [],
      lit.blocked ? frameAt("strike", lit.square, "bad") : [],
      lit.ghost && board[lit.square] && lit.square !== lit.from ? lost(board[lit.square], lit.square) : [],
      sources.map((square) => outline(square, "source")),
      quiet ? [] : targets.map((square) => frameAt("target", square, square === lit.square ? "ember" : "ember breathe")),
      lit.square && (quiet || !targets.includes(lit.square)) ? frameAt("target", lit.square, lit.look ?? "ember") : [],
      near.map((square) => outline(square, "near")),
      found.map((square) => outline(square, "found")),
      refused ? outline(refused, "refused") : []);
  }

  /** What a click would do, beside the square. */
  explain(square, text) {
    this.tip.hidden = !text;
    if (!text) return;
    this.tip.textContent = text;
    const [x, y] = corner(square);
    this.tip.style.left = `${((x + 70) / 940) * 100}%`;
    this.tip.style.top = `${((y + (y < 200 ? 135 : 5)) / 940) * 100}%`;
    this.tip.classList.toggle("below", y < 200);
  }
}

function frame(at, size) {
  return s("rect", { x: at, y: at, width: size, height: size, rx: 6, fill: "none" });
}

function drawPiece(text, square, inset, size, look) {
  const { rank, colour } = pieceOf(text);
  const letter = "abcd"[colour - 1];
  const [x, y] = corner(square);
  return s(
    "g",
    { class: `piece seat-${letter} ${look}` },
    glyph(`piece-${rank}-${letter}`, x + inset, y + inset, size),
  );
}

/** A piece that a pattern lacks: a dashed silhouette of its rank with a plus. */
function drawMissing(square, rank) {
  const [x, y] = corner(square);
  if (rank === "common") return glyph("missing", x + 2, y + 2, 96, "frost");
  return s(
    "g",
    { class: "frost" },
    glyph(`ghost-${rank}`, x + 4, y + 4, 92),
    s("path", { class: "wire", d: `M${x + 50} ${y + 37}v26m-13-13h26`, "stroke-width": 5 }),
  );
}

/** An empty square that counts as a common piece of a pattern: ring, dashed disc, a bar. */
function drawOpen(square) {
  const [x, y] = middle(square);
  return s("g", { class: "opensquare" },
    s("circle", { class: "wire", cx: x, cy: y, r: 45, "stroke-width": 5 }),
    s("circle", { class: "wire disc", cx: x, cy: y, r: 29, "stroke-width": 4, "stroke-dasharray": "10 7" }),
    s("path", { class: "wire", d: `M${x - 13} ${y}h26`, "stroke-width": 6 }));
}

function edge(d, colour, active) {
  const line = { d, "stroke-linecap": "round" };
  return s("g", { class: `seat-${"abcd"[colour - 1]}` },
    s("path", { ...line, stroke: "var(--seat-ink)", "stroke-width": active ? 18 : 13 }),
    s("path", { ...line, stroke: "currentColor", "stroke-width": active ? 13 : 8, opacity: active ? 1 : 0.7 }));
}

function wire([x1, y1], [x2, y2]) {
  const d = `M${x1} ${y1}L${x2} ${y2}`;
  return [
    s("path", { class: "wire", d, "stroke-width": 15, opacity: ".28" }),
    s("path", { class: "wire", d, "stroke-width": 5 }),
  ];
}

/** A piece that would be lost sits struck through at the corner of the target. */
function lost(text, square) {
  const { rank, colour } = pieceOf(text);
  const letter = "abcd"[colour - 1];
  const [x, y] = corner(square);
  return s("g", { class: `seat-${letter}` },
    s("circle", { cx: x + 86, cy: y + 86, r: 31, fill: "var(--page)", stroke: "var(--ember)", "stroke-width": 4 }),
    glyph(`piece-${rank}-${letter}`, x + 57, y + 57, 58),
    s("path", { d: `M${x + 64} ${y + 108}l44-44`, stroke: "var(--ember)", "stroke-width": 5 }));
}

