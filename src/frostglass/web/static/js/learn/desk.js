// A real table with a guide above the question.

import { createTable } from "../api.js";
import * as store from "../store.js";
import { Desk } from "../table/desk.js";

export class LessonDesk extends Desk {
  /** `guide` has an element, follow(state) and tried(choice). */
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

  play(choice) {
    this.guide.tried(choice);
    super.play(choice);
  }
}

/** A new table for a lesson; it is not among the visitor's own tables. */
export async function lessonTable(game, settings, seats) {
  const created = await createTable({ game, settings, seats, watch: false });
  const tokens = Object.fromEntries(created.seats.filter((seat) => seat.token).map((seat) => [seat.seat, seat.token]));
  store.remember(created.table, { host: created.host, tokens, game, mode: settings.mode, lesson: true });
  return created.table;
}
