// The order of the Determination cards, by touching them: one is lifted, another touched, both change places. What stands
// there is always one of the offered choices; nothing is sent before the main button.

import { button, h, icon, replace, say } from "../dom.js";
import { t } from "../words.js";
import { memoryPicture } from "./memory.js";
import { rangeWords } from "./taking.js";

const FAR = 8;
const ORDERS = { "mind-as-dealt": () => 0, "mind-weak-first": (one, other) => one - other, "mind-strong-first": (one, other) => other - one };

export class Arranging {
  constructor(view) {
    this.view = view;
    this.lifted = this.pointed = null;
    this.list = h("ol", { class: "arows", onkeydown: (event) => this.key(event) });
    this.first = h("div", { class: "firstcard" });
    this.element = h("section", { class: "panel stage", "aria-label": t("web-determination"), hidden: true }, this.first, this.list);
    this.seen = h("section", { class: "panel pad seenbox", "aria-label": t("mind-fenrys-sees"), hidden: true });
  }

  get active() {
    const { desk } = this.view;
    return desk.live && desk.choosing.prompt?.kind === "arrange";
  }

  get dealt() {
    const [{ marks }] = this.view.desk.choosing.choices;
    return this.view.state.rows.map((row) => row.determination).filter((card) => marks.cards.includes(card));
  }

  /** In the prologue the cards lie open and the Mind is there already: nobody sees less than Aelin. */
  get open() {
    return this.view.state.rows.every((row) => row.face_up);
  }

  /** The order as it would be laid: that of the chosen choice, to begin with as dealt. */
  get order() {
    return this.view.desk.choosing.chosen?.marks.cards ?? this.dealt;
  }

  /** Take the choice with this order, without sending it. */
  lay(order) {
    const { choosing } = this.view.desk;
    choosing.chosen = choosing.choices.find(({ marks }) => order.every((card, row) => marks.cards[row] === card));
    choosing.pointed = null;
    this.lifted = this.pointed = null;
  }

  strength(card) {
    return this.view.printed.memories[card].strength;
  }

  // -- deeds ----------------------------------------------------------------------------------------------------------

  touch(row) {
    if (row >= this.order.length) return;
    if (this.lifted === null) {
      this.lifted = row;
      say(t("mind-lifted", { card: this.view.cardName(this.order[row]) }));
    } else if (this.lifted === row) this.lifted = this.pointed = null;
    else this.swap(this.lifted, row);
    this.view.desk.draw();
  }

  swap(one, other) {
    const order = [...this.order];
    [order[one], order[other]] = [order[other], order[one]];
    this.lay(order);
    const at = (row) => t("mind-row-holds", { row: row + 1, card: this.view.cardName(order[row]) });
    say(`${t("mind-swapped")} ${at(one)}, ${at(other)}`);
  }

  /** Digits lift and swap. */
  pick(number) {
    if (this.active) this.touch(number - 1);
    return this.active;
  }

  back() {
    if (this.lifted === null) return false;
    this.lifted = this.pointed = null;
    this.view.desk.draw();
    return true;
  }

  key(event) {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const rows = [...this.list.querySelectorAll("button.arow")];
    const next = rows[(rows.indexOf(document.activeElement) + way + rows.length) % rows.length];
    next?.focus();
    this.point(rows.indexOf(next));
  }

  point(row) {
    if (this.lifted === null || this.pointed === row) return;
    this.pointed = row;
    this.view.desk.draw();
  }

  /** Dragging does the same as two touches. */
  grab(event, row) {
    if (event.button) return;
    const start = [event.clientX, event.clientY];
    let moved = false;
    const under = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY)?.closest("[data-row]")?.dataset.row;
    const move = (later) => {
      if (!moved && Math.hypot(later.clientX - start[0], later.clientY - start[1]) < FAR) return;
      moved = true;
      this.lifted = row;
      const over = under(later);
      this.point(over === undefined ? null : Number(over));
    };
    const end = (later) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointercancel", end);
      if (!moved) return;
      const over = under(later);
      if (over !== undefined && Number(over) < this.order.length && Number(over) !== row) this.swap(row, Number(over));
      this.lifted = this.pointed = null;
      this.view.desk.draw();
      this.dragged = true;
      setTimeout(() => (this.dragged = false));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end, { once: true });
    addEventListener("pointercancel", end, { once: true });
  }

  // -- drawing --------------------------------------------------------------------------------------------------------

  update() {
    const { active } = this;
    this.element.hidden = !active;
    this.seen.hidden = this.first.hidden = !active || this.open;
    this.view.canvas.hidden = active;
    if (!active) {
      this.lifted = this.pointed = null;
      return;
    }
    if (!this.view.desk.choosing.chosen) this.lay(this.dealt);
    const [laid] = this.view.state.mind;
    replace(this.first, laid ? [memoryPicture(this.view.printed.memories[laid.card]), h("p", { class: "small muted" }, t("mind-begins", { card: this.view.cardName(laid.card) }))] : []);
    const focused = [...this.list.children].findIndex((row) => row.contains(document.activeElement));
    replace(this.list, this.view.state.rows.map((row, index) => this.row(row, index)));
    this.list.children[focused]?.querySelector("button")?.focus();
    replace(this.seen, h("div", { class: "head" }, icon("who-fenrys", "tok frost"), h("h2", { class: "head" }, t("mind-fenrys-sees"))),
      h("ol", { class: "seenrows" }, this.view.state.rows.map((row) => h("li", {}, icon("i-hidden"), h("b", {}, row.could_be ? rangeWords(row.could_be.strengths) : "?")))),
      h("p", { class: "muted small" }, t("mind-fenrys-learns-order")));
  }

  /** Which card lies in a row while two are about to change places. */
  shown(row) {
    const { lifted, pointed, order } = this;
    const swapping = lifted !== null && pointed !== null && pointed !== lifted && pointed < order.length;
    if (!swapping) return { card: order[row], look: row === lifted ? "up" : "" };
    if (row === pointed) return { card: order[lifted], look: "up" };
    if (row === lifted) return { card: order[pointed], look: "ghostly" };
    return { card: order[row], look: "" };
  }

  row(row, index) {
    const number = h("span", { class: "an" }, index + 1);
    if (index >= this.order.length) return h("li", { class: "afixed" }, number, track(row, h("span", { class: "hid" }, icon("i-hidden"))), h("span", { class: "aneed" }));
    const { card, look } = this.shown(index);
    const { colour } = this.view.printed.memories[card];
    const strength = this.strength(card);
    const need = row.target - strength;
    const before = row.target - this.strength(this.order[index]);
    const bar = h("span", { class: `bar s-${colour} ${look}${strength === 1 ? " one" : ""}${this.open ? " open" : ""}` }, h("span", { class: "in" }, icon(`suit-${colour}`), h("b", {}, strength), strength > 2 && !this.open ? icon("i-hidden") : null));
    bar.style.gridColumn = `${need + 1} / span ${strength}`;
    const inside = [number, track(row, bar), h("span", { class: "aneed" }, before === need ? null : h("s", {}, before), ` ${t("mind-more", { number: need })}`)];
    return h("li", { "data-row": index }, button("arow", inside, () => this.dragged || this.touch(index), {
      "aria-label": t("mind-arrange-row", { row: index + 1, card: this.view.cardName(this.order[index]), need: before }),
      "aria-pressed": String(index === this.lifted),
      onpointerdown: (event) => this.grab(event, index),
      onpointerenter: (event) => event.pointerType === "mouse" && this.point(index),
    }));
  }

  /** In the question: what to do, and three orders at once. */
  more() {
    return [
      h("p", { class: "muted small" }, t("mind-arrange-note")),
      h("div", { class: "seg orders", role: "group", "aria-label": t("mind-orders") }, Object.entries(ORDERS).map(([words, compare]) => {
        const order = this.dealt.toSorted((one, other) => compare(this.strength(one), this.strength(other)));
        const on = order.every((card, row) => this.order[row] === card);
        return button(on ? "on" : "", t(words), () => {
          this.lay(order);
          this.view.desk.draw();
        }, { "aria-pressed": String(on) });
      })),
    ];
  }
}

function track(row, inside) {
  const box = h("span", { class: "atrack" }, inside);
  box.style.setProperty("--target", row.target);
  return box;
}
