// Determination: each row is a gauge as long as its target. Added cards grow from the left, the hidden card waits right.

import { button, h, icon, replace } from "../dom.js";
import { t } from "../words.js";

const STRONGEST = 5;

export class Rows {
  constructor(view) {
    this.view = view;
    this.list = h("ol", { class: "rows" });
    this.note = h("p", { class: "only" });
    this.element = h("section", { class: "panel pad rowbox", "aria-label": t("web-determination") },
      h("div", { class: "head" }, h("h2", { class: "head" }, t("web-determination"))), this.note, this.list);
  }

  update() {
    const { state } = this.view;
    const secret = state.rows.some((row) => row.determination && !row.face_up);
    replace(this.note, secret && !state.outcome ? [icon("i-hidden"), t("web-face-down-note")] : []);
    this.note.hidden = !this.note.childElementCount;
    this.element.hidden = !state.rows.length;
    replace(this.list, state.rows.map((row, index) => this.row(row, index)));
  }

  row(row, index) {
    const { desk, state } = this.view;
    const choice = desk.live ? desk.choosing.visible.find((other) => other.marks.row === index) : null;
    const on = choice && desk.choosing.lit === choice;
    const current = state.current === index && !row.complete;
    const added = row.added.reduce((sum, card) => sum + this.view.printed.memories[card].strength, 0);
    const label = [
      t("web-row", { number: index + 1 }),
      ...row.added.map((card) => this.view.cardName(card)),
      row.determination ? this.view.cardName(row.determination) : t("web-face-down"),
      row.complete ? t("web-row-done") : null,
    ].filter(Boolean).join(", ");
    const note = row.complete ? icon("i-check") : row.sum !== null && row.sum !== undefined ? `${row.sum} / ${row.target}` : `${added} + ?`;
    const track = h("span", { class: "track", role: "img", "aria-label": label }, this.blocks(row, added));
    track.style.setProperty("--target", row.target);
    return h("li", {
      class: `drow${row.complete ? " done" : ""}${current ? " now" : ""}${choice ? " can" : ""}${on ? " on" : ""}`,
    },
      choice ? button(
        "btn choice dn",
        index + 1,
        () => desk.choosing.press(choice),
        { "aria-label": choice.label },
      ) : h("span", { class: "dn" }, index + 1),
      track, h("span", { class: "dnote" }, note));
  }

  blocks(row, added) {
    const { printed } = this.view;
    const block = (card, look, mark = null) => {
      const { colour, strength } = printed.memories[card];
      const one = strength === 1;
      const inside = h("span", { class: "in" }, icon(`suit-${colour}`), h("b", {}, strength), one ? null : mark);
      return wide(h("span", { class: `blk s-${colour} ${look}${one ? " one" : ""}` }, inside), strength);
    };
    const drawn = row.added.map((card) => block(card, ""));
    if (row.determination) {
      const { strength } = printed.memories[row.determination];
      const gap = row.target - added - strength;
      if (gap > 0) drawn.push(wide(h("span", { class: "gap" }), gap));
      drawn.push(block(row.determination, row.face_up ? "det" : "det secret", row.face_up ? null : icon("i-hidden")));
      return drawn;
    }
    // Only what follows from the open cards: a card is at most this strong, and the row is not full.
    const most = Math.max(1, Math.min(STRONGEST, row.target - added - 1));
    const gap = row.target - added - most;
    if (gap > 0) drawn.push(wide(h("span", { class: "gap" }), gap));
    drawn.push(wide(h("span", { class: "hid" }, most > 1 ? icon("i-hidden") : null, h("b", {}, most > 1 ? `1–${most}` : "1")), most));
    return drawn;
  }
}

function wide(element, columns) {
  element.style.gridColumn = `span ${columns}`;
  return element;
}

