// A place where a memory may not lie: the card stays there for a moment, the areas that do not match are crossed out, and
// the reason stands beside it. Axes come with the first refusal and stay.

import { h, icon, replace, say } from "../dom.js";
import * as store from "../store.js";
import { t } from "../words.js";
import { U } from "./memory.js";

const STAYS = 6000;
const AXES = "axes";

export class Refusing {
  constructor(view) {
    this.view = view;
    this.place = null;
    this.timer = 0;
    this.bubble = h("div", { class: "refusal", hidden: true });
  }

  get axes() {
    const { why } = this.view.desk;
    return Boolean(store.kept(AXES) || why?.asking || why?.answers);
  }

  /** Lay a card where it may not lie; the game says why. */
  async at(card, { x, y }) {
    const { desk } = this.view;
    const answers = await desk.ask({ card, place: [x, y, 0] });
    const [answer] = answers ?? [];
    if (!answer?.reasons.length) return;
    store.keep(AXES, true);
    const words = [t("mind-not-at", { x: sign(x), y: sign(y) }), ...answer.reasons].join(" ");
    this.place = { card, x, y, areas: answer.marks.areas ?? [], words };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.close(), STAYS);
    say(words, true);
    desk.draw();
  }

  /** True when there was something to close. */
  close() {
    if (!this.place) return false;
    clearTimeout(this.timer);
    this.place = null;
    this.view.desk.draw();
    return true;
  }

  /** A refusal holds for one state and one card. */
  follow() {
    if (this.place && !this.view.state.row.includes(this.place.card)) this.place = null;
  }

  scene() {
    const [{ marks } = {}] = this.view.desk.why?.answers ?? [];
    const asked = marks?.areas && this.view.state.row.includes(marks.card) ? marks : null;
    return { refused: this.place ?? asked, axes: this.axes };
  }

  update() {
    const { place, bubble } = this;
    bubble.hidden = !place;
    if (!place) return;
    replace(bubble, icon("i-cross"), h("p", {}, place.words));
    const { svg } = this.view.mind;
    const box = this.view.canvas.getBoundingClientRect();
    const matrix = svg.getScreenCTM();
    if (!matrix) return;
    const at = (px, py) => new DOMPoint(px, py).matrixTransform(matrix);
    const [left, right, middle] = [at(place.x * U, 0).x - box.left, at((place.x + 2) * U, 0).x - box.left, at(0, (place.y + 1) * U).y - box.top];
    const wide = Math.min(280, box.width - 24);
    bubble.style.width = `${wide}px`;
    // Beside the card where there is room, else below it.
    const beside = right + 14 + wide < box.width ? right + 14 : left - 14 - wide > 0 ? left - 14 - wide : null;
    bubble.style.left = `${beside ?? 12}px`;
    bubble.style.top = beside === null ? "auto" : `${Math.max(30, Math.min(middle - 30, box.height - 110))}px`;
    bubble.style.bottom = beside === null ? "10px" : "auto";
  }
}

function sign(number) {
  return String(number).replace("-", "−");
}
