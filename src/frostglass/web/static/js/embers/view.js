// Embers on the table: demons, the Mind, the memory row, Determination. It draws what the server sends.

import { button, h, icon, replace } from "../dom.js";
import { t } from "../words.js";
import { Arranging } from "./arranging.js";
import { DemonRow } from "./demons.js";
import { ending, onwardNote } from "./ending.js";
import { InForce } from "./in_force.js";
import { MemoryRow } from "./memory_row.js";
import { MindPicture } from "./mind.js";
import { characterMark, characterName, memoryName, partName } from "./names.js";
import { Refusing } from "./refusing.js";
import { Rows } from "./rows.js";
import { openStack } from "./stack.js";
import { Taking } from "./taking.js";
import { deedList, deeds, scenes } from "./telling.js";
import { Trying } from "./trying.js";
import { Vow } from "./vow.js";

export class EmbersView {
  constructor(desk, printed) {
    this.desk = desk;
    this.printed = printed;
    /** Where the card browser opens from this table. */
    this.shelf = "memories";
    this.lived = [];
    /** The Mind of the scene that is shown; null: as it is now. */
    this.staged = null;
    this.fits = new Map();
    /**
     * What lay in the Mind when the first choice was seen.
     * @type {{number: number, mind: any[]} | null}
     */
    this.seen = null;
    /** Rows and demons that the partner touched last; they stay ringed like the traces in the Mind. */
    this.touched = { rows: new Set(), demons: new Set() };
    this.mind = new MindPicture(printed, {
      pick: (what) => this.pick(what),
      point: (what) => this.point(what),
      wonder: (what) => this.wonder(what),
      miss: (what) => this.laying && this.refusing.at(this.laying, what),
    });
    this.taking = new Taking(this);
    this.trying = new Trying(this);
    this.refusing = new Refusing(this);
    const zoom = (glyph, words, act) => button("iconbtn", icon(glyph), act, { "aria-label": t(words) });
    const zooms = h(
      "div",
      { class: "zoom" },
      zoom("i-plus", "web-closer", () => this.mind.zoom(1 / 1.25)),
      zoom("i-minus", "web-farther", () => this.mind.zoom(1.25)),
      zoom("i-fit", "web-show-all", () => this.mind.fit(true)),
    );
    this.tryline = h("p", { class: "tryline", hidden: true });
    this.vow = new Vow();
    this.canvas = h("section", { class: "panel canvas", "aria-label": t("web-mind") }, this.mind.svg, zooms, this.tryline, this.refusing.bubble, this.vow.element);
    this.demons = new DemonRow(this);
    this.row = new MemoryRow(this);
    this.arranging = new Arranging(this);
    this.rows = new Rows(this);
    this.inForce = new InForce(desk.id ?? null, () => desk.state && (desk.draw ? desk.draw() : this.update()));
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
    this.left = [this.demons.element, this.canvas, this.arranging.element, this.row.element];
    this.right = [this.rows.element, this.arranging.seen, this.inForce.abilities, this.inForce.element, this.logbox];
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

  ending(told) {
    return ending(this, told);
  }

  onwardNote(onward) {
    return onwardNote(this, onward);
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
    this.row.focus();
  }

  key(event) {
    const act = {
      "+": () => this.mind.zoom(1 / 1.25),
      "-": () => this.mind.zoom(1.25),
      0: () => this.mind.fit(true),
      d: () => this.take("draw"),
      s: () => this.take("stop"),
      n: () => this.rows.notes.toggle(),
    }[event.key];
    if (act) act();
  }

  /** Choose what is the only deed of its sort while Fenrys observes. */
  take(role) {
    const choice = this.trying.told && this.desk.choosing.choices.find((other) => other.role === role);
    if (choice) this.desk.choosing.choose(choice);
  }

  get keys() {
    return t("mind-keys");
  }

  demonName(demon) {
    const coloured = this.printed.colours.includes(demon.replace("demon-", ""));
    return coloured ? t(`embers-${demon}`) : this.inForce.title(demon);
  }

  // -- the question -----------------------------------------------------------------------------------------------

  /** Takes, the order of Determination and observing have a look of their own; other questions are lists. */
  choices() {
    if (this.arranging.active) return { order: [], element: null, others: [] };
    if (this.taking.active) return this.taking.choices();
    return this.trying.told ? this.trying.choices() : null;
  }

  more() {
    if (this.arranging.active) return this.arranging.more();
    if (this.desk.choosing.prompt?.kind === "reveal") return h("p", { class: "muted small" }, t("mind-asked-always"));
    return this.taking.effects() ?? this.trying.more();
  }

  mainWords() {
    return this.arranging.active ? t("mind-lay-so") : null;
  }

  /** A choice that loses the game needs a second press, whatever the settings. */
  risks(choice) {
    return Boolean(choice.role === "stop" && this.trying.told?.loses) || this.taking.takes[choice.text]?.ends === "lost";
  }

  pickRow(number) {
    return this.arranging.pick(number);
  }

  /** Another state: the memories that move, the set that was relived last. */
  follow(before, log = []) {
    this.fits.clear();
    const relived = log.flatMap((entry) => entry.events ?? []).findLast((event) => event.kind === "relived");
    if (relived) this.lived = relived.cards;
    this.trying.follow();
    this.refusing.follow();
    if (!before) return;
    this.trying.announce(before);
    // A position that was set up tells by no event what lay where.
    if (log.length) this.seen ??= { number: log[0].number, mind: before.mind };
    const made = scenes(this, before.mind, log);
    this.desk.since?.keep(made);
    this.desk.film.add(made);
  }

  sent() {
    this.lived = [];
    this.mind.trace([]);
    this.refusing.close();
  }

  /** The film is over: the Mind as it is. */
  rest() {
    this.staged = null;
  }

  /** What the partner did in these turns, as a list; its traces lie in the Mind until the viewer acts. */
  deeds(entries, turns, traced) {
    const told = deeds(this, entries, turns);
    this.mind.trace(traced ? told.traces : []);
    this.touched = traced ? told.touched : { rows: new Set(), demons: new Set() };
    this.rows.update();
    this.demons.update();
    return deedList(this, told);
  }

  // -- why not ----------------------------------------------------------------------------------------------------

  /** The memory that is to be laid, when it is clear which. */
  get placing() {
    const { choosing } = this.desk;
    const card = choosing.has("card") ?? choosing.lit?.marks.card ?? (this.state.row.length === 1 ? this.state.row[0] : null);
    return this.desk.live && this.state.row.includes(card) ? card : null;
  }

  /** The memory that a press on the Mind would lay. */
  get laying() {
    return this.desk.choosing.prompt?.kind === "blink" ? this.placing : null;
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
    if (this.refusing.close() || this.arranging.back() || this.trying.back()) return true;
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

  point({ card, choice, place }) {
    const { choosing } = this.desk;
    if (this.trying.card) {
      this.trying.point(place ?? null);
      return;
    }
    // A card that was chosen is in the air: what lies below it is not pointed at by the way.
    if (this.taking.active && choosing.chosen) return;
    const meant = choice ?? (card ? this.inMind.find((other) => other.marks.card === card) ?? this.parts(card)[0] : null) ?? null;
    choosing.point(meant === choosing.chosen ? null : meant);
  }

  pick({ card, choice, place }) {
    const { choosing } = this.desk;
    this.refusing.close();
    if (choice) return choosing.press(choice);
    if (place && this.trying.card) return this.trying.point(place);
    const choices = this.inMind.filter((other) => other.marks.card === card);
    const [part] = this.parts(card);
    if (choices.includes(choosing.chosen)) choosing.confirm();
    else if (choices.length === 1) choosing.choose(choices[0]);
    else if (choices.length) choosing.start("card", card);
    else if (part) choosing.press(part);
    else if (!this.laying) openStack(this, card);
    return undefined;
  }

  /** What lies in the Mind now, or in the scene that is shown. */
  get laid() {
    return this.staged ?? this.state.mind;
  }

  /** A card of the row was dropped on the Mind. */
  drop(card, { x, y }) {
    const choice = this.desk.choosing.of("card", card).find(({ marks }) => marks.x === x && marks.y === y);
    if (choice) this.desk.choosing.choose(choice);
    else this.refusing.at(card, { x, y });
  }

  // -- drawing ----------------------------------------------------------------------------------------------------

  update() {
    this.inForce.follow(this.state.mode);
    this.inForce.ended(Boolean(this.state.outcome));
    this.taking.follow();
    this.arranging.update();
    this.desk.main?.classList.toggle("taking", this.taking.active);
    this.desk.main?.classList.toggle("arranging", this.arranging.active);
    this.drawMind();
    this.refusing.update();
    this.demons.update();
    this.row.update();
    this.inForce.showAbilities(this.state.abilities ?? []);
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
      ...this.taking.scene(),
      ...this.trying.scene(),
      ...this.refusing.scene(),
    });
    this.tryline.hidden = !this.trying.card;
    replace(this.tryline, this.trying.card ? [icon("i-finder"), this.trying.line()] : []);
  }

  label(card) {
    const { x, y } = this.laid.find((laid) => laid.card === card);
    const choice = this.inMind.find((other) => other.marks.card === card) ?? this.parts(card)[0];
    return [this.cardName(card), t("web-at", { x, y }), choice?.label].filter(Boolean).join(", ");
  }
}
