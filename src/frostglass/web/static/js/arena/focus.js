// The card in focus: its pattern turned as it lies on the board, and its words.

import { button, h, icon, replace } from "../dom.js";
import { t } from "../words.js";
import { beingTexts, cardName, crest, emblem, openFace, rankWords, schoolOf } from "./face.js";
import { diagram } from "./diagram.js";

export class Focus {
  constructor(view) {
    this.view = view;
    this.card = null;
    this.art = button("fart", null, () => openFace(view.printed, this.shown, this.school), { "aria-label": t("web-whole-card") });
    this.words = h("div", { class: "ftext" });
    this.foot = h("div", { class: "row ffoot" });
    this.element = h(
      "section",
      { class: "panel focus slot", "aria-label": t("web-card-in-focus") },
      this.art,
      h("div", { class: "fside" }, this.words, this.foot, view.finder.element),
    );
    new ResizeObserver(() => this.fit()).observe(this.element);
  }

  /** The card that is played, pointed at, resolved or looked at. */
  get shown() {
    const { desk, state } = this.view;
    return this.view.finder.card ?? this.card ?? this.begun ?? state.card ?? this.view.first;
  }

  /** The card of a deed that is pointed at or begun. */
  get begun() {
    const { choosing } = this.view.desk;
    return choosing.lit?.marks.card ?? choosing.has("summon") ?? choosing.has("card");
  }

  /** Whoever begins a deed with a card wants to see that one, whichever was read before. */
  follow() {
    const { begun } = this;
    if (begun && begun !== this.last) this.card = null;
    this.last = begun;
  }

  update() {
    this.follow();
    const card = this.shown;
    const { seat } = this.view.desk;
    this.element.hidden = !card && !seat;
    this.element.classList.toggle("vacant", !card);
    this.element.classList.toggle("unasked", card === this.view.first && !this.card && !this.view.desk.choosing.lit);
    if (card in this.view.printed.flares) this.flare(card);
    else if (card in this.view.printed.cards) this.being(card);
    else this.draw(null, h("p", { class: "muted" }, t("table-read-a-card")), null);
  }

  draw(art, words, acts) {
    replace(this.art, art);
    replace(this.words, words);
    replace(this.foot, acts);
    this.foot.hidden = !acts?.some(Boolean);
    this.fit();
  }

  /** Long words are set closer; what still does not fit fades out below, and the whole card is one press away. */
  fit() {
    const { element, words } = this;
    const over = () => words.scrollHeight > words.clientHeight + 1;
    element.classList.remove("dense", "more");
    words.removeAttribute("tabindex");
    if (!over()) return;
    element.classList.add("dense");
    if (!over()) return;
    element.classList.add("more");
    words.tabIndex = 0;
  }

  /** The school as whose a card is shown: that of the viewer's seat. */
  get school() {
    const { state } = this.view;
    return state.seats[(state.seat || 1) - 1].school;
  }

  being(id) {
    const { desk, printed } = this.view;
    const card = printed.cards[id];
    const school = schoolOf(printed, id, this.school);
    const found = this.view.finder.card === id ? this.view.finder.place : null;
    const marks = found ?? (desk.choosing.lit?.marks.card === id ? desk.choosing.lit.marks : {});
    const turn = marks.turned;
    const standing = turn === undefined ? rankWords(card) : `${rankWords(card)}, ${t("web-as-it-lies")}`;
    this.draw(
      [crest(school, id), diagram(card, { size: 36, room: [150, 144], turn: turn ?? 0 })],
      [
        h(
          "div",
          { class: "row fhead" },
          icon(`rank-${card.rank}`, "frank"),
          h("div", { class: "fname" }, h("h2", { class: "display" }, cardName(printed, id)), h("p", { class: "muted small" }, standing)),
          emblem(school, "femb end"),
          this.close(),
        ),
        beingTexts(id),
      ],
      this.acts(id),
    );
  }

  /** What can be done with the card now, and the way to its places. */
  acts(id) {
    const { choosing } = this.view.desk;
    const deeds = this.view.uses(id).filter((choice) => choice !== choosing.chosen);
    const squares = new Set(deeds.filter(({ role }) => role === "summon").map(({ marks }) => marks.square)).size;
    const begin = () => choosing.start("summon", id);
    const others = deeds.filter(({ role }) => role !== "summon");
    return [
      squares && choosing.has("summon") !== id && choosing.chosen?.marks.card !== id
        ? button("btn choice", [t("web-summon"), h("span", { class: "count" }, `(${t("web-squares", { number: squares })})`)], begin)
        : null,
      ...others.map((choice) => button("btn choice", choice.label, () => choosing.choose(choice))),
      this.finding(id),
      this.whyNot(id, deeds.length > 0),
    ];
  }

  /** The question why a card of the viewer cannot be played. */
  whyNot(id, can) {
    const { desk, hold, printed, state } = this.view;
    if (!desk.seat || !desk.why || can || desk.choosing.chosen || desk.state.result || !hold.includes(id)) return null;
    const short = state.short?.[id];
    return button("btn frost", [icon("i-why"), short ? t("web-short", { number: short }) : t("web-why-short")], () => desk.why.open({ card: id }), {
      "aria-label": t("web-why-card", { card: cardName(printed, id) }),
      "data-card": id,
    });
  }

  /** To the pattern finder, for a card the viewer holds. */
  finding(id) {
    const { finder, hold, desk, printed } = this.view;
    if (!desk.seat || !desk.ask || !hold.includes(id) || !(id in printed.cards) || finder.card === id) return null;
    return button(
      "btn quiet findbtn",
      [icon("i-finder"), t("web-find-places"), h("kbd", { "aria-hidden": "true" }, "F")],
      () => finder.open(id),
    );
  }

  flare(id) {
    const [upper, lower] = this.view.printed.flares[id];
    const half = (need, label, words) => h(
      "div",
      { class: "half" },
      h("p", { class: "need" }, h("b", {}, `+${need}`), " ", label),
      h("p", {}, t(words)),
    );
    this.draw(
      [crest("flares", id), icon("mark-flare", "frost flarebig")],
      [
        h("div", { class: "row" }, h("h2", { class: "display" }, t(`card-${id}`)), h("span", { class: "end" }), this.close()),
        half(upper, t("web-flare-upgraded"), `card-${id}.upper`),
        half(lower, t("web-flare-pieces"), `card-${id}.lower`),
      ],
      this.acts(id),
    );
  }

  close() {
    if (!this.card) return null;
    return button("iconbtn small", icon("i-cross"), () => {
      this.card = null;
      this.view.desk.draw();
    }, { "aria-label": t("web-close") });
  }
}
