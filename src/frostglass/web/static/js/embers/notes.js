// Private notes under closed rows: strengths and colours, marked, struck or plain. They never leave this browser.

import { button, h, icon } from "../dom.js";
import * as store from "../store.js";
import { t } from "../words.js";

const STRENGTHS = [1, 2, 3, 4, 5];
const NEXT = { "": "marked", marked: "struck", struck: "" };
const SPOKEN = { "": "mind-note-plain", marked: "mind-note-marked", struck: "mind-note-struck" };

export class Notes {
  constructor(view) {
    this.view = view;
    this.key = "";
    this.kept = { rows: {} };
    // A phone has no room for them beside the gauges: there they are unfolded by hand.
    this.open = matchMedia("(min-width: 901px)").matches;
    this.switch = button("btn quiet noteswitch end", [icon("i-note"), h("span", {}, t("mind-notes"))], () => this.toggle(), {
      "aria-expanded": String(this.open),
      hidden: true,
    });
  }

  toggle() {
    this.open = !this.open;
    this.switch.setAttribute("aria-expanded", String(this.open));
    this.view.rows.update();
  }

  /** Notes belong to one day and to whoever does not see the cards. */
  follow(state) {
    const key = `notes ${this.view.desk.id} ${state.seat}`;
    if (key !== this.key) this.kept = store.kept(key) ?? { day: state.day, rows: {} };
    this.key = key;
    if (this.kept.day !== state.day) this.kept = { day: state.day, rows: {} };
    this.switch.hidden = !state.rows.some((row) => this.isOpenTo(row));
  }

  isOpenTo(row) {
    const { desk, state } = this.view;
    return Boolean(desk.id && desk.seat) && state.mode === "chapter" && !state.outcome && !row.determination && row.could_be !== null;
  }

  line(row, index) {
    if (!this.open || !this.isOpenTo(row)) return null;
    const { strengths, colours } = row.could_be;
    const sign = (name, inside, possible) => this.sign(index, name, inside, possible);
    return h("div", { class: "notes", role: "group", "aria-label": t("mind-notes-of", { row: index + 1 }) },
      STRENGTHS.map((strength) => sign(String(strength), h("b", {}, strength), strengths.includes(strength))),
      this.view.printed.colours.map((colour) => sign(colour, h("span", { class: `s-${colour}` }, icon(`suit-${colour}`)), colours.includes(colour))));
  }

  /** What open cards rule out is struck and no button. */
  sign(row, name, inside, possible) {
    const spoken = /^\d$/.test(name) ? t("mind-note-strength", { number: name }) : t(`embers-colour-${name}`);
    if (!possible) return h("span", { class: "note0 out", "aria-hidden": "true" }, inside);
    const mark = this.kept.rows[row]?.[name] ?? "";
    return button(`note0 ${mark}`, inside, () => this.press(row, name, mark), {
      "data-note": `${row} ${name}`,
      "aria-label": `${t("web-row", { number: row + 1 })}, ${spoken}, ${t(SPOKEN[mark])}`,
    });
  }

  press(row, name, mark) {
    const rows = { ...this.kept.rows, [row]: { ...this.kept.rows[row], [name]: NEXT[mark] } };
    this.kept = { ...this.kept, rows };
    store.keep(this.key, this.kept);
    this.view.rows.update();
  }
}
