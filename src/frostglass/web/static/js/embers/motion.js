// Motion of the Mind: memories drop in and lift out, over the Mind as it lies afterwards; and the traces they leave.

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
    this.memories = memories;
    this.hide = hide;
    this.running = [];
    this.acting = s("g");
    this.tracing = s("g", { class: "traces" });
    layer.append(this.tracing, this.acting);
  }

  /** `before` and `after` are what lies in the Mind. */
  play(before, after, pace = 1) {
    this.end();
    if (!moves()) return;
    const { gone, come } = difference(before, after);
    gone.forEach((laid) => this.act(laid, LIFT, 0, pace));
    come.forEach((laid) => this.act(laid, DROP, gone.length ? MOVE : 0, pace));
    this.hide(come.map(({ card }) => card));
  }

  act({ card, x, y }, frames, delay, pace) {
    const node = s("g", { class: "actor" }, pane(this.memories[card]));
    this.acting.append(s("g", { transform: `translate(${x * U} ${y * U})` }, node));
    this.running.push(node.animate(frames, { delay: delay * pace, duration: MOVE * pace, fill: "both", easing: EASE }));
  }

  pause(on) {
    for (const animation of this.running) if (animation.playState !== "finished") animation[on ? "pause" : "play"]();
  }

  end() {
    this.running = [];
    this.acting.replaceChildren();
    this.hide([]);
  }

  /** What another did stays outlined: [{card, x, y, how: taken | gone | added, number}]. */
  trace(marks) {
    const there = ({ x, y }) => `translate(${x * U} ${y * U})`;
    const lines = marks.map((mark) => s("g", { class: "trace", "data-how": mark.how, transform: there(mark), "data-trace": mark.card },
      mark.how === "added" ? null : s("g", { class: "was" }, pane(this.memories[mark.card])),
      s("rect", { x: 1, y: 1, width: 2 * U - 2, height: 2 * U - 2, rx: 6 })));
    const numbers = marks.filter(({ number }) => number).map((mark) => s("g", { class: "tracenumber", transform: there(mark) },
      s("circle", { cx: 2 * U, cy: 0, r: 13 }),
      s("text", { x: 2 * U, y: 5, "text-anchor": "middle" }, mark.number)));
    this.tracing.replaceChildren(...lines, ...numbers);
  }
}

/** How long this takes at its own pace. */
export function spanOf(before, after) {
  const { gone, come } = difference(before, after);
  return MOVE * (Number(gone.length > 0) + Number(come.length > 0));
}

function difference(before, after) {
  const missing = (here, there) => here.filter(({ card }) => !there.some((other) => other.card === card));
  return { gone: missing(before, after), come: missing(after, before) };
}
