// A memory about to be taken: chips by result, and what the take leads to. All of it was told by the game with the view.

import { button, h, icon, say } from "../dom.js";
import { t } from "../words.js";

const RESULTS = [
  ["complete", "mind-result-complete", "i-check", "good"],
  ["fits", "mind-result-fits", "i-plus", ""],
  ["much", "mind-result-much", "i-cross", "bad"],
];
const LETTERS = "ABCDEFGH";

export class Taking {
  constructor(view) {
    this.view = view;
    /** Which part is shown as the one that stays: a look into the future, no choice. */
    this.kept = 0;
    this.shown = null;
  }

  get takes() {
    return this.view.desk.live && this.view.desk.choosing.prompt ? this.view.state.takes ?? {} : {};
  }

  get active() {
    return Object.keys(this.takes).length > 0;
  }

  /** What the lit choice leads to; null when no take is lit. */
  get told() {
    const { lit, prompt } = this.view.desk.choosing;
    return prompt && lit ? this.takes[lit.text] ?? null : null;
  }

  /** The strengths as they will lie in the row, and their sum. */
  sum({ strengths }) {
    return `${strengths.join(" + ")} = ${strengths.reduce((one, other) => one + other, 0)}`;
  }

  /** What the Mind shows of it: only a chosen card is lifted, so that nothing moves away under a pointer. */
  scene() {
    if (!this.active) return {};
    const { told } = this;
    const { chosen, pointed } = this.view.desk.choosing;
    const verdicts = {};
    for (const take of Object.values(this.takes)) verdicts[take.card] ||= take.result !== "much";
    const parts = told?.parts ?? [];
    const letter = (index) => `${LETTERS[index]} ${t(index === this.kept ? "mind-stays" : "mind-goes")}`;
    return {
      room: 2.3,
      verdicts,
      lifted: told && chosen && (pointed ?? chosen) === chosen ? told.card : null,
      pill: told ? { words: this.sum(told), bad: told.result === "much" } : null,
      parts: parts.map(({ cards }, index) => ({ cards, stays: index === this.kept, words: letter(index) })),
    };
  }

  /** Another take is lit: say what it does. */
  follow() {
    const { told } = this;
    const text = told ? this.view.desk.choosing.lit.text : null;
    if (text === this.shown) return;
    this.shown = text;
    this.kept = 0;
    if (told) say([this.view.cardName(told.card), ...this.lines(told).map(({ spoken }) => spoken)].join(". "));
  }

  // -- choices ------------------------------------------------------------------------------------------------------

  /** The entries of the question in the order of their numbers, drawn as chips by result. */
  choices() {
    const entries = this.view.desk.choosing.visible.map((choice) => ({ choice, label: choice.label }));
    const of = (result) => entries.filter(({ choice }) => choice && this.takes[choice.text]?.result === result);
    const groups = RESULTS.map(([result, words, glyph, look]) => ({ words, glyph, look, found: of(result) })).filter(({ found }) => found.length);
    const order = groups.flatMap(({ found }) => found);
    const others = entries.filter((entry) => !order.includes(entry));
    return {
      order: [...order, ...others],
      others,
      element: h("div", { class: "takes" }, groups.map(({ words, glyph, look, found }) => h("div", { class: "takerow" },
        h("span", { class: `takehead ${look}` }, icon(glyph), t(words)),
        h("div", { class: "takechips" }, found.map(({ choice }) => this.chip(choice, order.findIndex((entry) => entry.choice === choice))))))),
    };
  }

  chip(choice, index) {
    const { choosing } = this.view.desk;
    const take = this.takes[choice.text];
    const { colour, strength } = this.view.printed.memories[take.card];
    const look = `btn choice take${choosing.chosen === choice ? " on" : ""}${choosing.pointed === choice ? " lit" : ""}`;
    const inside = [
      h("span", { class: `blk s-${colour}` }, h("span", { class: "in" }, icon(`suit-${colour}`), h("b", {}, strength))),
      choice.marks.row === undefined ? null : h("span", { class: "small" }, t("web-row", { number: choice.marks.row + 1 })),
      take.parts.length ? icon("i-split") : null,
      take.demon ? h("span", { class: `s-${take.demon.replace("demon-", "")}` }, icon("mark-demon")) : null,
    ];
    return button(look, inside, () => choosing.press(choice), {
      "data-entry": choice.text,
      "aria-pressed": String(choosing.chosen === choice),
      "aria-label": [choice.label, take.parts.length ? t("mind-splits") : null].filter(Boolean).join(", "),
      "aria-keyshortcuts": index < 9 ? String(index + 1) : null,
      onpointerenter: (event) => event.pointerType === "mouse" && choosing.point(choice),
      onpointerleave: (event) => event.pointerType === "mouse" && choosing.point(null),
    });
  }

  // -- what it leads to -----------------------------------------------------------------------------------------------

  effects() {
    const { told } = this;
    if (!this.active) return null;
    if (!told) return h("p", { class: "muted small takehint" }, t("mind-take-hint"));
    return h("ul", { class: "effects" }, this.lines(told).map(({ glyph, look = "", inside, spoken }) =>
      h("li", { class: look }, icon(glyph), h("div", {}, inside ?? spoken))));
  }

  /** At most four lines in the order of the rules: row or discard, the end, split, what Fenrys learns. */
  lines(told) {
    return [this.rowLine(told), this.endLine(told), this.splitLine(told), this.learnLine(told)].filter(Boolean);
  }

  rowLine(told) {
    const sum = this.sum(told);
    const total = told.strengths.reduce((one, other) => one + other, 0);
    const row = told.row + 1;
    if (told.result === "complete") {
      const here = this.view.state.mode === "chapter" && told.ends !== "lost" ? t("mind-take-here") : "";
      return { glyph: "i-check", look: "good", spoken: `${t("mind-take-complete", { row, sum })} ${here}`.trim() };
    }
    if (told.result === "fits") return { glyph: "i-plus", spoken: t("mind-take-fits", { row, sum, more: told.target - total }) };
    const why = t(total > told.target ? "mind-take-much" : "mind-take-promise", { row, sum });
    const where = told.demon ? t("mind-take-tainted", { demon: this.view.demonName(told.demon) }) : t("mind-take-discarded");
    return { glyph: "i-warn", look: "bad", spoken: `${why} ${where}` };
  }

  endLine({ ends }) {
    if (!ends) return null;
    const words = { lost: "mind-take-lost", won: "mind-take-won", day: "mind-take-day" }[ends];
    return { glyph: ends === "lost" ? "i-warn" : "i-check", look: ends === "lost" ? "bad" : "good", spoken: t(words) };
  }

  splitLine({ parts }) {
    if (!parts.length) return null;
    const { goes, again } = parts[this.kept];
    const fate = ({ card, demon }) => t(demon ? "mind-goes-tainted" : "mind-goes-discard", { card: this.view.cardName(card) });
    const after = [goes.map(fate).join(", "), again ? t("mind-take-again") : ""].filter(Boolean).join(". ");
    const switcher = h("div", { class: "seg parts", role: "group", "aria-label": t("mind-parts") }, parts.map(({ cards }, index) =>
      button(index === this.kept ? "on" : "", [h("b", {}, LETTERS[index]), cards.length], () => {
        this.kept = index;
        this.view.desk.draw();
      }, { "aria-pressed": String(index === this.kept), "aria-label": t("mind-part", { letter: LETTERS[index], number: cards.length }) })));
    return {
      glyph: "i-split",
      spoken: `${t("mind-take-splits")} ${parts.map(({ cards }, index) => t("mind-part", { letter: LETTERS[index], number: cards.length })).join(", ")}`,
      inside: [h("span", { class: "splitline" }, t("mind-take-splits"), switcher), h("p", { class: "muted small" }, after)],
    };
  }

  learnLine({ learns, row }) {
    if (!learns) return null;
    const [before, after] = [rangeWords(learns.before), rangeWords(learns.after)];
    const number = row + 1;
    if (before === after) return { glyph: "i-eye", spoken: `${t("mind-learns-nothing", { row: number })} ${before}`, inside: [t("mind-learns-nothing", { row: number }), " ", range(before)] };
    return {
      glyph: "i-eye",
      spoken: `${t("mind-learns", { row: number })} ${after}`,
      inside: [t("mind-learns", { row: number }), " ", range(before, "past"), h("span", { "aria-hidden": "true" }, " › "), range(after)],
    };
  }
}

function range(words, look = "") {
  return h("span", { class: `range ${look}` }, words);
}

/** Strengths that follow one another as a span, others one by one. */
export function rangeWords(strengths) {
  const [low, high] = [strengths[0], strengths.at(-1)];
  if (strengths.length < 2) return String(low ?? "?");
  return high - low + 1 === strengths.length ? t("mind-range", { low, high }) : strengths.join(", ");
}
