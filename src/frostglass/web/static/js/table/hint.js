// A hint: what the strongest bot would choose here. It is shown in frost; taking it is up to the viewer.

import { button, h, icon, replace, say } from "../dom.js";
import { t } from "../words.js";

export class Hint {
  constructor(desk) {
    this.desk = desk;
    this.choice = null;
    this.turns = [];
    this.thinking = false;
    this.element = h("div", { class: "hintbox", hidden: true });
  }

  /** May the viewer ask for one now? */
  get offered() {
    return Boolean(this.desk.live && this.desk.choosing.prompt && this.desk.info?.hints);
  }

  async ask() {
    if (!this.offered || this.thinking) return;
    this.thinking = true;
    const { number } = this.desk.state;
    this.desk.draw();
    const frame = await this.desk.question("hint", { number });
    this.thinking = false;
    const current = frame?.type === "hint" && this.desk.state.number === number;
    this.choice = current ? this.desk.choosing.choices.find((choice) => choice.text === frame.choice) ?? null : null;
    this.turns = current ? frame.turns : [];
    if (this.choice) say([t("web-hint-is", { label: this.choice.label }), ...(this.turns[0]?.reasons ?? [])].join(" "));
    this.desk.draw();
  }

  /** True when there was a hint to put away. */
  close() {
    if (!this.choice) return false;
    this.choice = null;
    this.desk.draw();
    return true;
  }

  /** Another question, no hint. */
  clear() {
    this.choice = null;
  }

  /** What speaks for the choice, and the turns that are nearly as good. */
  reasons() {
    const [best, ...others] = this.turns;
    if (!best) return null;
    const listed = (turn) => h("ul", { class: "reasons small" }, turn.reasons.map((reason) => h("li", {}, reason)));
    return [
      best.steps.length > 1 ? h("p", { class: "small" }, best.steps.join(" · ")) : null,
      listed(best),
      others.length ? h("details", { class: "small" },
        h("summary", {}, t("web-hint-others")),
        others.map((turn) => [
          h("p", {}, turn.steps.join(" · "), " ",
            h("span", { class: "muted" }, t("web-hint-behind", { game: this.desk.info.game, points: turn.behind }))),
          listed(turn),
        ])) : null,
    ];
  }

  update() {
    const { choice, thinking } = this;
    this.element.hidden = !choice && !thinking;
    const take = () => {
      this.choice = null;
      this.desk.choosing.clear();
      this.desk.choosing.choose(choice);
    };
    replace(
      this.element,
      icon("i-bot", "frost"),
      h("div", { class: "grow" },
        h("p", {}, choice ? t("web-hint-is", { label: choice.label }) : t("web-hint-thinking")),
        choice ? this.reasons() : null),
      choice ? button("btn frost", t("web-hint-take"), take) : null,
      choice
        ? button("iconbtn small", icon("i-cross"), () => this.close(), { "aria-label": t("web-close") })
        : null,
    );
  }
}
