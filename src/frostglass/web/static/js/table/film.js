// What others did as a film: one queue over all frames and seats, one scene after another, at the viewer's speed. A new
// frame waits at its end and cuts nothing off; Space, Esc, a letter or a tap on the table goes to the end.

import { button, h, icon, replace } from "../dom.js";
import { change, settings } from "../store.js";
import { t } from "../words.js";
import { moves } from "../arena/motion.js";

/** How much longer than drawn a scene lasts; nothing at all: no film. */
export const SPEEDS = { calm: 1.6, brisk: 1, once: 0 };
const NAMES = { calm: "film-calm", brisk: "film-brisk", once: "film-once" };
/** A film that would last longer is told in this time. */
const LONGEST = 8000;
/** Who is so far behind (a tab that slept) reads what happened instead. */
const TOO_LONG = 4 * LONGEST;

export class Film {
  /** A scene has {number, seat, own, span, caption}, says whether it plays `again`, and begin(pace), pause(on), end(). */
  constructor(desk) {
    this.desk = desk;
    this.queue = [];
    this.shown = [];
    this.now = null;
    this.rolling = false;
    this.paused = false;
    this.waiting = [];
    this.marks = h("span", { class: "filmmarks", "aria-hidden": "true" });
    this.hold = button("iconbtn", icon("i-pause"), () => this.pause(!this.paused), { "aria-label": t("film-pause") });
    this.speed = h("div", { class: "seg filmspeed", role: "group", "aria-label": t("film-speed") });
    const skip = button(
      "btn filmskip",
      [icon("i-last"), t("film-skip"), h("kbd", { class: "only-wide", "aria-hidden": "true" }, t("film-space"))],
      () => this.finish(),
    );
    this.strip = h(
      "section",
      { class: "filmstrip", "aria-label": t("film"), hidden: true },
      button("iconbtn", icon("i-prev"), () => this.back(), { "aria-label": t("film-back") }),
      this.hold,
      button("iconbtn", icon("i-next"), () => this.next(), { "aria-label": t("film-next") }),
      this.marks,
      h("span", { class: "grow" }),
      this.speed,
      skip,
    );
    this.caption = h("p", { class: "filmcaption", hidden: true, "aria-hidden": "true" });
    this.onpointer = (event) => this.tapped(event);
    this.onkey = (event) => this.pressed(event);
    this.onhide = () => document.hidden && this.finish();
    document.addEventListener("visibilitychange", this.onhide);
  }

  close() {
    this.finish();
    document.removeEventListener("visibilitychange", this.onhide);
  }

  /** Is something of others being shown, so that the viewer's own choice waits for its end? */
  get holding() {
    return [this.now, ...this.queue].some((scene) => scene && !scene.own);
  }

  /** The entry of the log up to which everything has been shown; a turn that plays again hides nothing. */
  get reached() {
    return this.holding && this.now && !this.now.again ? this.now.number : Infinity;
  }

  /** Scenes at the end of the queue; `always`: whatever the speed, because the viewer asked for them. */
  add(scenes, always = false) {
    if (!scenes.length) return;
    const factor = SPEEDS[settings.speed] || (always ? 1 : 0);
    const long = scenes.reduce((sum, { span }) => sum + span, 0);
    if (!moves() || (!always && long > TOO_LONG)) return;
    this.queue.push(...(factor ? scenes : scenes.filter(({ own }) => own)));
    if (!this.rolling && this.queue.length) this.begin();
  }

  /** Do this when everything has been shown: now, if nothing is. */
  then(act) {
    if (this.holding) this.waiting.push(act);
    else act();
  }

  begin() {
    this.rolling = true;
    for (const name of ["pointerdown", "keydown"]) {
      document.addEventListener(name, name === "keydown" ? this.onkey : this.onpointer, { capture: true });
    }
    this.next();
  }

  next() {
    this.leave();
    const scene = this.queue.shift();
    if (!scene) {
      this.finish();
      return;
    }
    this.now = scene;
    const rest = [scene, ...this.queue].reduce((sum, { span }) => sum + span, 0);
    const factor = SPEEDS[settings.speed] || 1;
    this.pace = scene.own ? 1 : factor * Math.min(1, LONGEST / rest);
    scene.begin(this.pace);
    this.left = scene.span * this.pace;
    this.run();
    this.draw();
    this.desk.log.draw();
    this.desk.draw();
  }

  run() {
    this.began = performance.now();
    this.timer = setTimeout(() => this.next(), this.left);
  }

  pause(on) {
    if (!this.now || on === this.paused) return;
    this.paused = on;
    this.now.pause(on);
    if (on) {
      clearTimeout(this.timer);
      this.left -= performance.now() - this.began;
    } else this.run();
    this.draw();
  }

  /** The scene before this one once more. */
  back() {
    const before = this.shown.pop();
    if (!before || !this.now) return;
    this.now.end();
    this.queue.unshift(before, this.now);
    this.now = null;
    this.next();
  }

  leave() {
    clearTimeout(this.timer);
    this.paused = false;
    this.now?.end();
    if (this.now) this.shown.push(this.now);
    this.now = null;
  }

  /** Everything has been seen, or is to be: the table as it is now. */
  finish() {
    if (!this.rolling) return;
    clearTimeout(this.timer);
    this.now?.end();
    Object.assign(this, { now: null, queue: [], shown: [], rolling: false, paused: false });
    for (const name of ["pointerdown", "keydown"]) {
      document.removeEventListener(name, name === "keydown" ? this.onkey : this.onpointer, { capture: true });
    }
    this.draw();
    this.desk.view.rest();
    const waiting = this.waiting.splice(0);
    this.desk.log.draw();
    this.desk.draw();
    waiting.forEach((act) => act());
  }

  // -- skipping ---------------------------------------------------------------------------------------------------

  tapped(event) {
    if (!this.holding) this.finish();
    else if (event.target.closest?.(".left") && !this.strip.contains(event.target)) {
      this.finish();
      // The tap meant the film, not what stands there afterwards.
      const swallow = (click) => {
        click.stopPropagation();
        click.preventDefault();
      };
      document.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 400);
    }
  }

  pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, select, textarea, dialog *")) return;
    if (!this.holding) {
      this.finish();
      return;
    }
    const onButton = event.target instanceof HTMLButtonElement && event.key === " ";
    if (event.key.length > 1 && event.key !== "Escape" || onButton) return;
    event.preventDefault();
    event.stopPropagation();
    this.finish();
  }

  // -- drawing ----------------------------------------------------------------------------------------------------

  draw() {
    const { now, holding } = this;
    const words = now && !now.own ? now.caption : "";
    this.strip.hidden = !holding;
    this.caption.hidden = !words;
    this.caption.textContent = words;
    this.caption.classList.toggle("low", Boolean(now?.low));
    this.desk.main.classList.toggle("filming", holding);
    if (!holding) return;
    const look = (scene) => (scene === now ? "on" : this.queue.includes(scene) ? "" : "over");
    const all = [...this.shown, now, ...this.queue].filter((scene) => scene && !scene.own);
    replace(this.marks, all.map((scene) => h("i", { class: `${scene.look} ${look(scene)}` })));
    replace(this.hold, icon(this.paused ? "i-play" : "i-pause"));
    this.hold.setAttribute("aria-label", t(this.paused ? "film-on" : "film-pause"));
    replace(this.speed, speeds(() => this.draw()));
  }
}

/** The three speeds as buttons; also a setting in the menu. */
export function speeds(changed) {
  return Object.keys(SPEEDS).map((speed) => button(settings.speed === speed ? "on" : "", t(NAMES[speed]), () => {
    change("speed", speed);
    changed();
  }, { "aria-pressed": String(settings.speed === speed) }));
}
