// What can be done from the position, card by card: each outcome a small picture with the difference marked.

import { reached } from "../api.js";
import { button, h, icon, replace, say } from "../dom.js";
import { t } from "../words.js";
import { cardName } from "../arena/face.js";
import { diagram } from "../arena/diagram.js";
import { MindPicture } from "../embers/mind.js";
import { memoryName } from "../embers/names.js";
import { piecesOf, seatColours, tidy } from "./document.js";
import { smallBoard } from "./pictures.js";

const PAGE = 12;
/** What is not said by the card's name alone. */
const WAYS = {
  flare: { glyph: "mark-flare" },
  thaw: { glyph: "mark-thaw", words: "explore-thaw" },
  warp: { glyph: "mark-warp", words: "web-verb-warp" },
  take: { glyph: "i-hand", words: "explore-takes" },
};
const LETTER = { common: "c", heroic: "h", legendary: "l" };

export class Explorer {
  /** `found` is null while nothing is explored; `shown` is the outcome that lies on the large board. */
  constructor(editor) {
    this.editor = editor;
    this.found = null;
    this.shown = null;
    this.entry = null;
    this.page = 1;
    this.element = h("div", { class: "explorer" });
  }

  open(answer) {
    this.answer = answer;
    this.found = answer.found;
    this.shown = null;
    this.page = 1;
    [this.entry = null] = this.entries;
    this.editor.draw();
    this.draw();
    this.title.focus();
  }

  back() {
    this.found = this.shown = this.entry = null;
    this.editor.draw();
    this.editor.try.focus();
  }

  get doc() {
    return this.editor.doc;
  }

  get arena() {
    return this.doc.game === "arena";
  }

  /** Everything that was tried, one entry each. */
  get entries() {
    if (!this.found) return [];
    if (!this.arena) {
      const group = new Map();
      for (const place of this.found.placements) group.set(place.card, [...(group.get(place.card) ?? []), place]);
      const places = [...group].map(([card, outcomes]) => ({ kind: "place", card, outcomes, number: outcomes.length }));
      return this.found.takes.length
        ? [...places, { kind: "take", card: null, outcomes: this.found.takes, number: this.found.takes.length }] : places;
    }
    const order = (one, other) => one.card.localeCompare(other.card) || one.at.localeCompare(other.at);
    return [
      ...this.found.summons.map((entry) => ({ kind: "summon", ...entry })).sort(order),
      ...this.found.flares.map((entry) => ({ kind: "flare", card: entry.flare, ...entry })),
      ...Object.entries(this.verbs).flatMap(([section, kind]) => [this.found[section] ?? []].flat().map((entry) => ({ kind, ...entry }))),
    ];
  }

  /** The verbs of the keywords, each by the section in which `found` tells of it. */
  get verbs() {
    return this.editor.printed.arena.verbs;
  }

  /** Where the chosen summoning lies, on the large board. */
  get lit() {
    if (!this.found || this.entry?.kind !== "summon" || this.shown) return null;
    const { rank } = this.editor.printed.arena.cards[this.entry.card];
    return { square: this.entry.at, ghost: `${LETTER[rank]}${this.mine}` };
  }

  get mine() {
    return seatColours(this.doc, this.editor.printed.arena)[(this.doc.turn ?? 1) - 1];
  }

  /** How the large Mind shows the chosen placement. */
  mindScene() {
    if (!this.found || !this.shown) return {};
    if (this.entry.kind === "take") return { taken: [this.shown.card] };
    return { ghost: { card: this.shown.card, x: this.shown.x, y: this.shown.y }, relived: this.shown.relives ?? [] };
  }

  // -- drawing ----------------------------------------------------------------------------------------------------

  draw() {
    const all = this.entries;
    this.title = h("h1", { class: "display ptitle", tabindex: "-1" }, t("explore-title"));
    const head = h("section", { class: "panel pad edithead", "aria-label": t("explore-title") },
      h("div", { class: "row" }, h("div", { class: "grow" }, this.title),
        button("btn", [icon("i-undo"), t("explore-back")], () => this.back())),
      this.answer.complete ? null : h("p", { class: "soso" }, icon("i-clock"), h("span", {}, t("explore-left-out", {
        seconds: this.answer.limit_s,
        cards: [...new Set(this.found.left_out.map((entry) => this.name(entry.card ?? entry.flare ?? entry)))].join(", "),
      }))),
      all.length ? this.cards(all) : h("p", { class: "muted" }, t("explore-nothing")));
    replace(this.element, head, this.entry ? this.outcomes() : null);
  }

  name(card) {
    const { arena, embers } = this.editor.printed;
    return this.arena ? cardName(arena, card) : memoryName(embers, card);
  }

  /** A line for each card, with the places where it can be played. */
  cards(all) {
    const groups = new Map();
    for (const entry of all) {
      const key = `${entry.kind} ${entry.card}`;
      groups.set(key, [...(groups.get(key) ?? []), entry]);
    }
    return h("ul", { class: "tried" }, [...groups.values()].map((entries) => {
      const [{ kind, card }] = entries;
      const being = this.arena ? this.editor.printed.arena.cards[card] : null;
      const { glyph, words } = WAYS[kind] ?? {};
      const title = words ? t(words, { card: this.name(card) }) : this.name(card);
      return h("li", {},
        h("span", { class: "triedart" }, this.mark(kind, card, being, glyph)),
        h("span", { class: "grow" }, h("b", {}, title), h("span", { class: "triedat" }, entries.map((entry) => this.chip(entry)))));
    }));
  }

  mark(kind, card, being, glyph) {
    if (kind === "summon") return diagram(being, { size: 15, room: [56, 56], spoken: false });
    if (kind !== "place") return icon(glyph, "frost");
    const { colour } = this.editor.printed.embers.memories[card];
    return h("span", { class: `s-${colour}` }, icon(`suit-${colour}`, "suit"));
  }

  chip(entry) {
    const on = this.same(entry, this.entry);
    const where = { summon: () => entry.at, flare: () => t("explore-versus", { seat: "ABCD"[entry.versus - 1] }) }[entry.kind]?.();
    return button(`btn chipbtn${on ? " on" : ""}`, [where ? h("b", {}, where) : null, t("explore-outcomes", { number: entry.number })], () => {
      Object.assign(this, { entry, shown: null, page: 1 });
      this.editor.draw();
      this.draw();
    }, { "aria-pressed": String(on), "data-at": entry.at ?? "" });
  }

  same(one, other) {
    return other && one.kind === other.kind && one.card === other.card && one.at === other.at && one.versus === other.versus;
  }

  outcomes() {
    const { entry } = this;
    const shown = entry.outcomes.slice(0, this.page * PAGE);
    const hidden = entry.number - entry.outcomes.length;
    return h("section", { class: "panel pad outcomes", "aria-label": t("explore-outcomes", { number: entry.number }) },
      h("div", { class: "row wraps" },
        h("h2", { class: "head grow" }, t("explore-outcomes", { number: entry.number })),
        this.arena && this.shown ? button("btn", [icon("i-branch"), t("explore-go-on")], () => this.goOn()) : null),
      hidden > 0 ? h("p", { class: "muted small" }, t("explore-more-than-sent", { number: hidden, sent: entry.outcomes.length })) : null,
      this.trouble = h("p", { class: "bad" }),
      h("div", { class: "outgrid" }, shown.map((outcome, index) => this.picture(outcome, index))),
      shown.length < entry.outcomes.length ? button("btn", t("explore-show-more", { number: entry.outcomes.length - shown.length }), () => {
        this.page += 1;
        this.draw();
        this.element.querySelectorAll(".outcome")[shown.length]?.focus();
      }) : null);
  }

  picture(outcome, index) {
    const on = this.shown === outcome;
    const notes = this.notes(outcome);
    const art = this.arena
      ? smallBoard(this.editor.printed.arena, piecesOf(this.doc.board), piecesOf(outcome.board), t("explore-outcome", { number: index + 1 }))
      : this.smallMind(outcome);
    return button(`outcome${on ? " on" : ""}`, [art, h("span", { class: "small" }, notes.join(" · "))], () => {
      this.shown = on ? null : outcome;
      this.editor.draw();
      this.draw();
      this.element.querySelectorAll(".outcome")[index].focus();
      say(notes.join(", "));
    }, { "aria-pressed": String(on) });
  }

  smallMind(outcome) {
    const picture = new MindPicture(this.editor.printed.embers);
    const mind = (this.doc.mind ?? []).map((laid) => ({ ...laid, visible: true }));
    if (this.entry.kind === "take") picture.update({ mind: mind.filter((laid) => laid.card !== outcome.card) });
    else picture.update({ mind, ghost: { card: outcome.card, x: outcome.x, y: outcome.y }, relived: outcome.relives ?? [] });
    picture.svg.classList.add("smallmind");
    return picture.svg;
  }

  /** What the picture does not show. */
  notes(outcome) {
    if (!this.arena) return this.mindNotes(outcome);
    const seat = (colour) => "ABCD"[Number(colour) - 1];
    const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);
    const frozen = this.doc.seats[(this.doc.turn ?? 1) - 1].frozen ?? null;
    return [
      t("web-actions-left", { number: outcome.actions }),
      ...Object.entries(outcome.kills).map(([colour, counts]) => t("explore-kills", { seat: seat(colour), number: sum(counts) })),
      ...Object.entries(outcome.removed).map(([colour, counts]) => t("explore-removed", { seat: seat(colour), number: sum(counts) })),
      ...(outcome.frozen && outcome.frozen !== frozen ? [t("explore-frozen", { card: this.name(outcome.frozen) })] : []),
      ...this.gateway(outcome),
      ...(outcome.possessed ? [t("kept-possessed", { owner: seat(outcome.possessed) })] : []),
      ...(outcome.borrow ? [t("explore-borrow")] : []),
      ...(outcome.extra_turn ? [t("explore-extra-turn")] : []),
      ...(sum(outcome.draws) ? [t("explore-draws", { number: sum(outcome.draws) })] : []),
      ...outcome.penalty.map((other) => t("explore-penalty", { seat: seat(other) })),
    ];
  }

  /** Where the Gateway is afterwards, if that is another square than before. */
  gateway({ gateway = null }) {
    if (gateway === (this.doc.gateway ?? null)) return [];
    if (gateway === null) return [t("log-gateway_closed")];
    return [gateway === "merchant" ? t("kept-gateway-merchant") : t("kept-gateway", { square: gateway })];
  }

  mindNotes(outcome) {
    const names = (cards) => cards.map((card) => this.name(card)).join(", ");
    return [
      this.entry.kind === "take" ? t("explore-take", { card: this.name(outcome.card) }) : `${outcome.x}, ${outcome.y}`,
      ...(outcome.relives ? [t("explore-relives", { cards: names(outcome.relives) })] : []),
      ...(outcome.hides?.length ? [t("explore-hides", { cards: names(outcome.hides) })] : []),
      ...(outcome.parts.length > 1 ? [t("explore-parts", { number: outcome.parts.length })] : []),
    ];
  }

  /** The outcome becomes the position that is edited: the server says what else follows from it. */
  async goOn() {
    const { kind, card, at, versus } = this.entry;
    const entry = { summon: { card, at }, flare: { flare: card, versus } }[kind] ?? { card };
    const number = this.editor.asked;
    try {
      const { position } = await reached(tidy(this.doc), entry, this.shown);
      if (number !== this.editor.asked) return;
      this.editor.load(position);
      this.editor.try.focus();
    } catch (refusal) {
      this.trouble.textContent = refusal.message;
      say(refusal.message, true);
    }
  }
}
