// A first game in the arena: short steps on real tables. What else is tried is allowed, and answered kindly.

import { button, h, icon, replace, say } from "../dom.js";
import * as store from "../store.js";
import { t } from "../words.js";
import { LessonDesk, lessonTable } from "./desk.js";
import { reached } from "./goals.js";
import { ARENA } from "./lessons.js";
import { finish, isDone } from "./progress.js";

const SEATS = [{ who: "me" }, { who: "bot", level: "random" }];

/** Step `number` (from 1) of the lesson; gives a function that leaves it. */
export async function openStep(root, number) {
  const step = ARENA[number - 1];
  const id = await lessonTable("arena", { mode: step.position.mode, position: step.position }, SEATS);
  const desk = new LessonDesk(root, id, new StepGuide(step, number, () => openAgain(number)));
  return {
    id,
    leave: () => {
      desk.close();
      store.forget(id);
    },
  };
}

/** The same address shows the same step from its beginning. */
function openAgain(number) {
  dispatchEvent(new HashChangeEvent("hashchange"));
  say(t(ARENA[number - 1].title));
}

class StepGuide {
  constructor(step, number, again) {
    /** The table of the lesson, once there is one. */
    this.desk = null;
    this.step = step;
    this.number = number;
    this.again = again;
    this.events = new Map();
    this.wrong = false;
    this.done = false;
    this.hinted = false;
    this.reasons = [];
    this.body = h("div", { class: "guidetext" });
    this.answer = h("div", { class: "guideanswer", role: "status" });
    this.foot = h("div", { class: "row wraps" });
    this.element = h("section", { class: "panel pad guide", "aria-label": t("learn-guide") },
      h("div", { class: "row" }, h("p", { class: "head grow" }, icon("i-book"), t("learn-step", { number, all: ARENA.length })), dots(number)),
      h("h2", { class: "display" }, t(step.title)), this.body, this.answer, this.foot);
    replace(this.body, h("p", {}, t(step.text)));
    this.draw();
  }

  tried(choice) {
    this.wrong = !new RegExp(this.step.way).test(choice.text);
  }

  async follow(state) {
    for (const { number, events, back } of state.log) {
      if (back === null) this.events.set(number, events ?? []);
      else {
        for (const known of [...this.events.keys()]) if (known >= back) this.events.delete(known);
        this.wrong = false;
      }
    }
    if (!this.done && reached(this.step.goal, state, [...this.events.values()].flat())) {
      this.done = true;
      this.wrong = false;
      finish("arena", this.step.id);
      say(t(this.step.done));
    }
    this.over = Boolean(state.result);
    this.reasons = [];
    this.draw();
    if (this.wrong) await this.explain(state);
  }

  /** Why what the step is about cannot be done now, in the game's own words. */
  async explain(state) {
    if (!this.step.card || state.prompt?.kind !== "main") return;
    const answers = await this.desk.ask({ card: this.step.card });
    if (!this.wrong || !answers) return;
    this.reasons = answers.flatMap(({ reasons }) => reasons);
    this.draw();
  }

  draw() {
    const { step, done, wrong, over } = this;
    const lines = [];
    if (done) lines.push(h("p", { class: "good" }, icon("i-check"), h("span", {}, t(step.done))));
    else if (over) lines.push(h("p", { class: "soso" }, icon("i-why"), h("span", {}, t("learn-over"))));
    else if (wrong) lines.push(h("p", { class: "soso" }, icon("i-why"), h("span", {}, [t("learn-else"), ...this.reasons].join(" "))));
    if (this.hinted && !done) lines.push(h("p", { class: "frostline" }, icon("i-finder"), h("span", {}, t(step.hint))));
    replace(this.answer, lines);
    const last = this.number === ARENA.length;
    replace(this.foot,
      done ? h("a", { class: "btn primary", href: last ? "/learn" : `#arena=${this.number + 1}` }, icon("i-next"), t(last ? "learn-finish" : "learn-next")) : null,
      !done && wrong && this.desk?.state?.can_undo ? button("btn", [icon("i-undo"), t("web-undo")], () => this.desk.undo()) : null,
      !done && !this.hinted ? button("btn", [icon("i-finder"), t("learn-hint")], () => this.hint()) : null,
      button("btn quiet", [icon("i-rotate"), t("learn-again")], this.again),
      h("a", { class: "btn quiet end", href: "/learn" }, t("learn-all")));
  }

  hint() {
    this.hinted = true;
    this.draw();
    say(t(this.step.hint));
    this.desk.view?.light(this.step.show);
  }
}

/** Where one stands among the steps. */
function dots(number) {
  return h("ol", { class: "dots", "aria-hidden": "true" }, ARENA.map((step, index) =>
    h("li", { class: index + 1 === number ? "on" : isDone("arena", step.id) ? "done" : null })));
}
