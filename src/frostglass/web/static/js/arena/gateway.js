// The Gateway on the board: four arcs around its piece. It goes with the piece, closes and opens when it passes on, and
// flies apart when it is lost.

import { glyph, s } from "../dom.js";
import { corner } from "./geometry.js";

export const MOVE = 240;

/** The arcs on a square. */
export function drawGateway(square, look = "") {
  return s("g", { class: `gateway ${look}` }, glyph("gateway", ...corner(square), 100));
}

/** Where the marker is while events are told; what of it is to be seen moving stands in `tracks`. */
export class Gate {
  constructor(square) {
    this.tracks = [];
    this.now = square ? track(square, null) : null;
  }

  get square() {
    return this.now?.paths.at(-1)?.to ?? this.now?.square ?? null;
  }

  /** It goes with the piece from one square to another. */
  carried(from, to, at) {
    if (this.square !== from) return;
    this.now.paths.push({ at, to });
    this.keep();
  }

  /** Another piece has it now: it closes here and opens there. How long that takes. */
  opened(square, at) {
    const passes = this.now !== null;
    if (passes) this.leave("close", at);
    this.now = track(square, { how: "open", at: passes ? at + MOVE : at });
    this.keep();
    return passes ? 2 * MOVE : MOVE;
  }

  closed(at) {
    if (this.now) this.leave("apart", at);
    this.now = null;
  }

  leave(how, at) {
    this.now.leaves = { how, at };
    this.keep();
  }

  keep() {
    if (!this.tracks.includes(this.now)) this.tracks.push(this.now);
  }
}

function track(square, enters) {
  return { square, enters, paths: [], leaves: null };
}
