// Embers on the table: demons, the Mind, the memory row, Determination. It draws what the server sends.

import { button, h, icon, replace } from "../dom.js";
import { openDialog } from "../dialog.js";
import { t } from "../words.js";
import { InForce } from "./in_force.js";
import { MindPicture } from "./mind.js";
import { memoryPicture } from "./memory.js";
import { characterMark, characterName, memoryName, partName } from "./names.js";
import { Rows } from "./rows.js";
import { openStack } from "./stack.js";
import { deedList, deeds, scenes } from "./telling.js";

export class EmbersView {
  constructor(desk, printed) {
    this.desk = desk;
    this.printed = printed;
    this.lived = [];
    /** The Mind of the scene that is shown; null: as it is now. */
    this.staged = null;
    this.fits = new Map();
    this.mind = new MindPicture(printed, {
      pick: (what) => this.pick(what),
      point: (what) => this.point(what),
      wonder: (what) => this.wonder(what),
    });
    const zoom = (glyph, words, act) => button("iconbtn", icon(glyph), act, { "aria-label": t(words) });
    const zooms = h(
      "div",
      { class: "zoom" },
      zoom("i-plus", "web-closer", () => this.mind.zoom(1 / 1.25)),
      zoom("i-minus", "web-farther", () => this.mind.zoom(1.25)),
      zoom("i-fit", "web-show-all", () => this.mind.fit(true)),
    );
    this.canvas = h("section", { class: "panel canvas", "aria-label": t("web-mind") }, this.mind.svg, zooms);
    this.demons = h("ul", { class: "demons", "aria-label": t("web-demons") });
    this.row = h("div", { class: "mrow" });
    this.piles = h("div", { class: "piles" });
    this.dockbox = h("section", { class: "panel dockbox", "aria-label": t("web-memory-row") }, this.row, this.piles);
    this.abilities = h("ul", { class: "abilities", "aria-label": t("web-abilities") });
    this.rows = new Rows(this);
    this.inForce = new InForce(desk.id ?? null, () => desk.state && this.update());
    this.logbox = h(
      "div",
      { class: "panel pad logbox" },
      h(
        "div",
        { class: "head" },
        h("h2", { class: "head" }, t("web-log")),
        h("span", { class: "end dim" }, t("web-silent")),
      ),
      desk.log.element,
    );
    this.left = [this.demons, this.canvas, this.dockbox];
    this.right = [this.rows.element, this.abilities, this.inForce.element, this.logbox];
  }

  get state() {
    return this.desk.state.view;
  }

  // -- what the desk asks -----------------------------------------------------------------------------------------

  colour(seat) {
    return seat;
  }

  mark(seat) {
    return h("span", { class: "frost", "aria-hidden": "true" }, icon(characterMark(this.desk.info.settings.mode, seat), "tok"));
  }

  /** What the curtain shows of a seat. */
  seal(seat) {
    return icon(characterMark(this.desk.info.settings.mode, seat), "who");
  }

  /** When it is, as far as everybody knows. */
  moment() {
    const { day, days } = this.state;
    return day ? t("web-day", { number: day, days }) : "";
  }

  seatName(seat) {
    return characterName(this.desk.info.settings.mode, seat);
  }

  cardName(card) {
    return memoryName(this.printed, card);
  }

  title() {
    return partName(this.state.mode, this.state.chapter);
  }

  barExtra() {
    const me = this.desk.seat ? characterName(this.state.mode, this.desk.seat) : null;
    return [me, this.day()].filter(Boolean).map((part) => [h("span", { class: "sep" }), h("span", { class: "muted" }, part)]);
  }

  /** The day of how many: those that are over are full, the present one is half. */
  day() {
    const { day, days } = this.state;
    if (!day) return null;
    const moon = (number) => h("i", { class: number < day ? "over" : number === day ? "now" : "" });
    const moons = Array.from({ length: days }, (_, i) => moon(i + 1));
    return [h("span", { class: "days", "aria-hidden": "true" }, moons), h("span", { class: "daytext" }, t("web-day", { number: day, days }))];
  }

  resultText(result) {
    return t(`embers-reason-${result.reason}`);
  }

  /** The cards that lie open before the viewer. */
  get hold() {
    return this.state.row;
  }

  focusBoard() {
    this.mind.focus();
  }

  focusHand() {
    this.row.querySelector("button")?.focus();
  }

  key(event) {
    const act = {
      "+": () => this.mind.zoom(1 / 1.25),
      "-": () => this.mind.zoom(1.25),
      0: () => this.mind.fit(true),
    }[event.key];
    if (act) act();
  }

  /** Another state: the memories that move, the set that was relived last. */
  follow(before, log = []) {
    this.fits.clear();
    const relived = log.flatMap((entry) => entry.events ?? []).findLast((event) => event.kind === "relived");
    if (relived) this.lived = relived.cards;
    if (!before) return;
    const made = scenes(this, before.mind, log);
    this.desk.since?.keep(made);
    this.desk.film.add(made);
  }

  sent() {
    this.lived = [];
    this.mind.motion.trace([]);
  }

  /** The film is over: the Mind as it is. */
  rest() {
    this.staged = null;
  }

  /** What the partner did in these turns, as a list; its traces lie in the Mind until the viewer acts. */
  deeds(entries, turns, traced) {
    const told = deeds(this, entries, turns);
    this.mind.motion.trace(traced ? told.traces : []);
    return deedList(this, told);
  }

  // -- why not ----------------------------------------------------------------------------------------------------

  /** The memory that is to be laid, when it is clear which. */
  get placing() {
    const { choosing } = this.desk;
    const card = choosing.has("card") ?? choosing.lit?.marks.card ?? (this.state.row.length === 1 ? this.state.row[0] : null);
    return this.desk.live && this.state.row.includes(card) ? card : null;
  }

  /** Ask about a place for the memory in hand, or else look under the card that is there. */
  wonder({ card, x, y }) {
    const { placing } = this;
    if (placing && this.desk.seat && this.desk.why) {
      this.under = card;
      this.desk.why.open({ card: placing, place: [x, y, 0] });
    } else if (card) openStack(this, card);
  }

  wish(element) {
    if (this.mind.aim && this.placing) return { card: this.placing, place: [...this.mind.aim, 0] };
    const { card } = element.closest("[data-card]")?.dataset ?? {};
    return card ? { card } : null;
  }

  /** From an answer about a place to the cards that lie there. */
  pointers(answers) {
    const [{ marks } = {}] = answers;
    if (marks?.x === undefined || !this.under) return null;
    const { under } = this;
    return button("btn frost", [icon("i-eye"), t("web-look-under")], () => openStack(this, under));
  }

  back() {
    if (!this.mind.aim) return false;
    this.mind.aim = null;
    this.desk.draw();
    return true;
  }

  /** The set that the pointed place relives, as far as the game has told; it is asked once for each card. */
  relives(marks) {
    const { card, x, y } = marks;
    if (!this.fits.has(card) && this.desk.ask && this.state.row.includes(card)) {
      this.fits.set(card, []);
      this.desk.ask({ card }).then((answers) => {
        this.fits.set(card, answers?.flatMap(({ near }) => near) ?? []);
        this.desk.draw();
      });
    }
    return this.fits.get(card)?.find((place) => place.x === x && place.y === y)?.relives ?? [];
  }

  // -- pointing and picking ---------------------------------------------------------------------------------------

  /** Choices that are places for one card: those of the chosen card, or of the only one that has any. */
  get places() {
    if (!this.desk.live) return [];
    const all = this.desk.choosing.visible.filter((choice) => choice.marks.x !== undefined);
    const cards = new Set(all.map((choice) => choice.marks.card));
    if (cards.size === 1) return all;
    const card = this.desk.choosing.lit?.marks.card;
    return card ? all.filter((choice) => choice.marks.card === card) : [];
  }

  /** Choices that are a card lying in the Mind. */
  get inMind() {
    const laid = new Set(this.state.mind.map(({ card }) => card));
    return this.desk.live ? this.desk.choosing.visible.filter((choice) => choice.marks.x === undefined && laid.has(choice.marks.card)) : [];
  }

  /** Parts of a split Mind that a card belongs to. */
  parts(card) {
    return this.desk.live ? this.desk.choosing.visible.filter(
      (choice) => choice.marks.cards?.includes(card) && this.desk.choosing.prompt.kind !== "arrange",
    ) : [];
  }

  point({ card, choice }) {
    const { choosing } = this.desk;
    const meant = choice ?? (card ? this.inMind.find((other) => other.marks.card === card) ?? this.parts(card)[0] : null) ?? null;
    choosing.point(meant === choosing.chosen ? null : meant);
  }

  pick({ card, choice }) {
    const { choosing } = this.desk;
    if (choice) return choosing.press(choice);
    const choices = this.inMind.filter((other) => other.marks.card === card);
    const [part] = this.parts(card);
    if (choices.includes(choosing.chosen)) choosing.confirm();
    else if (choices.length === 1) choosing.choose(choices[0]);
    else if (choices.length) choosing.start("card", card);
    else if (part) choosing.press(part);
    else if (!this.placing) openStack(this, card);
    return undefined;
  }

  /** What lies in the Mind now, or in the scene that is shown. */
  get laid() {
    return this.staged ?? this.state.mind;
  }

  // -- drawing ----------------------------------------------------------------------------------------------------

  update() {
    this.inForce.follow(this.state.mode);
    this.inForce.ended(Boolean(this.state.outcome));
    this.drawMind();
    this.drawDemons();
    this.drawRow();
    this.drawAbilities();
    this.rows.update();
  }

  drawMind() {
    const { state } = this;
    const hinted = this.desk.choosing.lit ? null : this.desk.hint?.choice;
    const lit = this.desk.live ? hinted ?? this.desk.choosing.lit : null;
    const places = this.places;
    const laid = this.laid.map(({ card }) => card);
    const part = lit?.marks.cards && this.desk.choosing.prompt.kind !== "arrange" ? lit.marks.cards : [];
    this.mind.update({
      mind: this.laid,
      ghost: lit?.marks.x !== undefined ? { card: lit.marks.card, x: lit.marks.x, y: lit.marks.y } : null,
      places: places.map((choice) => ({ x: choice.marks.x, y: choice.marks.y, label: choice.label, choice })),
      choices: [...this.inMind.map((choice) => choice.marks.card), ...laid.filter((card) => this.parts(card).length)],
      taken: lit && lit.marks.x === undefined && laid.includes(lit.marks.card) ? [lit.marks.card] : [],
      kept: part,
      leaving: part.length ? laid.filter((card) => !part.includes(card)) : [],
      relived: lit?.marks.x !== undefined ? this.relives(lit.marks) : this.lived,
      labels: (card) => this.label(card),
      placing: this.placing,
      hinted: Boolean(hinted),
      asking: this.desk.why?.asking,
    });
  }

  label(card) {
    const { x, y } = this.laid.find((laid) => laid.card === card);
    const choice = this.inMind.find((other) => other.marks.card === card) ?? this.parts(card)[0];
    return [this.cardName(card), t("web-at", { x, y }), choice?.label].filter(Boolean).join(", ");
  }

  drawDemons() {
    const demons = this.state.demons;
    this.demons.hidden = !demons;
    if (!demons) return;
    const present = new Map(demons.map((pile) => [pile.demon.replace("demon-", ""), pile]));
    const others = [...present.keys()].filter((name) => !this.printed.colours.includes(name));
    replace(this.demons, [...this.printed.colours, ...others].map((name) => this.demon(name, present.get(name))));
  }

  demon(name, pile) {
    const coloured = this.printed.colours.includes(name);
    const title = coloured ? t(`embers-colour-${name}`) : this.inForce.title(`demon-${name}`);
    if (!pile) {
      return h(
        "li",
        { class: "demon away" },
        h("span", { class: "dm" }, icon(`suit-${name}`)),
        h("span", { class: "dwords" }, h("b", {}, title), h("span", { class: "small" }, t("web-demon-away"))),
      );
    }
    const choice = this.desk.live ? this.desk.choosing.visible.find((other) => other.marks.demon === pile.demon) : null;
    return h("li", { class: `demon s-${name}` },
      h("span", { class: "dm" }, icon("mark-demon")),
      h(
        "span",
        { class: "dwords" },
        h("b", {}, coloured ? icon(`suit-${name}`) : null, title),
        h(
          "span",
          { class: "small taint" },
          Array.from({ length: Math.min(pile.tainted, 4) }, () => h("i")),
          h("span", {}, t("web-tainted", { number: pile.tainted })),
        ),
      ),
      h("b", { class: "badge only-small", "aria-hidden": "true" }, pile.tainted),
      choice ? button("btn choice", choice.label, () => this.desk.choosing.press(choice)) : null);
  }

  drawRow() {
    const { state, desk } = this;
    const { choosing } = desk;
    const card = (id) => {
      const choices = desk.live ? choosing.of("card", id) : [];
      const on = choosing.has("card") === id || choosing.chosen?.marks.card === id;
      const memory = this.printed.memories[id];
      const tainted = state.demons?.some((pile) => pile.demon === `demon-${memory.colour}`);
      const hinted = desk.hint?.choice?.marks.card === id ? " hinted" : "";
      return button(`mcard${on ? " on" : choices.length ? " can" : ""}${hinted}`, [
        memoryPicture(memory),
        tainted && h("span", { class: `warn s-${memory.colour}`, title: t("web-would-taint") }, icon("mark-demon")),
      ], () => this.pickInRow(id, choices), {
        "aria-pressed": String(on),
        "aria-label": [this.cardName(id), tainted ? t("web-would-taint") : null].filter(Boolean).join(", "),
        "aria-disabled": choices.length ? null : "true",
        "data-card": id,
      });
    };
    const focused = [...this.row.children].indexOf(document.activeElement);
    replace(this.row, state.row.length ? state.row.map(card) : h("p", { class: "muted" }, t("web-row-empty")));
    this.row.children[focused]?.focus?.();
    const pile = (glyph, words, count, open) => {
      const inside = [icon(glyph), h("b", {}, count), h("span", {}, t(words))];
      return open && count ? button("pile", inside, open) : h("div", { class: "pile" }, inside);
    };
    replace(
      this.piles,
      pile("i-deck", "web-deck", state.deck),
      pile("i-discard", "web-discard", state.discard.length, () => this.openDiscard()),
      state.distorted === undefined ? null : pile("i-cross", "web-distorted", state.distorted),
    );
  }

  pickInRow(card, choices) {
    const { choosing, why, seat } = this.desk;
    if (why && seat && (why.asking || !choices.length)) why.open({ card });
    else if (!choices.length) return;
    else if (choosing.chosen && choices.length === 1) choosing.press(choices[0]);
    else if (choosing.has("card") === card) choosing.cancel();
    else choosing.start("card", card);
  }

  openDiscard() {
    const name = (card) => {
      const memory = this.printed.memories[card];
      return memory ? [memoryPicture(memory), this.cardName(card)] : [icon("mark-demon", "tok"), this.inForce.title(card)];
    };
    openDialog(
      t("web-discard"),
      h("ul", { class: "discards" }, this.state.discard.map((card) => h("li", {}, name(card)))),
    );
  }

  drawAbilities() {
    const { abilities = [] } = this.state;
    this.abilities.hidden = !abilities.length;
    replace(this.abilities, abilities.map(({ id, owner, uses, spent }) => {
      const limit = t(uses === "day" ? "campaign-uses-day" : "campaign-uses-game");
      return h(
        "li",
        { class: `panel ability${spent ? " spent" : ""}` },
        h("b", {}, this.inForce.title(id)),
        h("span", { class: "muted small" }, `${t(`embers-${owner}`)} · ${spent ? t("web-spent") : limit}`),
      );
    }));
  }
}
