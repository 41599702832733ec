// The question with its numbered choices, the main button, cancel and undo. The same list is drawn on board and cards.

import { button, h, icon, replace } from "../dom.js";
import { tell } from "../terms.js";
import { t } from "../words.js";
import { NUMBERED, entries } from "./entries.js";

export class PromptPanel {
  constructor(desk) {
    this.desk = desk;
    this.question = h("h1", { class: "display ptitle", tabindex: "-1" });
    this.top = h("span", { class: "ptop" });
    this.note = h("p", { class: "muted small pnote" });
    this.chips = h("div", { class: "chips" });
    this.list = h("div", { class: "places" });
    this.more = h("div", { class: "pmore" });
    this.foot = h("div", { class: "row pfoot" });
    this.element = h(
      "section",
      { class: "panel prompt slot" },
      h("div", { class: "row phead" }, this.question, this.top),
      h("div", { class: "pbody" }, this.note, this.chips, this.list, this.more),
      this.foot,
    );
    this.dock = h("nav", { class: "dock", "aria-label": t("web-actions") });
    this.shown = [];
  }

  update() {
    const kept = this.element.contains(document.activeElement) ? document.activeElement.dataset.entry ?? "" : null;
    this.draw();
    if (kept !== null && !this.element.contains(document.activeElement)) this.refocus(kept);
  }

  /** Whoever stood on a choice stays there, or goes to the main button, or to the question. */
  refocus(kept) {
    const main = this.foot.querySelector(".main");
    const same = [...this.element.querySelectorAll("[data-entry]")].find((entry) => entry.dataset.entry === kept);
    (main ?? same ?? this.question).focus({ preventScroll: true });
  }

  draw() {
    const { choosing, state, view } = this.desk;
    this.element.setAttribute("aria-label", t("web-your-choice"));
    const asked = Boolean(choosing.prompt) && this.desk.live;
    this.element.classList.toggle("idle", !asked);
    tell(this.question, this.desk.headline());
    replace(this.top, state ? view?.promptTop?.() : null);
    // A game may draw the choices of some questions in its own way.
    const own = asked ? view?.choices?.() ?? null : null;
    const found = asked && !own ? entries(choosing, this.desk.names) : [];
    const onBoard = asked && !choosing.chosen && this.isOnBoard(found);
    const aside = asked ? this.desk.whither() && choosing.prompt.question : this.desk.subline();
    const notes = [aside, onBoard ? t("web-on-board") : "", state ? view?.notice?.() : ""];
    replace(this.note, notes.filter(Boolean).join(" · "));
    this.note.hidden = !this.note.textContent;
    if (own) this.drawOwn(own);
    else this.drawEntries(found, choosing);
    replace(this.more, asked ? view?.more?.() : null);
    this.controls(asked, state);
  }

  /** Are there more squares to choose from than the list has room for? */
  isOnBoard(found) {
    const { visible, path } = this.desk.choosing;
    const squares = visible.filter(({ marks }) => marks.square !== undefined);
    return squares.length > NUMBERED && (path.length > 0 || !found.some(({ key }) => key));
  }

  drawEntries(found, choosing) {
    const isShort = ({ key, choice }) => Boolean(key) || choice.marks.square !== undefined;
    // Several ways to one square are one chip: the way is chosen afterwards.
    const first = found.filter(({ choice }) => !choice || this.ways(choice)[0] === choice);
    // The only choice, once taken, is the main button and nothing else.
    const entered = choosing.chosen && first.length < 2 ? [] : first;
    const byVerb = entered.some(({ key }) => key);
    const short = entered.filter((entry) => byVerb || isShort(entry));
    const long = entered.filter((entry) => !short.includes(entry));
    this.shown = [...short, ...long].filter(({ second }) => !second);
    replace(this.chips, short.map((entry) => this.entry(entry, true)));
    replace(this.list, long.map((entry) => this.entry(entry, false)));
    this.chips.hidden = !short.length;
    this.list.hidden = !long.length;
  }

  drawOwn({ order, element, others }) {
    this.shown = order;
    this.chips.hidden = true;
    replace(this.list, element, others.map((entry) => this.entry(entry, false)));
    this.list.hidden = !this.list.childElementCount;
  }

  entry(entry, short) {
    const number = this.shown.indexOf(entry) + 1;
    const key = number && number <= NUMBERED ? h("kbd", { "aria-hidden": "true" }, number) : null;
    const look = [short ? "btn" : "", entry.second ? "second" : "choice"].join(" ");
    return entry.choice ? this.single(entry.choice, key, look, short) : this.step(entry, key, look);
  }

  step({ key, value, label, note }, number, look) {
    const { choosing } = this.desk;
    const words = [number, h("span", {}, label), note ? h("span", { class: "count" }, `(${note})`) : null];
    return button(`${look} step`, words, () => choosing.narrow(key, value), { "data-entry": `${key} ${value}` });
  }

  single(choice, key, look, short) {
    const { choosing, view } = this.desk;
    const on = choosing.chosen === choice || choosing.ways.includes(choosing.chosen) && choosing.ways.includes(choice);
    const { from, square } = choice.marks;
    const brief = short && square !== undefined;
    const text = brief ? [from ? `${from}–${square}` : square, view?.standing?.(square)] : h("span", { class: "grow" }, choice.label);
    return button("", [key, text], () => choosing.press(choice, this.ways(choice)), {
      "data-entry": choice.text,
      "aria-pressed": String(on),
      "aria-label": brief ? choice.label : null,
      class: `${look}${on ? " on" : ""}${choosing.pointed === choice ? " lit" : ""}`,
      onpointerenter: (event) => event.pointerType === "mouse" && choosing.point(choice),
      onpointerleave: (event) => event.pointerType === "mouse" && choosing.point(null),
    });
  }

  ways(choice) {
    const { card, from, square } = choice.marks;
    if (square === undefined) return [choice];
    return this.desk.choosing.visible.filter(
      (other) => other.marks.square === square && other.marks.card === card && other.marks.from === from,
    );
  }

  controls(asked, state) {
    const { choosing } = this.desk;
    const { chosen, path, ways } = choosing;
    const begun = asked && (chosen || path.length);
    const confirm = (extra) => button(
      `btn primary grow ${extra}`,
      [icon("i-check"), h("span", {}, this.desk.view?.mainWords?.(chosen) ?? chosen.label)],
      () => choosing.confirm(),
    );
    const undo = (look, label) => button(
      look,
      [icon("i-undo"), label],
      () => this.desk.undo(),
      { "aria-label": t("web-undo"), "aria-keyshortcuts": "u" },
    );
    const cancel = (look, inside, props) => button(look, inside, () => choosing.cancel(), props);
    const way = (look) => button(
      look,
      [icon("i-rotate"), t("web-way", { way: ways.indexOf(chosen) + 1, ways: ways.length })],
      () => choosing.nextWay(),
      { "aria-keyshortcuts": "r" },
    );
    const canUndo = this.desk.live && state?.can_undo;
    const several = asked && chosen && ways.length > 1;
    replace(
      this.foot,
      asked && chosen ? confirm("main") : null,
      several ? way("btn") : null,
      begun ? cancel("btn", [t("web-cancel"), h("kbd", { "aria-hidden": "true" }, "Esc")]) : null,
      canUndo ? undo("btn quiet end", t("web-undo")) : null,
      state?.result ? this.afterwards() : null,
    );
    this.foot.hidden = !this.foot.childElementCount;
    replace(
      this.dock,
      canUndo ? undo("btn sq", null) : null,
      begun ? cancel("btn sq", icon("i-cross"), { "aria-label": t("web-cancel") }) : null,
      several ? way("btn") : null,
      state?.result || !this.desk.seat || (asked && chosen) ? null : this.aids(asked),
      state?.result ? this.afterwards(true) : null,
      state?.result ? null : asked && chosen ? confirm("") : h("p", { class: "grow muted docknote" }, this.docknote(asked)),
    );
  }

  /** What one can do when the game is over; there is room for one thing in thumb's reach. */
  afterwards(docked = false) {
    const { ending, onward } = this.desk;
    if (!this.desk.tellsEnd) return docked ? [] : onward.record()[0];
    const main = onward.main();
    if (docked && main) return [ending.again(), main];
    return [
      main,
      onward.others(),
      onward.record(),
      ending.again(),
      main ? null : h("a", { class: "btn grow", href: "/" }, icon("i-plus"), t("web-new-table")),
    ];
  }

  docknote(asked) {
    if (this.desk.why.asking) return t("web-why-tap");
    return asked ? t("web-tap-a-choice") : this.desk.headline();
  }

  /** Why not, and a hint, in thumb's reach. */
  aids(asked) {
    const { hint, why } = this.desk;
    return [
      button("btn sq", icon("i-why"), () => why.toggle(), {
        "aria-label": t("web-why"),
        "aria-pressed": String(why.asking),
        class: why.asking ? "btn sq on" : "btn sq",
      }),
      asked && hint.offered ? button("btn sq", icon("i-bot"), () => hint.ask(), { "aria-label": t("web-hint") }) : null,
    ];
  }

  /** The n-th choice of the list, by its number key. */
  pick(number) {
    const entry = this.shown[number - 1];
    if (this.desk.view?.pickRow?.(number) || !entry) return;
    if (!entry.choice) this.desk.choosing.narrow(entry.key, entry.value);
    else this.desk.choosing.choose(entry.choice, this.ways(entry.choice));
  }
}

