// What one seat has: school, hand, legends, flares, the effect on ice, the discard pile, points. Cards come from lists.

import { button, h, icon, replace, token } from "../dom.js";
import { t } from "../words.js";
import { cardName } from "../arena/face.js";
import { changeSchool, coloursOf, formOf, hasTasks, seatColours, takeFromDecks, used } from "./document.js";

const LISTS = {
  hand: "editor-hand",
  legends: "editor-legends",
  flares: "editor-flares",
  discard: "editor-discard",
};

const HOLDS_A_PIECE = "merchant_of_time";
const LETTERS = { c: "common", h: "heroic", l: "legendary" };

/** The tabs of all seats and the chosen seat below them; `changed` is told after every edit. */
export class SeatPanel {
  constructor(printed, changed) {
    this.printed = printed;
    this.changed = changed;
    this.index = 0;
    this.tabs = h("div", { class: "seg seattabs", role: "group", "aria-label": t("web-seats") });
    this.body = h("div", { class: "seatbody" });
    this.element = h("section", { class: "panel pad seatpanel", "aria-label": t("web-seats") }, this.tabs, this.body);
  }

  /** `wrong` is the index of a seat that the server complains about. */
  update(doc, wrong) {
    this.doc = doc;
    this.index = Math.min(this.index, doc.seats.length - 1);
    const colours = seatColours(doc, this.printed);
    replace(this.tabs, doc.seats.map((seat, index) =>
      button(`${index === this.index ? "on" : ""}${index === wrong ? " wrong" : ""}`, [
        token(colours[index], colours.indexOf(colours[index]) < index ? "heroic" : "common"),
        t("web-seat", { seat: "ABCD"[index] }),
        index === wrong ? icon("i-warn") : null,
      ], () => {
        this.index = index;
        this.update(doc, wrong);
      }, { "aria-pressed": String(index === this.index) })));
    const focused = document.activeElement?.id;
    replace(this.body, this.rows(doc.seats[this.index]));
    if (focused) document.getElementById(focused)?.focus();
  }

  rows(seat) {
    const { printed, doc } = this;
    const own = printed.decks[printed.schools[seat.school]] ?? [];
    const frozen = own.filter((card) => printed.cards[card].frozen);
    return [
      this.select("editor-school", `school-${this.index}`, Object.keys(printed.schools).map((school) => [school, t(`school-${school}`)]), seat.school, (school) => {
        changeSchool(doc, this.index, school);
      }, `school-${seat.school}`),
      this.cards(seat, "hand", own),
      this.cards(seat, "legends", printed.decks.legends),
      this.cards(seat, "flares", Object.keys(printed.flares)),
      frozen.length ? this.select("editor-frozen", `frozen-${this.index}`, [
        ["", t("editor-none")],
        ...frozen.filter((card) => card === seat.frozen || !used(doc, seat).has(card)).map((card) => [card, cardName(printed, card)]),
      ], seat.frozen ?? "", (card) => {
        seat.frozen = card || null;
        if (card) takeFromDecks(doc, card, seat);
      }, "mark-frozen") : null,
      ...this.pending(seat, own),
      this.cards(seat, "discard", own),
      formOf(doc, printed).scoring === "kills" ? this.points() : null,
      hasTasks(doc, printed) ? h("p", { class: "muted small" }, t("editor-points-from-tasks")) : null,
    ];
  }

  /** The pending being, and what lies on it where it can hold a piece. */
  pending(seat, own) {
    const { printed, doc } = this;
    if (!printed.keywords.warp.includes(seat.school)) return [];
    const none = ["", t("editor-none")];
    const cards = own.filter((card) => printed.cards[card].warp && (card === seat.pending || !used(doc, seat).has(card)));
    const pieces = coloursOf(doc, printed).flatMap((colour) =>
      Object.entries(LETTERS).map(([letter, rank]) => [`${letter}${colour}`, t("piece", { rank, owner: "ABCD"[colour - 1] })]));
    return [
      this.select("editor-pending", `pending-${this.index}`, [none, ...cards.map((card) => [card, cardName(printed, card)])], seat.pending ?? "", (card) => {
        seat.pending = card || null;
        if (seat.pending !== HOLDS_A_PIECE) this.layOn(seat, null);
        if (card) takeFromDecks(doc, card, seat);
      }, "mark-warp"),
      seat.pending === HOLDS_A_PIECE ? this.select("editor-merchant", `merchant-${this.index}`, [none, ...pieces], seat.merchant ?? "", (piece) => {
        this.layOn(seat, piece || null);
      }) : null,
    ];
  }

  layOn(seat, piece) {
    if (this.doc.gateway === "merchant") delete this.doc.gateway;
    seat.merchant = piece;
    delete this.doc.resolving;
  }

  select(label, id, options, value, choose, glyph) {
    return h("div", { class: "line" }, h("label", { class: "head", for: id }, t(label)),
      h("span", { class: "pick grow" }, glyph ? icon(glyph) : null, h("select", {
        id,
        onchange: (event) => {
          choose(event.target.value);
          this.changed();
        },
      }, options.map(([name, words]) => h("option", { value: name, selected: name === value }, words)))));
  }

  /** A list of cards, each with a cross, and a list to take more from. */
  cards(seat, field, all) {
    const { printed, doc } = this;
    const held = seat[field] ?? [];
    const free = all.filter((card) => !used(doc, seat).has(card));
    const label = t(LISTS[field]);
    const add = h("select", {
      id: `${field}-${this.index}`,
      "aria-label": t("editor-add-to", { list: label }),
      onchange: (event) => {
        seat[field] = [...held, event.target.value];
        takeFromDecks(doc, event.target.value, seat);
        this.changed();
      },
    }, h("option", { value: "", selected: true }, t("editor-add")), free.map((card) => h("option", { value: card }, cardName(printed, card))));
    return h("div", { class: "line" }, h("span", { class: "head" }, label),
      h("div", { class: "cardchips" },
        held.map((card) => h("span", { class: "cardchip" }, this.mark(card), cardName(printed, card),
          button("iconbtn small", icon("i-cross"), () => {
            seat[field] = held.filter((other) => other !== card);
            delete seat.shown;
            this.changed();
          }, { "aria-label": t("editor-remove", { card: cardName(printed, card) }) }))),
        free.length ? h("span", { class: "pick adding" }, icon("i-plus"), add) : null));
  }

  mark(card) {
    const being = this.printed.cards[card];
    return icon(being ? `rank-${being.rank}` : "mark-flare");
  }

  points() {
    const { doc } = this;
    const colour = seatColours(doc, this.printed)[this.index] - 1;
    const id = `points-${this.index}`;
    return h("div", { class: "line" }, h("label", { class: "head", for: id }, t("editor-points")),
      h("input", {
        id,
        type: "number",
        class: "number",
        min: "0",
        max: "99",
        value: String(doc.scores?.[colour] ?? 0),
        onchange: (event) => {
          doc.scores = Array.from({ length: 2 }, (_, at) => doc.scores?.[at] ?? 0);
          doc.scores[colour] = Math.max(0, Math.trunc(Number(event.target.value)) || 0);
          this.changed();
        },
      }));
  }
}
