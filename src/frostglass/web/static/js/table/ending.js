// The end of a game fills the stage once the last deed was seen: what it was, in figures, beside how to go on.

import { summary } from "../api.js";
import { button, h, icon, replace, say } from "../dom.js";
import { t } from "../words.js";

export class Ending {
  constructor(desk) {
    this.desk = desk;
    /** The figures; null as long as they were not asked for. */
    this.told = null;
    this.asked = false;
    /** Somebody looks at the table as it lies. */
    this.aside = false;
    this.main = h("div", { class: "endmain" });
    this.side = h("div", { class: "endside" });
    this.element = h("section", { class: "ending", "aria-label": t("table-over"), hidden: true }, this.main, this.side);
  }

  /** Does the game tell its end on a stage of its own? */
  get offered() {
    return Boolean(this.desk.tellsEnd && this.desk.state?.result && this.desk.view?.ending && this.told);
  }

  get shown() {
    return this.offered && !this.aside && !this.desk.film.holding && !this.desk.curtain.drawn;
  }

  async ask() {
    const { desk } = this;
    this.asked = true;
    try {
      this.told = await summary(desk.id, Object.values(desk.tokens)[0] ?? null);
    } catch {
      return; // The table stays as it is: the result stands there, too.
    }
    desk.draw();
  }

  update() {
    const { desk } = this;
    if (!desk.tellsEnd || !desk.state?.result || !desk.view?.ending) return;
    if (!this.asked) this.ask();
    const before = desk.main.classList.contains("ended");
    this.element.hidden = !this.shown;
    desk.main.classList.toggle("ended", this.shown);
    if (!this.shown) return;
    const { title, main, side } = desk.view.ending(this.told);
    replace(this.main, main);
    replace(this.side, this.goOn(), side, this.keep());
    if (before) return;
    this.main.querySelector(".broke")?.scrollIntoView({ inline: "center", block: "nearest" });
    scrollTo(0, 0);
    this.main.querySelector("h1")?.focus({ preventScroll: true });
    say(title, true);
  }

  goOn() {
    const { onward, seat, view } = this.desk;
    if (!seat && !this.desk.info.following) return null;
    return h("section", { class: "panel goon", "aria-label": t("onward") },
      h("h2", { class: "display gotitle" }, t("onward")),
      view.onwardNote?.(onward) ?? null,
      onward.seats(),
      onward.main("btn primary big1"),
      h("div", { class: "row wrap" }, onward.others()),
      onward.refusal());
  }

  keep() {
    return h("section", { class: "panel pad keepbox", "aria-label": t("onward-record") },
      h("h2", { class: "head" }, t("onward-record")),
      h("div", { class: "row wrap" }, this.desk.onward.record()),
      button("btn quiet", [icon("i-eye"), t("onward-table")], () => this.lookAside(true), { "data-way": "table" }));
  }

  lookAside(aside) {
    this.aside = aside;
    this.desk.draw();
  }

  /** The way back to it from the table. */
  again() {
    return this.offered && this.aside
      ? button("btn grow", [icon("i-log"), t("onward-figures")], () => this.lookAside(false), { "data-way": "figures" })
      : null;
  }
}
