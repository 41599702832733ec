// A first game in the arena and what comes after it: short steps on real tables. What else is tried is allowed, and
// answered kindly.

import { button, h, icon, replace, say } from "../dom.js";
import * as store from "../store.js";
import { withTerms } from "../terms.js";
import { t } from "../words.js";
import { LessonDesk, lessonTable } from "./desk.js";
import { leadsOn, reached } from "./goals.js";
import { ARENA } from "./lessons.js";
import { finish, isDone } from "./progress.js";

/** Step `number` (from 1) of the lesson; gives a function that leaves it. */
export async function openStep(root, number) {
  const step = ARENA[number - 1];
  const { mode, seats } = step.position;
  const bots = seats.slice(1).map(() => ({ who: "bot", level: "random" }));
  const id = await lessonTable("arena", { mode, position: step.position }, [{ who: "me" }, ...bots]);
  const desk = new LessonDesk(root, id, new StepGuide(step, number, () => openAgain(number)));
  desk.main.dataset.look = step.look;
  scrollTo(0, 0);
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
    this.over = false;
    this.spent = false;
    this.answer = h("div", { class: "guideanswer", role: "status" });
    this.foot = h("div", { class: "row wraps guidefoot" });
    this.tools = h("div", { class: "row guidetools" });
    this.element = h("section", { class: "panel pad guide", "aria-label": t("learn-guide") },
      h("div", { class: "row guidehead" }, h("p", { class: "head grow" }, icon("i-book"), t("learn-step", { number, all: ARENA.length })), dots(number)),
      h("h2", { class: "display" }, t(step.title)),
      h("div", { class: "guidetext" }, h("p", {}, withTerms(t(step.text)))), this.answer, this.foot, this.tools);
    this.draw();
  }

  tried(choice) {
    this.wrong = !leadsOn(this.step, choice);
  }

  async follow(state) {
    for (const { number, events, back } of state.log) {
      if (back === null) this.events.set(number, events ?? []);
      else {
        for (const known of [...this.events.keys()]) if (known >= back) this.events.delete(known);
        this.wrong = false;
      }
    }
    this.over = Boolean(state.result);
    this.reasons = [];
    if (!this.done && await reached(this.step.goal, state, [...this.events.values()].flat(), (wish) => this.desk.ask(wish))) {
      this.done = true;
      this.wrong = false;
      finish("arena", this.step.id);
      say(t(this.step.done));
    }
    // What was right in itself can still come too late.
    this.spent = !this.done && !this.wrong && Boolean(state.prompt) && !state.prompt.choices.some((choice) => leadsOn(this.step, choice));
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

  /** What the guide answers to what was done; null while there is nothing to say. */
  get verdict() {
    if (this.done) return { look: "good", glyph: "i-check", words: t(this.step.done) };
    const soso = (words) => ({ look: "soso", glyph: "i-why", words });
    if (this.over) return soso(t("learn-over"));
    if (this.wrong) return soso([t("learn-else"), ...this.reasons].join(" "));
    if (this.spent) return soso(t("learn-spent"));
    return null;
  }

  draw() {
    const { done, step, verdict } = this;
    const line = (look, glyph, words) => h("p", { class: look }, icon(glyph), h("span", {}, words));
    replace(this.answer, verdict ? line(verdict.look, verdict.glyph, verdict.words) : null, this.hinted && !done ? line("frostline", "i-finder", t(step.hint)) : null);
    this.element.classList.toggle("done", done);
    const last = this.number === ARENA.length;
    const failed = !done && verdict;
    replace(this.foot,
      done ? h("a", { class: "btn primary", href: last ? "/learn" : `#arena=${this.number + 1}` }, icon("i-next"), t(last ? "learn-finish" : "learn-next")) : null,
      failed && this.desk?.state?.can_undo ? button("btn", [icon("i-undo"), t("web-undo")], () => this.desk.undo()) : null,
      failed ? button("btn", [icon("i-rotate"), t("learn-again")], this.again) : null);
    this.foot.hidden = !this.foot.childElementCount;
    replace(this.tools,
      !done && !this.hinted ? tool("i-finder", "learn-hint", () => this.hint()) : null,
      failed ? null : tool("i-rotate", "learn-again", this.again),
      h("a", { class: "btn quiet end", href: "/learn", "aria-label": t("learn-all") }, icon("i-book"), h("span", { class: "only-wide" }, t("learn-all"))));
  }

  hint() {
    this.hinted = true;
    this.draw();
    say(t(this.step.hint));
    this.desk.view?.light(this.step.show);
  }
}

/** A button of the guide; where room is short its glyph has to do. */
function tool(glyph, words, act) {
  return button("btn quiet", [icon(glyph), h("span", { class: "only-wide" }, t(words))], act, { "aria-label": t(words) });
}

/** Where one stands among the steps. */
function dots(number) {
  return h("ol", { class: "dots", "aria-hidden": "true" }, ARENA.map((step, index) =>
    h("li", { class: index + 1 === number ? "on" : isDone("arena", step.id) ? "done" : null })));
}
