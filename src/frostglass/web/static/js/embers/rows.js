// Determination: each row is a gauge as long as its target. Added cards grow from the left, the hidden card waits right.

import { button, h, icon, replace } from "../dom.js";
import { t } from "../words.js";
import { Notes } from "./notes.js";
import { rangeWords } from "./taking.js";

export class Rows {
  constructor(view) {
    this.view = view;
    this.notes = new Notes(view);
    this.list = h("ol", { class: "rows" });
    this.note = h("p", { class: "only" });
    this.head = h("h2", { class: "head" }, t("web-determination"));
    this.element = h("section", { class: "panel pad rowbox", "aria-label": t("web-determination") },
      h("div", { class: "head" }, this.head, this.notes.switch), this.note, this.list);
  }

  update() {
    const { state, arranging } = this.view;
    const secret = state.rows.some((row) => row.determination && !row.face_up);
    replace(this.note, secret && !state.outcome ? [icon("i-hidden"), t("web-face-down-note")] : []);
    this.note.hidden = !this.note.childElementCount;
    this.element.hidden = !state.rows.length || arranging.active;
    this.element.classList.toggle("closedcards", state.mode === "prologue_1");
    this.notes.follow(state);
    const focused = document.activeElement?.dataset?.note;
    replace(this.list, state.mode === "prologue_1" ? state.rows.map((row, index) => this.closed(row, index)) : state.rows.map((row, index) => this.row(row, index)));
    if (focused) this.list.querySelector(`[data-note="${focused}"]`)?.focus();
  }

  /** Part one of the prologue knows no rows yet: cards that nobody has seen, turned one by one. */
  closed(row, index) {
    const { printed } = this.view;
    const label = `${t("web-row", { number: index + 1 })}, ${row.determination ? this.view.cardName(row.determination) : t("web-face-down")}`;
    if (!row.determination) return h("li", { class: "closedcard" }, h("span", { role: "img", "aria-label": label }, icon("i-hidden")));
    const { colour, strength } = printed.memories[row.determination];
    return h("li", { class: `closedcard open s-${colour}` }, h("span", { role: "img", "aria-label": label }, icon(`suit-${colour}`), h("b", {}, strength)));
  }

  row(row, index) {
    const { desk, state, taking } = this.view;
    const choice = desk.live ? desk.choosing.visible.find((other) => other.marks.row === index && other.marks.card === undefined) : null;
    const on = choice && desk.choosing.lit === choice;
    const told = taking.told?.row === index ? taking.told : null;
    const track = h("span", { class: "track", role: "img", "aria-label": this.label(row, index, told) }, this.blocks(row, told));
    track.style.setProperty("--target", told?.result === "much" ? sum(told.strengths) : row.target);
    const looks = {
      done: row.complete || told?.result === "complete",
      now: state.current === index && !row.complete,
      can: choice,
      on,
      much: told?.result === "much",
      touched: this.view.touched.rows.has(index),
    };
    return h("li", { class: ["drow", ...Object.keys(looks).filter((look) => looks[look])].join(" ") },
      choice ? button(
        "btn choice dn",
        index + 1,
        () => desk.choosing.press(choice),
        { "aria-label": choice.label },
      ) : h("span", { class: "dn" }, index + 1),
      h("span", { class: "trackbox" }, track, told?.result === "much" ? this.limit(row, told) : null),
      h("span", { class: "dnote" }, this.standing(row, told)),
      this.notes.line(row, index));
  }

  /** Where the row would be full, when more than that would lie in it. */
  limit(row, told) {
    const mark = h("span", { class: "limit", "aria-hidden": "true" }, h("b", {}, row.target));
    mark.style.left = `${(100 * row.target) / sum(told.strengths)}%`;
    return mark;
  }

  label(row, index, told) {
    return [
      t("web-row", { number: index + 1 }),
      told ? this.view.taking.sum(told) : null,
      ...row.added.toReversed().map((card) => this.view.cardName(card)),
      row.determination ? this.view.cardName(row.determination) : `${t("web-face-down")} ${this.range(row)}`,
      row.complete ? t("web-row-done") : null,
    ].filter(Boolean).join(", ");
  }

  standing(row, told) {
    if (told) return `${sum(told.strengths)} / ${row.target}`;
    if (row.complete) return icon("i-check");
    if (row.sum !== null && row.sum !== undefined) return `${row.sum} / ${row.target}`;
    const added = sum(row.added.map((card) => this.view.printed.memories[card].strength));
    return added ? `${added} + ?` : "?";
  }

  range(row) {
    return row.could_be ? rangeWords(row.could_be.strengths) : "?";
  }

  blocks(row, told) {
    const { printed } = this.view;
    const block = (card, look, mark = null) => {
      const { colour, strength } = printed.memories[card];
      const one = strength === 1;
      const inside = h("span", { class: "in" }, icon(`suit-${colour}`), h("b", {}, strength), one ? null : mark);
      return wide(h("span", { class: `blk s-${colour} ${look}${one ? " one" : ""}` }, inside), strength);
    };
    // The latest card lies at the left of the others.
    const drawn = row.added.toReversed().map((card) => block(card, ""));
    if (told) drawn.unshift(block(told.card, "new"));
    const lying = sum([...row.added, ...(told ? [told.card] : [])].map((card) => printed.memories[card].strength));
    if (row.determination) {
      const gap = row.target - lying - printed.memories[row.determination].strength;
      if (gap > 0) drawn.push(wide(h("span", { class: "gap" }), gap));
      drawn.push(block(row.determination, row.face_up ? "det" : "det secret", row.face_up ? null : icon("i-hidden")));
      return drawn;
    }
    // Only what follows from the open cards, as the game tells it.
    const most = Math.max(...row.could_be?.strengths ?? [1]);
    const gap = row.target - lying - most;
    if (gap > 0) drawn.push(wide(h("span", { class: "gap" }), gap));
    drawn.push(wide(h("span", { class: "hid" }, most > 1 ? icon("i-hidden") : null, h("b", {}, this.range(row))), most));
    return drawn;
  }
}

function sum(numbers) {
  return numbers.reduce((one, other) => one + other, 0);
}

function wide(element, columns) {
  element.style.gridColumn = `span ${columns}`;
  return element;
}
