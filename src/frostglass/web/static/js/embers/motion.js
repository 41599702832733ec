// Motion of the Mind, made from events: memories drop in and lift out. It plays over the finished picture.

import { s } from "../dom.js";
import { moves } from "../arena/motion.js";
import { U, pane } from "./memory.js";

const MOVE = 240;
const EASE = "cubic-bezier(.2, .7, .2, 1)";
const DROP = [{ opacity: 0, translate: "0 -26px", scale: 1.1 }, { opacity: 1, translate: "0 0", scale: 1 }];
const LIFT = [{ opacity: 1, translate: "0 0" }, { opacity: 0, translate: "0 -26px" }];

export class MindMotion {
  /** `hide(cards)` leaves cards out while actors play them. */
  constructor(layer, memories, hide) {
    Object.assign(this, { layer, memories, hide, timer: 0 });
    this.skip = () => this.end();
  }

  /** `before` and `after` are what lies in the Mind. */
  play(before, after) {
    this.end();
    if (!moves()) return;
    const missing = (here, there) => here.filter(({ card }) => !there.some((other) => other.card === card));
    const [gone, come] = [missing(before, after), missing(after, before)];
    if (!gone.length && !come.length) return;
    gone.forEach((laid) => this.act(laid, LIFT, 0));
    come.forEach((laid) => this.act(laid, DROP, gone.length ? MOVE : 0));
    this.hide(come.map(({ card }) => card));
    this.timer = setTimeout(this.skip, gone.length && come.length ? 2 * MOVE : MOVE);
    for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, this.skip, { capture: true });
  }

  act({ card, x, y }, frames, delay) {
    const node = s("g", { class: "actor" }, pane(this.memories[card]));
    this.layer.append(s("g", { transform: `translate(${x * U} ${y * U})` }, node));
    node.animate(frames, { delay, duration: MOVE, fill: "both", easing: EASE });
  }

  end() {
    clearTimeout(this.timer);
    for (const name of ["pointerdown", "keydown"]) document.removeEventListener(name, this.skip, { capture: true });
    this.layer.replaceChildren();
    this.hide([]);
  }
}
