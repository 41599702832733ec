// The demon row: five fixed places by colour, absent ones dashed; what is tainted lies closed under its demon.

import { button, h, icon, replace } from "../dom.js";
import { t } from "../words.js";

export class DemonRow {
  constructor(view) {
    this.view = view;
    this.element = h("ul", { class: "demons", "aria-label": t("web-demons") });
  }

  update() {
    const { demons } = this.view.state;
    this.element.hidden = !demons;
    if (!demons) return;
    const present = new Map(demons.map((pile) => [pile.demon.replace("demon-", ""), pile]));
    const { colours } = this.view.printed;
    const others = [...present.keys()].filter((name) => !colours.includes(name));
    replace(this.element, [...colours, ...others].map((name) => this.demon(name, present.get(name))));
  }

  /** How many cards the lit take would lay under a demon, as far as it is certain or shown. */
  coming(demon) {
    const { told, kept } = this.view.taking;
    const gone = told?.parts[kept]?.goes ?? [];
    return (told?.demon === demon ? 1 : 0) + gone.filter((other) => other.demon === demon).length;
  }

  /** What can be done to a demon, in no more room than a cross; its words stand in the question, too. */
  deed(choice) {
    const { choosing } = this.view.desk;
    return button(`btn choice demondeed${choosing.chosen === choice ? " on" : ""}`, icon("i-cross"), () => choosing.press(choice), {
      "aria-label": choice.label,
      "aria-pressed": String(choosing.chosen === choice),
      title: choice.label,
    });
  }

  demon(name, pile) {
    const { view } = this;
    const coloured = view.printed.colours.includes(name);
    const title = coloured ? t(`embers-colour-${name}`) : view.inForce.title(`demon-${name}`);
    if (!pile) {
      return h(
        "li",
        { class: "demon away" },
        h("span", { class: "dm" }, icon(`suit-${name}`)),
        h("span", { class: "dwords" }, h("b", {}, title), h("span", { class: "small" }, t("web-demon-away"))),
      );
    }
    const { choosing, live } = view.desk;
    const choice = live ? choosing.visible.find((other) => other.marks.demon === pile.demon) : null;
    const coming = this.coming(pile.demon);
    const words = coming ? `${pile.tainted} + ${coming}` : t("web-tainted", { number: pile.tainted });
    return h("li", { class: `demon s-${name}${coming ? " gets" : ""}${view.touched.demons.has(pile.demon) ? " touched" : ""}` },
      h("span", { class: "dm" }, icon("mark-demon")),
      h(
        "span",
        { class: "dwords" },
        h("b", {}, coloured ? icon(`suit-${name}`) : null, title),
        h(
          "span",
          { class: "small taint" },
          Array.from({ length: Math.min(pile.tainted, 4) }, () => h("i")),
          Array.from({ length: Math.min(coming, 4) }, () => h("i", { class: "coming" })),
          h("span", {}, words),
        ),
      ),
      h("b", { class: "badge only-small", "aria-hidden": "true" }, coming ? words : pile.tainted),
      choice ? this.deed(choice) : null);
  }
}
