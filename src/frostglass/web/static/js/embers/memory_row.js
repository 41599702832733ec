// The memory row: one strip that never wraps, with the deck one can press and the piles beside it. A card can be dragged.

import { button, h, icon, replace } from "../dom.js";
import { openDialog } from "../dialog.js";
import { t } from "../words.js";
import { memoryPicture } from "./memory.js";

const FAR = 8;
const ROOMY = 5;
const CLOSE = 10;
const MANY = 16;

export class MemoryRow {
  constructor(view) {
    this.view = view;
    this.strip = h("div", { class: "mrow" });
    this.piles = h("div", { class: "piles" });
    this.element = h("section", { class: "panel dockbox", "aria-label": t("web-memory-row") }, this.strip, this.piles);
  }

  focus() {
    this.strip.querySelector("button")?.focus();
  }

  update() {
    const { state } = this.view;
    const demons = state.drawn ?? [];
    const count = state.row.length + demons.length;
    this.strip.className = ["mrow", count > ROOMY && "slim", count >= CLOSE && "close", count >= MANY && "many", !count && "none"].filter(Boolean).join(" ");
    const focused = [...this.strip.children].indexOf(document.activeElement);
    const cards = [...demons.map((demon) => this.demon(demon)), ...state.row.map((card) => this.card(card))];
    replace(this.strip, cards.length ? cards : h("p", { class: "muted" }, t("web-row-empty")));
    this.strip.children[focused]?.focus?.();
    this.drawPiles(state);
    // Fewer close up, too, where a desk is too narrow for them; a phone's row is pushed along by a finger.
    if (this.strip.scrollWidth > this.strip.clientWidth) this.strip.classList.add("close");
  }

  demon(demon) {
    const colour = demon.replace("demon-", "");
    return h("div", { class: "mcard comes" }, h("span", { class: `dface s-${colour}` }, icon("mark-demon")), h("span", { class: "fit" }, t("mind-arrives")));
  }

  card(id) {
    const { view } = this;
    const { desk, trying } = view;
    const { choosing } = desk;
    const choices = desk.live ? choosing.of("card", id) : [];
    const memory = view.printed.memories[id];
    const tainted = view.state.demons?.some((pile) => pile.demon === `demon-${memory.colour}`);
    const places = trying.told ? trying.places(id).length : null;
    const on = choosing.has("card") === id || choosing.chosen?.marks.card === id;
    const looks = ["mcard", on ? "on" : choices.length ? "can" : "", trying.card === id ? "tried" : "", desk.hint?.choice?.marks.card === id ? "hinted" : ""];
    const spoken = [view.cardName(id), tainted ? t("web-would-taint") : null, places === null ? null : t("mind-places", { number: places })];
    return button(looks.filter(Boolean).join(" "), [
      memoryPicture(memory),
      tainted && h("span", { class: `warn s-${memory.colour}`, title: t("web-would-taint") }, icon("mark-demon")),
      places === null ? null : h("span", { class: places ? "fit" : "fit none" }, icon(places ? "i-fit" : "i-cross"), places || t("mind-no-place")),
    ], () => this.dragged || this.press(id, choices), {
      "aria-pressed": String(on || trying.card === id),
      "aria-label": spoken.filter(Boolean).join(", "),
      "aria-disabled": choices.length || places !== null ? null : "true",
      "data-card": id,
      onpointerdown: (event) => choices.length && this.grab(event, id),
    });
  }

  press(card, choices) {
    const { choosing, why, seat } = this.view.desk;
    if (why?.asking && seat) why.open({ card });
    else if (this.view.trying.told) this.view.trying.touch(card);
    else if (!choices.length) {
      if (why && seat) why.open({ card });
    } else if (choosing.chosen && choices.length === 1) choosing.press(choices[0]);
    else if (choosing.has("card") === card) choosing.cancel();
    else choosing.start("card", card);
  }

  /** Drag a card onto the Mind: it is laid where it is dropped, or the place says why not. */
  grab(event, card) {
    if (event.button) return;
    const { desk, mind } = this.view;
    const start = [event.clientX, event.clientY];
    let picture = null;
    const move = (later) => {
      if (!picture && Math.hypot(later.clientX - start[0], later.clientY - start[1]) < FAR) return;
      if (!picture) {
        picture = h("div", { class: "dragging", "aria-hidden": "true" }, memoryPicture(this.view.printed.memories[card]));
        document.body.append(picture);
        if (desk.choosing.has("card") !== card) desk.choosing.start("card", card);
      }
      picture.style.translate = `${later.clientX}px ${later.clientY}px`;
    };
    const end = (later) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (!picture) return;
      picture.remove();
      this.dragged = true;
      setTimeout(() => (this.dragged = false));
      const box = mind.svg.getBoundingClientRect();
      const inside = later.clientX > box.left && later.clientX < box.right && later.clientY > box.top && later.clientY < box.bottom;
      if (later.type === "pointerup" && inside) this.view.drop(card, mind.under(later));
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  // -- piles ----------------------------------------------------------------------------------------------------------

  drawPiles(state) {
    const { desk } = this.view;
    const draw = desk.live ? desk.choosing.choices.find(({ role }) => role === "draw") : null;
    const pile = (glyph, words, count, open) => {
      const inside = [icon(glyph), h("b", {}, count), h("span", {}, t(words))];
      return open && count ? button("pile", inside, open) : h("div", { class: "pile" }, inside);
    };
    const sheets = h("span", { class: "sheets", "aria-hidden": "true" }, Array.from({ length: Math.min(4, Math.ceil(state.deck / 3)) }, () => h("i")));
    replace(
      this.piles,
      draw
        ? button(`pile deckpile${desk.choosing.chosen === draw ? " on" : ""}`, [sheets, h("b", {}, state.deck), h("span", {}, t("mind-draw"))], () => desk.choosing.press(draw), { "aria-label": draw.label })
        : pile("i-deck", "web-deck", state.deck),
      pile("i-discard", "web-discard", state.discard.length, () => this.openDiscard()),
      state.distorted === undefined ? null : pile("i-cross", "web-distorted", state.distorted),
    );
  }

  openDiscard() {
    const { view } = this;
    const name = (card) => {
      const memory = view.printed.memories[card];
      return memory ? [memoryPicture(memory), view.cardName(card)] : [icon("mark-demon", "tok"), view.demonName(card)];
    };
    openDialog(
      t("web-discard"),
      h("ul", { class: "discards" }, view.state.discard.map((card) => h("li", {}, name(card)))),
    );
  }
}
