// A table on the screen: it joins connection, question, log and the game's own view, and knows who looks.

import { data } from "../api.js";
import { Bar } from "../bar.js";
import { button, h, icon, replace, say } from "../dom.js";
import { TableSocket } from "../socket.js";
import * as store from "../store.js";
import { language, t } from "../words.js";
import { tellOfHints } from "./agreeing.js";
import { Choosing } from "./choosing.js";
import { CommandLine } from "./command.js";
import { Curtain } from "./curtain.js";
import { Ending } from "./ending.js";
import { Film } from "./film.js";
import { Hint } from "./hint.js";
import { keys } from "./keyboard.js";
import { Log, openLog } from "./log.js";
import { openMenu } from "./menu.js";
import { Notices } from "./notices.js";
import { Onward } from "./onward.js";
import { PromptPanel } from "./prompt.js";
import { Refusal } from "./refusal.js";
import { hasOpenSeat, openSeats, seatedBot } from "./seats.js";
import { Since } from "./since.js";
import { chime, soundSwitch } from "./sound.js";
import { VIEWS } from "./views.js";
import { Why } from "./why.js";


export class Desk {
  constructor(root, id) {
    this.root = root;
    this.id = id;
    this.known = store.table(id);
    this.tokens = this.known?.tokens ?? {};
    this.seat = 0;
    this.info = this.state = this.view = null;
    this.status = { state: "connecting" };
    this.entering = Number(Object.keys(this.tokens)[0] ?? 0);
    this.choosing = new Choosing({
      changed: () => this.draw(),
      play: (choice) => this.play(choice),
      asks: (choice) => store.settings.confirm || choice.role === "end" || Boolean(this.view?.risks?.(choice)),
    });
    this.log = new Log(this);
    this.why = new Why(this);
    this.refusal = new Refusal(this);
    this.hint = new Hint(this);
    this.prompt = new PromptPanel(this);
    this.command = new CommandLine(this);
    this.notices = new Notices(this);
    this.curtain = new Curtain(this);
    this.film = new Film(this);
    this.since = new Since(this);
    this.onward = new Onward(this);
    this.ending = new Ending(this);
    this.names = {
      card: (card) => this.view?.cardName(card) ?? card,
      elsewhere: (choice) => this.view?.hasButton?.(choice) ?? false,
    };
    this.logButton = button("iconbtn only-small", icon("i-log"), () => openLog(this), { "aria-label": t("web-log") });
    this.bar = new Bar(
      t("web-loading"),
      [
        soundSwitch(),
        this.logButton,
        button(
          "iconbtn",
          icon("i-menu"),
          () => openMenu(this),
          { "aria-label": t("web-menu"), "aria-haspopup": "dialog" },
        ),
      ],
    );
    this.bar.element.classList.add("desk-bar");
    this.left = h("div", { class: "left" });
    this.right = h("div", { class: "right" }, this.prompt.element, this.since.element);
    this.main = h(
      "main",
      { class: "desk" },
      this.left,
      this.right,
      this.ending.element,
      this.notices.element,
      this.why.element,
      this.refusal.element,
    );
    replace(root, this.bar.element, this.main, this.prompt.dock, this.curtain.element);
    this.onkey = (event) => keys(this, event);
    document.addEventListener("keydown", this.onkey);
    this.socket = new TableSocket(id, () => this.greeting(), {
      frame: (frame) => this.receive(frame),
      status: (status) => this.connection(status),
    });
  }

  close() {
    this.socket.close();
    this.notices.close();
    this.refusal.leave();
    this.film.close();
    document.removeEventListener("keydown", this.onkey);
    document.title = "frostglass";
  }

  // -- the connection ---------------------------------------------------------------------------------------------

  greeting() {
    const token = this.tokens[this.entering];
    const seen = this.log.last;
    return { language: language(), pace: store.settings.speed, ...(token ? { token } : {}), ...(seen === null ? {} : { seen }) };
  }

  connection(status) {
    this.status = status;
    this.bar.status(status.state);
    this.notices.connection(status);
    if (status.state === "ended" && !this.view) this.refuse();
    else this.draw();
  }

  async receive(frame) {
    if (frame.type === "table") await this.meet(frame);
    else if (frame.type === "state") this.follow(frame);
    else if (frame.type === "stale") this.notices.show("i-rotate", t("web-stale"));
    else if (frame.type === "refused") {
      this.notices.show("i-warn", frame.reason, "bad");
      this.choosing.set(this.state?.prompt ?? null);
      this.draw();
    } else if (frame.type === "error") {
      this.reason = frame.reason;
      this.notices.show("i-warn", frame.reason, "bad", true);
    }
  }

  /** There is nothing to see here: say why, and where to go. */
  refuse() {
    this.close();
    const home = h("a", { class: "btn", href: "/" }, t("web-home"));
    const title = h("h1", { class: "display" }, t("web-connection-ended"));
    replace(this.main, h("div", { class: "lonely" }, title, h("p", {}, this.reason ?? ""), home));
    this.main.className = "";
    this.prompt.dock.remove();
  }

  async meet(info) {
    const before = this.info;
    const first = before === null;
    this.info = info;
    this.seat = info.seat;
    if (first) {
      store.remember(this.id, { game: info.game, mode: info.settings.mode, chapter: info.settings.chapter });
      // The state follows at once; it waits until the view is there.
      this.ready = data(info.game).then((printed) => {
        this.view = new VIEWS[info.game](this, printed);
        this.main.classList.add(info.game);
        replace(this.left, this.view.left, this.film.caption, this.command.element, this.hint.element, this.film.strip);
        this.right.append(...this.view.right);
        if (this.view.third) this.right.after(this.view.third);
      });
      await this.ready;
      if (info.placed && !this.known?.host) this.notices.show("i-warn", t("fair-placed"), "warn");
      if (Object.keys(this.known?.invitations ?? {}).length && hasOpenSeat(this)) openSeats(this);
    }
    await this.ready;
    tellOfHints(this, before);
    await this.onward.follow();
    this.draw();
  }

  async follow(state) {
    await this.ready;
    const before = this.state;
    const fresh = before === null || before.number !== state.number || this.curtain.lifting;
    this.state = state;
    this.seat = state.view.seat;
    this.why.follow(state);
    if (fresh) {
      this.choosing.set(state.prompt);
      this.hint.clear();
    } else if (!this.choosing.prompt) this.choosing.set(state.prompt);
    if (state.result && !this.info.result) this.onward.opened();
    this.log.add(state.log, before !== null && state.log.some((entry) => entry.seat !== this.seat));
    this.curtain.follow();
    const news = before && !this.curtain.drawn ? state.log.filter((entry) => entry.number > before.number) : [];
    this.view.follow(before?.view ?? null, news);
    this.draw();
    if (fresh && state.prompt && before) this.film.then(() => this.called(before));
  }

  /** It is the viewer's move now. */
  called(before) {
    const turned = before.deciding !== this.state.deciding;
    if (turned) {
      say(`${t("web-your-move")}. ${this.state.prompt.question}`, true);
      chime();
    } else say(this.state.prompt.question);
    const inside = document.activeElement;
    if (!inside || inside === document.body || this.prompt.element.contains(inside) || this.prompt.dock.contains(inside)) {
      this.prompt.question.focus({ preventScroll: true });
    }
  }

  /** Look through another seat of this browser. */
  sit(seat) {
    this.entering = seat;
    this.film.finish();
    this.log.clear();
    this.socket.greet();
  }

  play(choice) {
    this.socket.command("play", { number: this.state.number, choice: choice.text });
    this.choosing.set(null);
    this.hint.clear();
    this.view.sent?.();
    this.draw();
  }

  /** Ask the server something that changes nothing; a refusal is shown. */
  async question(type, fields) {
    const frame = await this.socket.question(type, fields);
    if (frame?.type === "refused") this.notices.show("i-warn", frame.reason, "bad");
    return frame;
  }

  /** What the game answers to the viewer alone; null when there is no answer. */
  async ask(wish) {
    if (!this.live || !this.seat) return null;
    const { seat, state: { number } } = this;
    const frame = await this.question("ask", { number, wish });
    // What one seat asked is not for the next one at this screen.
    const current = this.seat === seat && this.state.number === number && this.live;
    return frame?.type === "advice" && current ? frame.answers : null;
  }

  /** One step out of whatever is open; false when there was nothing. */
  back() {
    return this.refusal.close() || this.why.close() || this.view?.back?.() || this.hint.close() || this.choosing.cancel();
  }

  undo() {
    if (this.live && this.state?.can_undo) this.socket.command("undo", { number: this.state.number });
  }

  resign() {
    this.socket.command("resign", {});
  }

  // -- who and what -----------------------------------------------------------------------------------------------

  /** May the viewer act now? Not while the connection is lost, the curtain is drawn or others are shown. */
  get live() {
    return this.status.state === "connected" && !this.curtain.drawn && !this.film.holding;
  }

  /** Does the table itself say how the game ended, and how to go on? */
  get tellsEnd() {
    return true;
  }

  get local() {
    return Object.keys(this.tokens).map(Number);
  }

  /** Is this a seat of this screen? */
  mine(seat) {
    return this.local.includes(seat);
  }

  seatName(seat) {
    const info = this.info?.seats[seat - 1];
    if (!info) return "";
    if (seat === this.seat && this.local.length < 2) return t("web-you");
    if (info.name || this.view?.seatName) return info.name || this.view.seatName(seat);
    return info.who === "bot" ? seatedBot(info.level) : t("web-seat", { seat: "ABCD"[seat - 1] });
  }

  colour(seat) {
    return this.view?.colour(seat) ?? seat;
  }

  mark(seat) {
    return this.view?.mark(seat) ?? h("span");
  }

  headline() {
    if (!this.state) return t("web-loading");
    if (this.film.holding) return t("film-plays", { name: this.seatName((this.film.now ?? this.film.queue[0]).seat) });
    if (this.state.result) return this.view.resultText(this.state.result);
    if (this.choosing.prompt) return this.whither() || this.choosing.prompt.question;
    if (this.state.deciding === this.seat && this.seat) return t("web-sent");
    return t("web-thinks", { name: this.seatName(this.state.deciding) });
  }

  /** The question that is left once a deed is begun: where a card goes, which one is discarded. */
  whither() {
    if (!this.live) return "";
    if (this.choosing.has("role") === "discard") return t("web-discard-which");
    const card = this.choosing.has("summon") ?? this.choosing.has("card");
    const places = this.choosing.visible.filter(({ marks }) => marks.square !== undefined || marks.x !== undefined);
    return card && places.length > 1 ? t("web-whither", { card: this.names.card(card) }) : "";
  }

  subline() {
    if (!this.state || this.state.result) return "";
    const asked = this.info?.seats[this.state.deciding - 1];
    if (this.info?.bot_trouble) return t(this.info.bot_trouble === "late" ? "fair-bot-late" : "fair-bot-lost");
    if (asked?.open) return t("web-seat-open");
    if (asked && !asked.here && this.state.deciding !== this.seat) return t("web-seat-away");
    return this.seat ? "" : t("web-watching");
  }

  draw() {
    if (!this.view || !this.state) {
      this.prompt.update();
      return;
    }
    const mine = Boolean(this.choosing.prompt) && this.live;
    const { drawn } = this.curtain;
    document.title = drawn
      ? t("web-turn-of", { name: this.seatName(drawn) })
      : mine ? `● ${t("web-your-move")} · frostglass` : "frostglass";
    this.main.classList.toggle("still", !this.live);
    this.bar.title(this.view.title(), drawn ? null : this.view.barExtra?.());
    this.view.update();
    this.since.update();
    this.ending.update();
    this.hint.update();
    this.why.update();
    this.prompt.update();
    this.command.update();
  }
}
