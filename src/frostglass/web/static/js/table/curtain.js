// Several people at one screen: a pane of frost stands before everything private until the next of them says who is there.

import { button, h, replace, s, say, token } from "../dom.js";
import { t } from "../words.js";
import { frostPane } from "./frost.js";

const HEXAGON = "M0-62 53.7-31V31L0 62-53.7 31V-31Z";
const INNER = "M0-53 45.9-26.5V26.5L0 53-45.9 26.5V-26.5Z";

export class Curtain {
  constructor(desk) {
    this.desk = desk;
    /** The seat that the curtain waits for; false when there is none. */
    this.drawn = false;
    /** The seat whose owner has said so last. */
    this.present = null;
    this.lifting = false;
    /** What stood on the page before the pane. */
    this.behind = null;
    this.element = h("div", { class: "curtain", role: "dialog", "aria-modal": "true", hidden: true });
  }

  /** After each state: whose turn is it to look at this screen? Before the first private thing somebody has to say so. */
  follow() {
    const { desk } = this;
    if (desk.local.length < 2 || desk.state.result) return this.lift();
    const asked = desk.state.deciding;
    const next = desk.local.includes(asked) ? asked : this.present ?? desk.seat;
    if (next !== this.present) this.draw(next);
    else if (next === desk.seat) this.lift();
    return undefined;
  }

  draw(seat) {
    if (this.drawn === seat) return;
    this.drawn = seat;
    const name = this.desk.seatName(seat);
    const words = t("web-hand-over", { name });
    const ready = button("btn primary big", t("web-i-am", { name }), () => this.ready(seat));
    const title = h("h2", { class: "display", id: "curtain-title" }, words);
    const notes = [t("web-hand-over-note"), this.desk.view.moment?.()].filter(Boolean);
    replace(
      this.element,
      frostPane(`${this.desk.id} ${this.desk.state.number}`, innerWidth, innerHeight - this.desk.bar.element.offsetHeight),
      h("div", { class: "handover" }, this.seal(seat), title, h("p", {}, notes[0]), ready, h("p", { class: "small" }, notes[1] ?? "")),
    );
    this.element.setAttribute("aria-labelledby", "curtain-title");
    this.show(true);
    say(words, true);
    ready.focus();
  }

  seal(seat) {
    const lines = [s("path", { d: HEXAGON }), s("path", { class: "inner", d: INNER })];
    const hexagon = s("svg", { class: "hexagon", viewBox: "-60 -66 120 132", "aria-hidden": "true" }, lines);
    return h("div", { class: "seal" }, hexagon, this.desk.view.seal?.(seat) ?? token(this.desk.colour(seat), "heroic", "bigtok"));
  }

  /** Somebody sits down: the page is filled with what this seat may see. */
  ready(seat) {
    this.present = seat;
    this.lifting = true;
    if (this.desk.seat === seat) {
      this.lift();
      this.desk.draw();
    } else this.desk.sit(seat);
  }

  lift() {
    if (!this.drawn) return;
    this.drawn = this.lifting = false;
    this.show(false);
    this.desk.prompt.question.focus({ preventScroll: true });
  }

  /** The page behind is empty, not covered: nothing private is in the document. */
  show(on) {
    const { main, prompt, logButton } = this.desk;
    this.element.hidden = !on;
    logButton.hidden = on;
    main.inert = on;
    if (on) {
      this.behind ??= [...main.childNodes];
      replace(main);
      prompt.dock.remove();
    } else {
      replace(main, this.behind ?? []);
      this.behind = null;
      main.after(prompt.dock);
    }
  }
}
