// The arena on the table: board with its four corners, hand, card in focus, scores. It draws what the server sends.

import { button, h, icon, replace, token } from "../dom.js";
import { plain, t } from "../words.js";
import { isBare } from "../table/choosing.js";
import { Board, pieceOf } from "./board.js";
import { Corners } from "./corners.js";
import { band, figures, headline, spoken } from "./ending.js";
import { cardName } from "./face.js";
import { Finder } from "./finder.js";
import { Focus } from "./focus.js";
import { SQUARES } from "./geometry.js";
import { Hand } from "./hand.js";
import { Layout } from "./layout.js";
import { openPiles } from "./piles.js";
import { Score, supply } from "./score.js";
import { scenes, turnRow } from "./telling.js";

export const MODES = {
  duel: "web-mode-duel", high_form: "web-mode-high-form", melee: "web-mode-melee",
  team_duel: "web-mode-team-duel", team_high_form: "web-mode-team-high-form",
};
const PIECE = { common: "web-piece-common", heroic: "web-piece-heroic", legendary: "web-piece-legendary" };

export class ArenaView {
  constructor(desk, printed) {
    this.desk = desk;
    this.printed = printed;
    this.changed = [];
    /** The board and the Gateway of the scene that is shown; null: as they are now. */
    this.staged = null;
    this.waysOn = ["rematch", "up", "again"];
    this.board = new Board(printed, {
      point: (square) => this.point(square),
      pick: (square) => this.pick(square),
      wonder: (square) => this.wonder({ square }),
    });
    this.corners = new Corners(this);
    this.band = h("section", { class: "endband", hidden: true });
    this.board.element.append(...Object.values(this.corners.elements), this.band);
    this.board.element.setAttribute("role", "region");
    this.board.element.setAttribute("aria-label", t("web-board"));
    this.finder = new Finder(this);
    this.focus = new Focus(this);
    this.hand = new Hand(this);
    this.score = new Score(this);
    this.supply = h("div", { class: "supplybox", role: "region", "aria-label": t("web-supply") });
    this.logbox = h("div", { class: "panel pad logbox" }, desk.log.element, this.supply);
    const [under, beside, counts, third] = ["under", "beside", "panel counts", "third"].map((look) => h("div", { class: look }));
    counts.hidden = true;
    this.left = [this.board.element, under];
    this.right = [this.focus.element, beside, this.hand.element, counts, this.logbox];
    for (const element of this.right) this.listenToTerms(element);
    this.third = third;
    this.layout = new Layout(this, { under, beside, counts, third });
  }

  get state() {
    return this.desk.state.view;
  }

  // -- what the desk asks -----------------------------------------------------------------------------------------

  colour(seat) {
    return this.desk.state?.view.seats[seat - 1].colour ?? seat;
  }

  mark(seat) {
    return token(this.colour(seat), seat > this.colour(seat) ? "heroic" : "common", "tok");
  }

  cardName(card) {
    return cardName(this.printed, card);
  }

  title() {
    return t(MODES[this.state.mode]);
  }

  barExtra() {
    const left = this.desk.state.result ? null : h("span", { class: "only-small" }, this.corners.pips());
    const words = [this.corners.turn(), left];
    if (this.state.seats.length < 4) return h("span", { class: "row only-small" }, words);
    return [h("span", { class: "sep" }), words];
  }

  promptTop() {
    return this.corners.pips();
  }

  resultText(result) {
    return headline(this, result);
  }

  /** The end: a band over the board says it, what stands beside the board tells how it came. */
  ending(told) {
    if (this.band.dataset.number !== String(this.desk.state.number)) {
      const [winner] = told.result.winners;
      this.band.className = `endband ${winner ? `seat-${"abcd"[this.colour(winner) - 1]}` : ""}`;
      this.band.dataset.number = this.desk.state.number;
    }
    replace(this.band, band(this, told, () => this.desk.ending.lookAside(true)));
    return { title: spoken(this, told), main: figures(this, told), side: null };
  }

  /** What everybody should keep in mind beside the question: what holds for this turn, and that the end is near. */
  notice() {
    const { trigger, last_turns: more, result, possessed, void: holes, oblivion } = this.state;
    if (result) return "";
    const end = more ? t("web-last-turns", { number: more }) : t("web-last-turn");
    return [
      possessed ? t("web-possessed", { owner: "ABCD"[possessed - 1] }) : "",
      holes ? t("web-void") : "",
      oblivion ? t("web-oblivion", { times: 1 + oblivion }) : "",
      trigger ? end : "",
    ].filter(Boolean).join(" ");
  }

  /** The piece on a square, for its chip. */
  standing(square) {
    const text = this.state.board[square];
    if (!text) return null;
    const { rank, colour } = pieceOf(text);
    return token(colour, rank);
  }

  light(square) {
    this.found = square;
    this.draw();
  }

  /** Who points at the word Gateway sees its piece. */
  listenToTerms(element) {
    const meant = ({ target }) => target.closest("[data-term='gateway']") && this.light(this.state.gateway ?? null);
    const left = ({ target }) => target.closest("[data-term='gateway']") && this.light(null);
    for (const name of ["pointerover", "focusin"]) element.addEventListener(name, meant);
    for (const name of ["pointerout", "focusout"]) element.addEventListener(name, left);
  }

  focusBoard() {
    this.board.focus();
  }

  focusHand() {
    this.hand.focusFirst();
  }

  /** Ask the game about a card, a square, a task or an action. */
  wonder(wish) {
    if (this.desk.seat && this.desk.why) this.desk.why.open(wish);
  }

  /** What an element of the page stands for, as a wish. */
  wish(element) {
    const { square, card, task } = element.closest("[data-square], [data-card], [data-task]")?.dataset ?? {};
    if (square) return { square };
    if (card) return { card };
    return task ? { task } : null;
  }

  /** Ways from an answer to the board. */
  pointers(answers) {
    if (answers.length > 1 && !answers.every(({ marks }) => marks.square)) return null;
    const found = answers.filter(({ marks, near }) => marks.card in this.printed.cards && near.length);
    return found.slice(0, 3).map(({ about, marks, near }) => button(
      "btn frost",
      [icon("i-finder"), found.length > 1 ? about : t("web-show-on-board")],
      () => {
        this.desk.why.close();
        this.finder.show(marks.card, near);
      },
    ));
  }

  back() {
    return this.finder.close();
  }

  openPiles() {
    openPiles(this);
  }

  key(event) {
    if (event.key.toLowerCase() !== "f" || !this.desk.seat) return;
    event.preventDefault();
    const card = event.target.dataset?.card ?? this.focus.shown;
    if (this.finder.card && this.finder.card === card) this.finder.step(event.shiftKey ? -1 : 1);
    else if (this.hold.includes(card) && card in this.printed.cards) this.finder.open(card);
  }

  /** Before the end of the turn: what was destroyed in it. */
  more() {
    if (this.desk.choosing.chosen?.role !== "end") return null;
    const rows = this.state.colours.flatMap(({ kills }, index) =>
      ["common", "heroic", "legendary"].map((rank, at) => (kills[at] ? h("li", { class: "row" }, token(index + 1, rank), t("web-destroyed", { number: kills[at] })) : null)));
    return h(
      "div",
      { class: "endturn" },
      rows.some(Boolean) ? h("ul", {}, rows) : null,
      h("p", { class: "muted small" }, t("web-end-note")),
    );
  }

  /** Another state has come: remember what changed since the viewer last acted. */
  follow(before, log = []) {
    const after = this.state.board;
    this.finder.follow();
    if (before?.board) {
      const names = new Set([...Object.keys(before.board), ...Object.keys(after)]);
      const now = [...names].filter((square) => before.board[square] !== after[square]);
      this.changed = [...new Set([...this.changed, ...now])];
      this.move(before, log);
    }
    if (!this.hold.includes(this.focus.card)) this.focus.card = null;
  }

  /** Show what happened; choices that were taken back show nothing. */
  move(before, log) {
    const { film, since } = this.desk;
    if (log.some((entry) => entry.back !== null)) {
      film.finish();
      return;
    }
    const made = scenes(this, before, log);
    since?.keep(made);
    film.add(made);
  }

  /** The film is over: the board as it is. */
  rest() {
    this.staged = null;
  }

  turnRow(turn) {
    return turnRow(this, turn);
  }

  /** All cards that the viewer holds. */
  get hold() {
    const seat = this.state.seats[this.state.seat - 1];
    return [...(seat?.hand ?? []), ...(seat?.pending ? [seat.pending] : []), ...(seat?.legends ?? []), ...(seat?.flares ?? [])];
  }

  /** The card that is shown when nobody asked for one. */
  get first() {
    const playable = this.hold.find((card) => this.uses(card).length);
    return playable ?? this.hold[0] ?? null;
  }

  /** What the viewer may do with a card now, but for giving it up. */
  uses(card) {
    const { desk } = this;
    return desk.live ? desk.choosing.of("card", card).filter(({ role }) => role !== "discard") : [];
  }

  sent() {
    this.changed = [];
    this.focus.card = null;
  }

  // -- pointing and picking ---------------------------------------------------------------------------------------

  /** The choices that the board shows now: bare squares before those of cards. */
  get onBoard() {
    if (!this.desk.live) return [];
    const visible = this.desk.choosing.visible.filter((choice) => choice.marks.square !== undefined);
    const bare = visible.filter(isBare);
    return bare.length ? bare : visible;
  }

  hits(square) {
    const choices = this.onBoard;
    const sources = new Set(choices.map((choice) => choice.marks.from));
    const from = choices.filter((choice) => choice.marks.from === square);
    if (from.length && sources.size > 1) return { from };
    return { at: choices.filter((choice) => choice.marks.square === square) };
  }

  point(square) {
    const { choosing } = this.desk;
    if (this.finder.card) return;
    const at = square ? this.hits(square).at : null;
    const choice = at?.includes(choosing.chosen) ? null : at?.[0] ?? null;
    this.over = choice || at?.length ? square : null;
    if (choosing.pointed !== choice) choosing.point(choice);
    this.board.explain(square, choice ? choice.label : null);
  }

  pick(square) {
    const { choosing } = this.desk;
    if (this.desk.why?.asking) return this.wonder({ square });
    if (this.finder.card) {
      const card = this.finder.card;
      const way = this.uses(card).find((choice) => choice.marks.square === square);
      if (!way && this.finder.goTo(square)) return undefined;
      this.finder.close();
      if (way) {
        choosing.start("summon", card);
        if (choosing.chosen) return undefined;
      }
    }
    if (choosing.chosen?.marks.square === square) return choosing.confirm();
    const { from, at } = this.hits(square);
    this.board.explain(square, null);
    if (from) choosing.narrow("from", square);
    else if (at.length) choosing.choose(at[0], at);
    else if (choosing.prompt && this.desk.live && this.desk.refusal) this.refuse(square);
    return undefined;
  }

  /** Why nothing can be done on a square now, told there; what was begun stays. */
  async refuse(square) {
    const { choosing, refusal } = this.desk;
    const place = this.board.cells.get(square).cell;
    const card = choosing.has("summon");
    const acts = choosing.visible.some(({ role }) => role === "place" || role === "summon");
    if (!acts) {
      refusal.show(place, [t("refusal-not-offered"), choosing.prompt.question], square);
      return;
    }
    const answers = await this.desk.ask(card ? { card, square } : { square });
    if (!answers?.length) return;
    const others = card ? [] : answers.filter(({ marks, reasons }) => marks.card && !reasons.length).map(({ about }) => about);
    const instead = others.length ? t("refusal-instead", { cards: others.join(", ") }) : null;
    refusal.show(place, [answers[0].reasons.join(" ") || t("refusal-not-offered"), instead].filter(Boolean), square);
  }

  /** The effect on ice has its button there. */
  hasButton({ role }) {
    return role === "thaw";
  }

  /** Where an action is seen, so that a key which cannot do it says why there. */
  placeOf(action) {
    const ice = this.hand.ice.firstElementChild;
    return { end: this.desk.prompt.top, undo: this.desk.prompt.question, thaw: ice ?? this.hand.element }[action];
  }

  /** What typed words wonder about: a card in hand by its name, a square. */
  meant(words) {
    const square = words.find((word) => SQUARES.has(word));
    const typed = words.join(" ");
    const named = (card) => plain(this.cardName(card)).split(" ").some((word) => word.length > 2 && typed.includes(word));
    const card = this.hold.find((one) => typed.includes(plain(this.cardName(one)))) ?? this.hold.find(named);
    if (card) return { card, ...(square && card in this.printed.cards ? { square } : {}) };
    return square ? { square } : null;
  }

  // -- drawing ----------------------------------------------------------------------------------------------------

  update() {
    this.layout.arrange();
    this.band.hidden = !this.desk.ending?.shown;
    this.draw();
    this.corners.update();
    this.finder.update();
    this.focus.update();
    this.score.update();
    this.hand.update();
    replace(
      this.supply,
      supply(this),
      button("pileslink", [icon("i-discard"), t("web-discards")], () => this.openPiles()),
    );
    this.logbox.style.setProperty("--seats", this.state.seats.length);
  }

  draw() {
    const { choosing } = this.desk;
    const choices = this.onBoard;
    const targets = [...new Set(choices.map((choice) => choice.marks.square))];
    const sources = [...new Set(choices.map((choice) => choice.marks.from).filter(Boolean))];
    const { places } = this.corners;
    const { finder } = this;
    const hinted = !choosing.lit && this.desk.hint?.choice;
    this.board.update({
      ...(this.staged ?? { board: this.state.board, gateway: this.state.gateway }),
      corners: Object.fromEntries(Object.entries(places).map(([where, seat]) => [where, this.colour(seat)])),
      active: Object.keys(places).find((where) => places[where] === this.state.turn),
      central: this.state.mode.endsWith("high_form"),
      targets: finder.card ? finder.complete : choosing.has("from") || sources.length < 2 ? targets : [],
      sources: finder.card ? [] : sources,
      near: finder.card ? finder.near : [],
      lit: finder.card ? finder.lit : hinted ? { ...this.preview(hinted), look: "frost" } : this.preview(choosing.lit),
      // While others are shown, what is still to come is not given away.
      changed: this.desk.film.holding ? [] : this.changed,
      found: SQUARES.has(this.found) ? [this.found] : [],
      refused: this.desk.refusal?.marked ?? null,
      labels: (square) => this.label(square, choices),
    });
  }

  /** How a choice would look: the piece that would appear, the pieces it uses. */
  preview(choice) {
    if (!choice || choice.marks.square === undefined || !this.desk.live) return {};
    const { card, from, square, used = [], lent = [] } = choice.marks;
    const mine = this.colour(this.state.turn);
    const rank = { common: "c", heroic: "h", legendary: "l" };
    let ghost = null;
    if (card in this.printed.cards) ghost = `${rank[this.printed.cards[card].rank]}${mine}`;
    else if (from) ghost = this.state.board[from] ?? null;
    else if (choice.role === "place" && !this.state.board[square]) ghost = `c${mine}`;
    return { square, from, used: [...used, ...lent], ghost };
  }

  /** Does the deed in view count this empty square as a piece? */
  usedAsVoid(square) {
    const { used = [], square: target } = this.desk.choosing.lit?.marks ?? {};
    return square !== target && used.includes(square);
  }

  label(square, choices) {
    const text = this.state.board[square];
    const piece = text ? t(PIECE[pieceOf(text).rank], { owner: "ABCD"[pieceOf(text).colour - 1] }) : t("web-empty");
    const colour = this.printed.red.includes(square) ? t("square-red") : this.printed.green.includes(square) ? t("square-green") : null;
    const choice = choices.find((other) => other.marks.square === square);
    const source = choices.some((other) => other.marks.from === square) && !choice;
    return [
      square,
      colour,
      piece,
      square === this.state.gateway ? t("web-gateway") : null,
      !text && this.usedAsVoid(square) ? t("web-void-square") : null,
      choice ? choice.label : source ? t("web-can-move") : null,
    ].filter(Boolean).join(", ");
  }
}
