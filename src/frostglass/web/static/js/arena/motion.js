// Motion made from events: pieces drop, glide, flip, crack. It plays one scene over the board as it stands afterwards.

import { s } from "../dom.js";
import { Gate, MOVE } from "./gateway.js";
import { corner, middle } from "./geometry.js";

/** So many consequences are told one after another; all others happen with the last of them. */
const IN_TURN = 3;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const IN = {
  drop: [{ opacity: 0, translate: "0 -34px", scale: 1.14 }, { opacity: 1, translate: "0 0", scale: 1 }],
  flip: [{ scale: "0 1" }, { scale: "1 1" }],
  open: [{ opacity: 0, scale: 0.6, rotate: "-45deg" }, { opacity: 1, scale: 1, rotate: "0deg" }],
};
const OUT = {
  flip: [{ scale: "1 1" }, { scale: "0 1", opacity: 1 }, { opacity: 0 }],
  lift: [{ opacity: 1, translate: "0 0" }, { opacity: 0, translate: "0 -34px" }],
  crack: [{ opacity: 0 }, { opacity: 0 }],
  close: [{ opacity: 1, scale: 1, rotate: "0deg" }, { opacity: 0, scale: 0.6, rotate: "45deg" }],
  apart: [{ opacity: 1, scale: 1 }, { opacity: 0, scale: 1.7 }],
};
const HALVES = { left: [-9, -14], right: [9, 14] };

/** Do things move for this viewer, now? */
export function moves() {
  return !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export class Motion {
  /** `drawPiece(text, square, look)` and `drawGateway` draw; `hide(squares, gate)` leaves out what actors play. */
  constructor(layer, { drawPiece, drawGateway, hide }) {
    this.layer = layer;
    this.drawPiece = drawPiece;
    this.drawGateway = drawGateway;
    this.hide = hide;
    this.running = [];
  }

  /** Play a script of `write`; it lasts `script.length` times the pace, and what it used stays ringed until the end. */
  play(script, pace = 1) {
    this.end();
    if (!moves()) return;
    const run = (node, frames, at, span, fill) => this.running.push(node.animate(
      frames,
      { delay: at * pace, duration: span * pace, fill, easing: EASE },
    ));
    for (const { at, square, used } of script.wires) this.wires(run, at, square, used);
    for (const { at } of script.waves) this.wave(run, at);
    for (const track of script.tracks) this.act(run, track, this.drawPiece(track.text, track.square, "actor"));
    for (const track of script.gate.tracks) this.act(run, track, this.drawGateway(track.square, "actor"));
    this.hide(script.squares, script.gate.tracks.length > 0);
  }

  /** Hold everything as it is, or let it go on. */
  pause(on) {
    for (const animation of this.running) if (animation.playState !== "finished") animation[on ? "pause" : "play"]();
  }

  act(run, { text, square, enters, paths, leaves }, node) {
    this.layer.append(node);
    if (enters) run(node, IN[enters.how], enters.at, MOVE, "backwards");
    let here = square;
    for (const { at, to } of paths) {
      run(node, { translate: [far(square, here), far(square, to)] }, at, MOVE, "forwards");
      here = to;
    }
    if (!leaves) return;
    run(node, OUT[leaves.how], leaves.at, leaves.how === "crack" ? 1 : MOVE, "forwards");
    if (leaves.how !== "crack") return;
    for (const [half, [aside, turn]] of Object.entries(HALVES)) {
      const piece = this.drawPiece(text, here, `actor half ${half}`);
      this.layer.append(piece);
      run(piece, [{ opacity: 1, translate: "0 0", rotate: "0deg" }, { opacity: 0, translate: `${aside}px 8px`, rotate: `${turn}deg` }], leaves.at, MOVE, "none");
    }
  }

  /** Wires draw from the used pieces to the target; the pieces are ringed. */
  wires(run, at, square, used) {
    const [x2, y2] = middle(square);
    for (const from of used.filter((name) => name !== square)) {
      const [x1, y1] = middle(from);
      const line = s("path", { class: "wire actor drawn", d: `M${x1} ${y1}L${x2} ${y2}`, pathLength: 1 });
      const ring = s("circle", { class: "wire actor ringed", cx: x1, cy: y1, r: 45 });
      this.layer.append(line, ring);
      run(line, [{ strokeDashoffset: 1, opacity: 1 }, { strokeDashoffset: 0, opacity: 1 }], at, MOVE, "both");
      run(ring, [{ opacity: 0 }, { opacity: 1 }], at, MOVE / 2, "both");
    }
  }

  /** A flare, or frost that comes and goes: a ring runs over the board. */
  wave(run, at) {
    const ring = s("circle", { class: "wire actor wave", cx: 450, cy: 450, r: 440 });
    this.layer.append(ring);
    run(ring, [{ scale: 0.1, opacity: 0.9 }, { scale: 1, opacity: 0 }], at, 2 * MOVE, "none");
  }

  end() {
    this.running = [];
    this.layer.replaceChildren();
    this.hide([], false);
  }
}

function far(from, to) {
  const [[x1, y1], [x2, y2]] = [corner(from), corner(to)];
  return `${x2 - x1}px ${y2 - y1}px`;
}

/** What happens to each piece and when, from the board before and the events since; and the board afterwards. */
export function write(before, events, rankOf, gateway = null) {
  const letter = { common: "c", heroic: "h", legendary: "l" };
  const on = new Map(Object.entries(before).map(([square, text]) => [square, track(text, square, null)]));
  const touched = new Set();
  const squares = new Set();
  const wires = [];
  const waves = [];
  const replaced = new Set();
  const gate = new Gate(gateway);
  let at = 0;
  let told = 0;
  const next = () => {
    told += 1;
    if (told < IN_TURN) at += MOVE;
  };
  const touch = (piece, square) => {
    touched.add(piece);
    squares.add(square);
  };
  const enter = (text, square, how, when) => {
    const piece = track(text, square, { how, at: when });
    on.set(square, piece);
    touch(piece, square);
  };
  const leave = (square, how, when) => {
    const piece = on.get(square);
    if (!piece) return null;
    piece.leaves = { how, at: when };
    on.delete(square);
    touch(piece, square);
    return piece;
  };
  const change = (square, text) => {
    if (!leave(square, "flip", at)) return;
    enter(text, square, "flip", at + MOVE / 2);
    next();
  };
  const acts = {
    placed: ({ square, colour, rank }) => {
      enter(`${letter[rank]}${colour}`, square, "drop", at);
      next();
    },
    summoned: ({ card, square, used, colour }) => {
      wires.push({ at, square, used });
      // The piece it replaces is told of afterwards.
      if (leave(square, "crack", at + MOVE)) replaced.add(square);
      enter(`${letter[rankOf(card)]}${colour}`, square, "drop", at + MOVE);
      at += 2 * MOVE;
    },
    destroyed: ({ square }) => {
      if (!replaced.delete(square) && leave(square, "crack", at)) next();
    },
    lifted: ({ square }) => {
      if (!replaced.delete(square) && leave(square, "lift", at)) next();
    },
    moved: ({ from, square }) => {
      const piece = on.get(from);
      if (!piece) return;
      on.delete(from);
      on.set(square, piece);
      piece.paths.push({ at, to: square });
      gate.carried(from, square, at);
      touch(piece, from);
      touch(piece, square);
      next();
    },
    gateway_opened: ({ square }) => {
      at += gate.opened(square, at);
    },
    gateway_closed: () => {
      gate.closed(at);
      at += MOVE;
    },
    swapped: ({ from, square }) => {
      const pair = [[from, square], [square, from]].map(([here, there]) => [on.get(here), here, there]);
      for (const [piece, here, there] of pair) {
        if (!piece) continue;
        on.set(there, piece);
        piece.paths.push({ at, to: there });
        touch(piece, here);
      }
      gate.carried(...(gate.square === from ? [from, square] : [square, from]), at);
      next();
    },
    laid_aside: ({ square }) => {
      if (gate.square === square) gate.closed(at);
      if (leave(square, "lift", at)) next();
    },
    came_back: ({ square, colour, rank }) => {
      enter(`${letter[rank]}${colour}`, square, "drop", at);
      next();
    },
    upgraded: ({ square, rank }) => change(square, `${letter[rank]}${on.get(square)?.text[1]}`),
    downgraded: ({ square, rank }) => change(square, `${letter[rank]}${on.get(square)?.text[1]}`),
    converted: ({ square, after, rank }) => change(square, `${letter[rank]}${after}`),
    invoked: () => {
      waves.push({ at });
      at += 2 * MOVE;
    },
  };
  acts.froze = acts.thawed = acts.warped = acts.copied = acts.invoked;
  for (const event of events) acts[event.kind]?.(event);
  const after = Object.fromEntries([...on].map(([square, { text }]) => [square, text]));
  return { tracks: [...touched], squares: [...squares], wires, waves, gate, after, length: at + (told >= IN_TURN ? MOVE : 0) };
}

function track(text, square, enters) {
  return { text, square, enters, paths: [], leaves: null };
}
