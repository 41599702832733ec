// A game again, step by step, through one seat's eyes. While it lasts one sees no more than one's own seat does.

import { data, positionAt, replay, tableInfo } from "../api.js";
import { Bar } from "../bar.js";
import { button, h, icon, replace } from "../dom.js";
import * as store from "../store.js";
import { t } from "../words.js";
import { toFragment } from "../editor/document.js";
import { Choosing } from "./choosing.js";
import { Film } from "./film.js";
import { Log } from "./log.js";
import { seatedBot } from "./seats.js";
import { VIEWS } from "./views.js";

const PACE = 900;
const REST = 240;

export async function openReplay(root, id, wished) {
  const own = Object.values(store.table(id)?.tokens ?? {});
  const first = await tableInfo(id, own[0] ?? null);
  // Several people at one screen: until the end they see here what everybody may see.
  const together = own.length > 1 && !first.result;
  const info = together ? { ...first, seat: 0 } : first;
  const desk = new ReplayDesk(root, id, own[0] ?? null, info, await data(info.game));
  await desk.load(together ? 0 : null);
  const at = desk.steps.findIndex((step) => step.number >= wished);
  desk.go(wished >= 0 && at >= 0 ? at : desk.steps.length - 1);
  return () => desk.close();
}

class ReplayDesk {
  constructor(root, id, secret, info, printed) {
    this.root = root;
    this.id = id;
    this.secret = secret;
    this.info = info;
    this.steps = [];
    this.at = 0;
    this.live = false;
    this.state = null;
    this.local = [];
    this.seat = info.seat;
    this.choosing = new Choosing({ changed: () => {}, play: () => {}, asks: () => true });
    this.log = new Log(this);
    this.film = new Film(this);
    this.view = new VIEWS[info.game](this, printed);
    this.scrub = h(
      "input",
      { type: "range", min: "0", "aria-label": t("web-step"), oninput: () => this.go(Number(this.scrub.value)) },
    );
    this.ticks = h("div", { class: "ticks", "aria-hidden": "true" });
    this.where = h("span", { class: "muted small" });
    this.lines = h("ul", { class: "steplines", "aria-live": "polite" });
    const control = (glyph, words, act) => button("iconbtn", icon(glyph), act, { "aria-label": t(words) });
    this.playing = control("i-play", "web-play", () => this.toggle());
    const panel = h("section", { class: "panel pad replaybox", "aria-label": t("web-replay") },
      h("h1", { class: "display ptitle" }, t("web-replay")), h("div", {}, this.ticks, this.scrub),
      h(
        "div",
        { class: "row" },
        control("i-first", "web-first", () => this.go(0)),
        control("i-prev", "web-back", () => this.go(this.at - 1)),
        this.playing,
        control("i-next", "web-forward", () => this.go(this.at + 1)),
        control("i-last", "web-last", () => this.go(this.steps.length - 1)),
        h("span", { class: "grow" }),
        this.where,
      ),
      info.result ? this.eyes() : null,
      info.result ? button("btn", [icon("i-branch"), t("editor-open")], () => this.edit()) : null,
      this.lines,
      h("a", { class: "btn", href: `/table/${id}` }, icon("i-undo"), t("web-back-to-table")));
    this.bar = new Bar("");
    this.main = h(
      "main",
      { class: `desk ${info.game} replaying` },
      h("div", { class: "left" }, this.view.left),
      h("div", { class: "right" }, panel, this.view.right),
    );
    replace(root, this.bar.element, this.main);
    this.onkey = (event) => this.key(event);
    document.addEventListener("keydown", this.onkey);
  }

  /** When the game is over, everybody may look through every seat's eyes. */
  eyes() {
    const option = (seat, words) => h("option", { value: seat, selected: seat === this.seat }, words);
    const look = async (event) => {
      await this.load(Number(event.target.value));
      this.go(this.at);
    };
    return h("label", { class: "pick" }, icon("i-eye"),
      h("select", { "aria-label": t("web-eyes"), onchange: look },
        this.info.seats.map(({ seat }) => option(seat, t("web-eyes-of", { name: this.seatName(seat) }))),
        option(0, t("web-eyes-public"))));
  }

  /** The whole position of this step, to change it, explore it or play on from it. */
  async edit() {
    try {
      const { position } = await positionAt(this.id, this.at, this.secret);
      location.assign(`/editor#${await toFragment(position)}`);
    } catch (refusal) {
      replace(this.lines, h("li", { class: "bad" }, refusal.message));
    }
  }

  close() {
    clearTimeout(this.timer);
    this.film.close();
    document.removeEventListener("keydown", this.onkey);
  }

  /** All steps, a hundred at a time. */
  async load(seat) {
    const steps = [];
    for (;;) {
      const part = await replay(this.id, this.secret, steps.length, seat);
      steps.push(...part.steps);
      if (part.steps.length < 100) break;
    }
    this.steps = steps;
    this.scrub.max = String(steps.length - 1);
    replace(this.ticks, steps.map((step, at) => (at && step.view.turns !== steps[at - 1].view.turns ? this.tick(step, at) : null)));
  }

  /** Where a turn begins, in the colour of its seat. */
  tick({ view }, at) {
    const seat = Math.max(view.turn, 1);
    const look = view.seats ? `seat-${"abcd"[view.seats[seat - 1].colour - 1]}` : seat === 1 ? "s-glass" : "s-antlers";
    const mark = h("i", { class: look });
    mark.style.left = `${(at / (this.steps.length - 1)) * 100}%`;
    return mark;
  }

  go(index) {
    const from = this.at;
    this.film.finish();
    this.at = Math.min(Math.max(index, 0), this.steps.length - 1);
    const step = this.steps[this.at];
    const before = this.state?.view ?? null;
    const last = this.at === this.steps.length - 1;
    this.state = {
      view: step.view,
      number: step.number,
      deciding: step.deciding,
      result: last ? this.info.result : null,
      prompt: null,
    };
    this.seat = step.view.seat;
    this.log.clear();
    this.log.add(
      this.steps.slice(0, this.at + 1).map(
        ({ number, lines, events }, at) => ({ number, lines, events, back: null, seat: at ? this.steps[at - 1].deciding : 0 }),
      ),
      false,
    );
    this.view.changed = [];
    this.view.follow(before, this.at === from + 1 ? [{ ...step, seat: this.steps[from].deciding, back: null }] : []);
    this.view.update();
    this.bar.title(this.view.title(), this.view.barExtra?.());
    this.scrub.value = String(this.at);
    this.where.textContent = t("web-step-of", { number: this.at, all: this.steps.length - 1 });
    replace(this.lines, step.lines.map((line) => h("li", {}, line)));
    if (last) this.stop();
  }

  toggle() {
    if (this.timer) return this.stop();
    if (this.at === this.steps.length - 1) this.go(0);
    const tick = () => {
      this.go(this.at + 1);
      if (this.timer) this.timer = setTimeout(tick, Math.max(PACE, (this.film.now?.span ?? 0) + REST));
    };
    this.timer = setTimeout(tick, REST);
    return replace(this.playing, icon("i-pause"));
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    replace(this.playing, icon("i-play"));
  }

  key(event) {
    if (event.target.matches?.("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = {
      ",": () => this.go(this.at - 1),
      ".": () => this.go(this.at + 1),
      Home: () => this.go(0),
      End: () => this.go(this.steps.length - 1),
      " ": () => this.toggle(),
    }[event.key];
    if (act && !(event.key === " " && event.target instanceof HTMLButtonElement)) {
      event.preventDefault();
      act();
    }
  }

  // -- what the game's view asks ----------------------------------------------------------------------------------

  draw() {
    this.view.update();
  }

  /** Here nothing waits for the film of others: who steps on goes on. */
  mine() {
    return true;
  }

  seatName(seat) {
    const { name, who, level } = this.info.seats[seat - 1] ?? {};
    if (name || this.view.seatName) return name || this.view.seatName(seat);
    return who === "bot" ? seatedBot(level) : t("web-seat", { seat: "ABCD"[seat - 1] });
  }

  colour(seat) {
    return this.view.colour(seat);
  }

  mark(seat) {
    return this.view.mark(seat);
  }
}
