// The only words of the game as a moment of their own: they rise over the Mind, are held, and fade.

import { h } from "../dom.js";
import { moves } from "../arena/motion.js";
import { t } from "../words.js";

const WHOLE = 1440;
const RISE = [
  { opacity: 0, translate: "0 12px" },
  { opacity: 1, translate: "0 0", offset: 0.17 },
  { opacity: 1, translate: "0 0", offset: 0.83 },
  { opacity: 0, translate: "0 -8px" },
];

export class Vow {
  constructor() {
    this.element = h("p", { class: "vow display", "aria-hidden": "true", hidden: true });
    this.running = null;
  }

  /** `phrase` is `here` or `with_you`; nothing ends what was said. */
  speak(phrase, pace = 1) {
    this.running?.cancel();
    this.running = null;
    this.element.hidden = !phrase || !moves();
    if (this.element.hidden) return;
    this.element.textContent = t("mind-vow", { phrase });
    this.element.classList.toggle("dawning", phrase === "with_you");
    this.running = this.element.animate(RISE, { duration: WHOLE * pace, fill: "both", easing: "ease-out" });
  }
}
