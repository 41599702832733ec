// The position editor: pieces by click and key, cards from lists, the document as text; the server says what cannot be.

import { check, createTable, data, explore, games } from "../api.js";
import { Bar } from "../bar.js";
import { button, h, icon, replace, say, token } from "../dom.js";
import * as store from "../store.js";
import { t } from "../words.js";
import { Board, pieceOf } from "../arena/board.js";
import { MODES } from "../arena/view.js";
import { MindPicture } from "../embers/mind.js";
import { botName } from "../table/seats.js";
import { EXAMPLE, asText, changeForm, coloursOf, copyOf, fromFragment, hasTasks, piecesOf, put, seatColours, tidy, toFragment } from "./document.js";
import { Explorer } from "./explorer.js";
import { GamePanel } from "./game.js";
import { SeatPanel } from "./seat.js";

const RANKS = { c: "web-piece-common", h: "web-piece-heroic", l: "web-piece-legendary" };
const NAMES = { c: "common", h: "heroic", l: "legendary" };
const PAUSE = 300;
const KEPT = "editor";

export async function openEditor(root, fragment) {
  const [offers, arena, embers] = await Promise.all([games(), data("arena"), data("embers")]);
  const editor = new Editor(root, { arena, embers }, offers.games);
  let problem = "";
  let doc = store.kept(KEPT) ?? EXAMPLE;
  if (fragment.startsWith("p=")) {
    try {
      doc = await fromFragment(fragment);
    } catch {
      problem = t("editor-bad-link");
    }
  }
  editor.load(doc);
  if (problem) editor.complain(problem);
  return () => editor.close();
}

class Editor {
  constructor(root, printed, offers) {
    this.root = root;
    this.printed = printed;
    this.offers = offers;
    this.brush = "c1";
    this.asked = 0;
    this.verdict = null;
    this.board = new Board(printed.arena, {
      point: (square) => this.point(square),
      pick: (square) => this.pick(square),
      wonder: (square) => this.explorer.found || this.lay(square, null),
    });
    this.board.svg.addEventListener("keydown", (event) => this.key(event));
    this.mind = new MindPicture(printed.embers);
    this.palette = h("div", { class: "palette", role: "group", "aria-label": t("editor-palette") });
    this.palettebox = h("div", { class: "palettebox" }, this.palette, h("p", { class: "muted small only-wide" }, t("editor-keys")));
    this.status = h("div", { class: "verdict", role: "status" });
    this.opponent = h("select", { "aria-label": t("editor-opponent") });
    this.play = button("btn primary grow", [icon("i-play"), t("editor-play")], () => this.start());
    this.try = button("btn frost", [icon("i-finder"), t("editor-explore")], () => this.explore());
    this.head = h("section", { class: "panel pad edithead", "aria-label": t("editor-title") },
      h("h1", { class: "display ptitle" }, t("editor-title")), this.status,
      h("div", { class: "row editacts" }, h("label", { class: "pick" }, icon("i-bot"), this.opponent), this.play, this.try));
    this.game = new GamePanel(printed.arena, () => this.changed(), (mode, count) => {
      changeForm(this.doc, mode, count, printed.arena);
      this.changed();
    });
    this.seats = new SeatPanel(printed.arena, () => this.changed());
    this.explorer = new Explorer(this);
    this.makeText();
    this.bar = new Bar(t("editor-title"));
    this.left = h("div", { class: "left" });
    this.right = h("div", { class: "right" });
    this.main = h("main", { class: "desk editing" }, this.left, this.right);
    replace(root, this.bar.element, this.main);
  }

  close() {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  // -- the document -----------------------------------------------------------------------------------------------

  /** Does the document have the shape that board and lists can show? Whether it is possible, the server says. */
  get shaped() {
    const { doc, printed } = this;
    return doc?.game === "arena" && doc.mode in MODES && Array.isArray(doc.seats) && doc.seats.length > 1 && doc.seats.length < 5 &&
      doc.seats.every((seat) => seat?.school in printed.arena.schools);
  }

  load(doc) {
    this.doc = copyOf(doc);
    this.brush = "c1";
    this.explorer.found = null;
    this.changed();
  }

  /** After every edit: keep it, draw it, ask the server about it. */
  changed() {
    store.keep(KEPT, tidy(this.doc));
    if (location.hash) history.replaceState(null, "", "/editor");
    this.explorer.found = null;
    this.text.value = asText(this.doc);
    this.draw();
    clearTimeout(this.timer);
    this.asked += 1;
    this.verdict = null;
    this.timer = setTimeout(() => this.check(this.asked), PAUSE);
  }

  async check(number) {
    let verdict = { ok: false, playable: false, field: "", reason: t("editor-no-json") };
    try {
      if (isObject(this.doc)) verdict = await check(tidy(this.doc));
    } catch (refusal) {
      verdict.reason = refusal.message;
    }
    if (number !== this.asked) return;
    this.verdict = verdict;
    this.drawVerdict();
    if (this.shaped) this.seats.update(this.doc, this.wrongSeat);
  }

  /** The seat that the server's complaint is about, -1 for none. */
  get wrongSeat() {
    const [, index] = this.verdict?.field.match(/^seats\[(\d)\]/) ?? [];
    return this.verdict?.reason && index !== undefined ? Number(index) : -1;
  }

  complain(reason) {
    replace(this.status, note("bad", "i-warn", reason));
    say(reason, true);
  }

  drawVerdict() {
    const { verdict } = this;
    const able = Boolean(verdict?.playable);
    this.play.disabled = !able;
    this.try.disabled = !verdict?.ok;
    if (!verdict) replace(this.status, note("wait", "i-clock", t("editor-checking")));
    else if (!verdict.ok) replace(this.status, note("bad", "i-warn", verdict.reason));
    else if (!able) replace(this.status, note("soso", "i-why", t("editor-not-playable", { reason: verdict.reason })));
    else replace(this.status, note("good", "i-check", t("editor-possible")));
  }

  // -- pieces -----------------------------------------------------------------------------------------------------

  lay(square, piece) {
    if (!this.shaped) return;
    put(this.doc, square, piece);
    this.changed();
  }

  pick(square) {
    if (this.explorer.found) return;
    this.lay(square, this.brush && piecesOf(this.doc.board)[square] !== this.brush ? this.brush : null);
  }

  point(square) {
    if (this.pointed === square || this.explorer.found) return;
    this.pointed = square;
    this.drawBoard();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.explorer.found || !this.shaped) return;
    const { here } = this.board;
    const colour = this.brush?.[1] ?? "1";
    if (event.key in RANKS) this.lay(here, `${event.key}${colour}`);
    else if (["Delete", "Backspace", "x"].includes(event.key)) this.lay(here, null);
    else if (/^[1-4]$/.test(event.key) && this.colours.includes(Number(event.key))) {
      this.brush = `${this.brush?.[0] ?? "c"}${event.key}`;
      const now = piecesOf(this.doc.board)[here];
      if (now) this.lay(here, `${now[0]}${event.key}`);
      else this.draw();
    } else return;
    event.preventDefault();
    this.board.focus();
  }

  get colours() {
    return coloursOf(this.doc, this.printed.arena);
  }

  // -- drawing ----------------------------------------------------------------------------------------------------

  draw() {
    const embers = this.doc?.game === "embers";
    this.main.className = `desk editing ${embers ? "embers" : "arena"}`;
    if (this.explorer.found) {
      replace(this.right, this.explorer.element);
      replace(this.left, embers ? this.canvas() : this.board.element);
    } else {
      replace(this.left, embers ? this.canvas() : [this.board.element, this.shaped ? this.palettebox : null]);
      const panels = this.shaped ? [this.game.element, this.seats.element] : [];
      const kept = document.activeElement;
      const parts = [this.head, ...panels, this.textbox];
      if (parts.some((part, index) => this.right.children[index] !== part) || this.right.children.length !== parts.length) replace(this.right, parts);
      if (kept && this.right.contains(kept) && document.activeElement !== kept) kept.focus();
    }
    this.drawOpponents();
    this.drawVerdict();
    if (embers) return this.drawMind();
    this.drawBoard();
    if (!this.shaped) return undefined;
    this.drawPalette();
    this.game.update(this.doc);
    return this.seats.update(this.doc, this.wrongSeat);
  }

  canvas() {
    return h("div", { class: "panel canvas" }, this.mind.svg);
  }

  drawMind() {
    const laid = Array.isArray(this.doc.mind) ? this.doc.mind : [];
    const fits = laid.filter((one) => one?.card in this.printed.embers.memories && Math.abs(one.x) < 1000 && Math.abs(one.y) < 1000);
    this.mind.moved = false;
    this.mind.update({ mind: fits.map((one) => ({ ...one, visible: true })), ...this.explorer.mindScene() });
  }

  drawBoard() {
    const pieces = piecesOf(this.explorer.shown?.board ?? this.doc.board);
    const before = this.explorer.shown ? piecesOf(this.doc.board) : null;
    const square = this.explorer.found ? null : this.pointed;
    const count = this.shaped ? this.doc.seats.length : 2;
    const corners = { 2: ["sw", "ne"], 3: ["sw", "nw", "ne"], 4: ["sw", "nw", "ne", "se"] }[count];
    const colours = this.shaped ? seatColours(this.doc, this.printed.arena) : [];
    const places = Object.fromEntries(colours.map((colour, index) => [corners[index], colour]));
    this.board.update({
      board: pieces,
      gateway: this.gateway,
      corners: places,
      active: corners[(this.doc?.turn ?? 1) - 1],
      central: this.shaped && hasTasks(this.doc, this.printed.arena),
      lit: this.explorer.lit ?? (square && this.brush && pieces[square] !== this.brush ? { square, ghost: this.brush } : {}),
      changed: [],
      found: before ? Object.keys({ ...pieces, ...before }).filter((name) => pieces[name] !== before[name]) : [],
      labels: (name) => this.label(name, pieces[name]),
      animate: false,
    });
  }

  /** The square of the Gateway, in the document or in the outcome that is shown. */
  get gateway() {
    return (this.explorer.shown ?? this.doc).gateway ?? null;
  }

  label(square, piece) {
    const { arena } = this.printed;
    const colour = arena.red.includes(square) ? t("square-red") : arena.green.includes(square) ? t("square-green") : null;
    const words = piece ? t(RANKS[piece[0]], { owner: "ABCD"[pieceOf(piece).colour - 1] }) : t("web-empty");
    return [square, colour, words, square === this.gateway ? t("web-gateway") : null].filter(Boolean).join(", ");
  }

  drawPalette() {
    const tool = (brush, look, label) => button(`tool${this.brush === brush ? " on" : ""}`, look, () => {
      this.brush = brush;
      this.drawPalette();
    }, { "aria-pressed": String(this.brush === brush), "aria-label": label, "data-brush": brush ?? "none" });
    const kept = this.palette.contains(document.activeElement);
    replace(this.palette,
      this.colours.map((colour) => h("span", { class: "toolset" }, ["c", "h", "l"].map((rank) =>
        tool(`${rank}${colour}`, token(colour, NAMES[rank]), t(RANKS[rank], { owner: "ABCD"[colour - 1] }))))),
      tool(null, icon("i-cross"), t("editor-erase")));
    if (kept) this.palette.querySelector(".on").focus();
  }

  drawOpponents() {
    const bots = this.offers.find((offer) => offer.id === this.doc?.game)?.bots ?? [];
    const before = this.opponent.value;
    const first = bots.includes("apprentice") ? "apprentice" : bots.at(-1);
    const options = [...bots.map((level) => [level, botName(level)]), ["hotseat", t("editor-hotseat")]];
    const now = options.some(([value]) => value === before) ? before : first;
    replace(this.opponent, options.map(([value, words]) => h("option", { value, selected: value === now }, words)));
    this.opponent.value = now ?? "hotseat";
  }

  // -- text -------------------------------------------------------------------------------------------------------

  makeText() {
    this.text = h("textarea", {
      class: "doctext",
      rows: "12",
      spellcheck: "false",
      autocomplete: "off",
      "aria-label": t("editor-text"),
      onpaste: () => setTimeout(() => this.read()),
    });
    const copy = (label, make, glyph) => {
      const words = h("span", {}, t(label));
      return button("btn", [icon(glyph), words], async () => {
        const content = await make();
        try {
          await navigator.clipboard.writeText(content);
          words.textContent = t("web-copied");
        } catch {
          prompt(t(label), content);
        }
      });
    };
    this.textbox = h("section", { class: "panel pad textbox", "aria-label": t("editor-text") },
      h("h2", { class: "head" }, t("editor-text")), this.text,
      h("div", { class: "row wraps" },
        button("btn", [icon("i-check"), t("editor-load")], () => this.read()),
        copy("editor-copy", async () => asText(this.doc), "i-log"),
        copy("editor-share", async () => `${location.origin}/editor#${await toFragment(this.doc)}`, "i-link"),
        button("btn", [icon("i-fit"), t("editor-clear")], () => this.clear()),
        button("btn", [icon("i-puzzle"), t("editor-example")], () => this.load(EXAMPLE))));
  }

  read() {
    try {
      this.load(JSON.parse(this.text.value));
      this.head.scrollIntoView({ block: "nearest" });
    } catch {
      this.complain(t("editor-no-json"));
    }
  }

  /** An empty board with the schools as they are. */
  clear() {
    const { game, mode, seats } = this.shaped ? this.doc : EXAMPLE;
    const doc = { game, mode, board: [], seats: seats.map(({ school }) => ({ school })), turn: 1, actions: 2 };
    changeForm(doc, mode, seats.length, this.printed.arena);
    this.load(doc);
  }

  // -- what follows -----------------------------------------------------------------------------------------------

  async start() {
    const doc = tidy(this.doc);
    const count = doc.game === "arena" ? doc.seats.length : 2;
    const mine = doc.game === "arena" ? doc.turn ?? 1 : 2;
    const level = this.opponent.value;
    const other = level === "hotseat" ? { who: "hotseat" } : { who: "bot", level };
    const seats = Array.from({ length: count }, (_, index) => (index + 1 === mine ? { who: "me" } : other));
    const mode = doc.game === "embers" && doc.mode !== "chapter" ? "prologue" : doc.mode;
    const chapter = mode === "chapter" ? { chapter: doc.chapter ?? 1 } : {};
    try {
      await enterNew(doc.game, { mode, ...chapter, position: doc }, seats);
    } catch (refusal) {
      this.complain(refusal.message);
    }
  }

  async explore() {
    this.try.disabled = true;
    replace(this.status, note("wait", "i-clock", t("editor-exploring")));
    const number = this.asked;
    try {
      const answer = await explore(tidy(this.doc));
      if (number !== this.asked) return;
      this.explorer.open(answer);
    } catch (refusal) {
      this.complain(refusal.message);
    } finally {
      this.try.disabled = false;
    }
  }
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

function note(look, glyph, words) {
  return h("p", { class: look }, icon(glyph), h("span", {}, words));
}

/** A table of one's own, its secrets kept here; go there. */
export async function enterNew(game, settings, seats) {
  const created = await createTable({ game, settings, seats });
  const tokens = Object.fromEntries(created.seats.filter((seat) => seat.token).map((seat) => [seat.seat, seat.token]));
  store.remember(created.table, { host: created.host, tokens, game, mode: settings.mode, chapter: settings.chapter });
  location.assign(`/table/${created.table}`);
}
