// The prologue of Embers with a partner and a guide, who explains each kind of decision as it comes.

import { button, h, icon, replace } from "../dom.js";
import * as store from "../store.js";
import { t } from "../words.js";
import { LessonDesk, lessonTable } from "./desk.js";
import { due } from "./goals.js";
import { PROLOGUE } from "./lessons.js";
import { finish } from "./progress.js";

const TABLE = "learn-table";
const FIRST = 3;
const SEATS = [{ who: "me" }, { who: "bot", level: "partner" }];

/** The prologue where it was left, or from its beginning. */
export async function openPrologue(root) {
  const kept = store.kept(TABLE);
  const id = kept && store.table(kept) ? kept : await lessonTable("embers", { mode: "prologue" }, SEATS);
  store.keep(TABLE, id);
  const desk = new LessonDesk(root, id, new PrologueGuide());
  return { id, leave: () => desk.close() };
}

function again() {
  store.forget(store.kept(TABLE));
  store.keep(TABLE, null);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

class PrologueGuide {
  constructor() {
    this.number = -1;
    this.told = h("div", { class: "guidetext", role: "status" });
    this.foot = h("div", { class: "row wraps" });
    this.element = h("section", { class: "panel pad guide", "aria-label": t("learn-guide") },
      h("p", { class: "head" }, icon("i-book"), t("learn-prologue-title")), this.told, this.foot);
    replace(this.told, h("p", {}, t("learn-embers-begin")));
    replace(this.foot, button("btn quiet", [icon("i-rotate"), t("learn-from-start")], again), h("a", { class: "btn quiet end", href: "/learn" }, t("learn-all")));
  }

  tried() {
    this.acted = true;
  }

  follow(state) {
    if (state.number === this.number) return;
    if (this.number < 0) this.acted = state.number > FIRST;
    const news = this.number < 0 ? [] : state.log.flatMap(({ events }) => events ?? []);
    this.number = state.number;
    if (state.result?.winner === "won") finish("embers", "prologue");
    const notes = due(PROLOGUE, state, state.view.seat, news);
    replace(this.told,
      this.acted ? null : h("p", {}, t("learn-embers-begin")),
      notes.map(({ id, text }) => h("p", { class: "told", "data-note": id }, t(text))),
      state.result?.winner === "won" ? h("p", {}, t("learn-embers-later")) : null);
  }
}
