// A real table with a guide beside the question.

import { createTable } from "../api.js";
import * as store from "../store.js";
import { Desk } from "../table/desk.js";

export class LessonDesk extends Desk {
  /** `guide` has an element, follow(state) and tried(choice); it may hold choices back, and see what is asked and drawn. */
  constructor(root, id, guide) {
    super(root, id);
    this.guide = guide;
    guide.desk = this;
    this.main.classList.add("lesson");
    this.right.prepend(guide.element);
  }

  async follow(state) {
    await super.follow(state);
    await this.guide.follow(state);
  }

  /** The guide says how a lesson ends. */
  get tellsEnd() {
    return false;
  }

  play(choice) {
    if (this.guide.holds?.(choice)) {
      this.choosing.set(this.state.prompt);
      this.draw();
      return;
    }
    this.guide.tried(choice);
    super.play(choice);
  }

  ask(wish) {
    this.guide.asked?.(wish);
    return super.ask(wish);
  }

  draw() {
    super.draw();
    this.guide?.drawn?.();
  }

  back() {
    return this.guide.bubble?.fold() || super.back();
  }
}

/** A new table for a lesson; it is not among the visitor's own tables. `campaign` is the secret of one it counts for. */
export async function lessonTable(game, settings, seats, campaign) {
  const created = await createTable({ game, settings, seats, watch: false, ...(campaign ? { campaign } : {}) });
  const tokens = Object.fromEntries(created.seats.filter((seat) => seat.token).map((seat) => [seat.seat, seat.token]));
  store.remember(created.table, { host: created.host, tokens, game, mode: settings.mode, lesson: true });
  return created.table;
}
