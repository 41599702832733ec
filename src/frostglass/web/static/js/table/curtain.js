// Several people at one screen: the curtain hides everything private between two of them.

import { button, h, replace, token } from "../dom.js";
import { t } from "../words.js";

export class Curtain {
  constructor(desk) {
    this.desk = desk;
    this.drawn = false;
    this.lifting = false;
    this.element = h("div", { class: "curtain", role: "dialog", "aria-modal": "true", hidden: true });
  }

  /** After each state: is another person of this screen asked now? */
  follow() {
    const { desk } = this;
    const asked = desk.state.deciding;
    const elsewhere = desk.local.length > 1 && asked !== desk.seat && desk.local.includes(asked);
    if (elsewhere && !desk.state.result) this.draw(asked);
    else if (this.lifting || !elsewhere) this.lift();
  }

  draw(seat) {
    if (this.drawn === seat) return;
    this.drawn = seat;
    const name = this.desk.seatName(seat);
    const ready = button("btn primary big", t("web-i-am", { name }), () => {
      this.lifting = true;
      this.desk.sit(seat);
    });
    const title = h("h2", { class: "display", id: "curtain-title" }, t("web-hand-over", { name }));
    replace(
      this.element,
      token(this.desk.colour(seat), "heroic", "bigtok"),
      title,
      h("p", { class: "muted" }, t("web-hand-over-note")),
      ready,
    );
    this.element.setAttribute("aria-labelledby", "curtain-title");
    this.show(true);
    ready.focus();
  }

  lift() {
    if (!this.drawn) return;
    this.drawn = this.lifting = false;
    this.show(false);
    this.desk.prompt.question.focus({ preventScroll: true });
  }

  show(on) {
    this.element.hidden = !on;
    for (const part of [this.desk.main, this.desk.prompt.dock]) {
      part.inert = on;
      part.classList.toggle("behind", on);
    }
  }
}
