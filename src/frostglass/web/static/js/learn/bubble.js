// The bubble of a guide: words beside the thing they speak of, with the steps as dots. It takes the free side, never
// covers what it points at, and waits. Esc folds it into a button.

import { BAR, floor, settle } from "../beside.js";
import { button, h, icon, replace } from "../dom.js";
import { t } from "../words.js";

const GAP = 14;

export class Bubble {
  constructor() {
    this.text = h("div", { class: "bubbletext" });
    this.foot = h("div", { class: "row bubblefoot" });
    this.element = h("section", { class: "guidebubble", role: "status", "aria-label": t("learn-guide"), hidden: true }, this.text, this.foot);
    this.ring = h("div", { class: "bubblering", "aria-hidden": "true", hidden: true });
    this.book = button("btn sq bubblebook", icon("i-book"), () => this.fold(false), { "aria-label": t("learn-guide"), hidden: true });
    this.target = () => null;
    this.avoid = () => [];
    this.shown = false;
    this.folded = false;
    this.again = () => this.place();
    addEventListener("resize", this.again);
    addEventListener("scroll", this.again, true);
  }

  get nodes() {
    return [this.ring, this.element, this.book];
  }

  close() {
    removeEventListener("resize", this.again);
    removeEventListener("scroll", this.again, true);
  }

  /** Say `lines` (paragraphs). `target()` and `avoid()` give rectangles, `actions` are buttons below; a `fixed` target
   *  does not move when the page is scrolled. */
  show({ lines, step = 0, all = 0, actions = [], target = () => null, avoid = () => [], fixed = false }) {
    Object.assign(this, { target, avoid, shown: true });
    replace(this.text, lines.filter(Boolean).map((line) => h("p", {}, line)));
    const dot = (_, index) => h("li", { class: index + 1 === step ? "on" : index + 1 < step ? "done" : null });
    replace(this.foot,
      all ? h("ol", { class: "dots", "aria-label": t("learn-step", { number: step, all }), role: "img" }, Array.from({ length: all }, dot)) : null,
      actions);
    this.update();
    if (!fixed) this.reach();
  }

  /** What it points at has to be on the screen. */
  reach() {
    const thing = this.element.hidden ? null : this.target();
    if (!thing) return;
    const below = thing.bottom - floor();
    if (thing.top < BAR) scrollBy(0, thing.top - BAR - GAP);
    else if (below > 0) scrollBy(0, Math.min(below + GAP, thing.top - BAR));
  }

  hide() {
    this.shown = false;
    this.update();
  }

  /** Folded away it leaves a button; true when there was something to fold. */
  fold(folded = true) {
    if (!this.shown || this.folded === folded) return false;
    this.folded = folded;
    this.update();
    if (folded) this.book.focus();
    return true;
  }

  update() {
    const open = Boolean(this.shown && !this.folded);
    this.element.hidden = !open;
    this.book.hidden = !this.shown || open;
    this.place();
  }

  place() {
    const open = !this.element.hidden;
    const thing = open ? this.target() : null;
    this.ring.hidden = !thing;
    if (!open) return;
    if (thing) frame(this.ring, thing);
    settle(this.element, thing, this.avoid());
  }
}

function frame(element, { left, top, right, bottom }) {
  Object.assign(element.style, { left: `${left - 4}px`, top: `${top - 4}px`, width: `${right - left + 8}px`, height: `${bottom - top + 8}px` });
}
