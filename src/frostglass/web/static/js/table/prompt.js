// The question with its numbered choices, the main button, cancel and undo. The same list is drawn on board and cards.

import { button, h, icon, replace } from "../dom.js";
import { t } from "../words.js";
import { isBare } from "./choosing.js";

const NUMBERED = 9;

/** What the list shows: single choices, or steps that narrow many of them down. */
export function entries(choosing, names) {
  const visible = choosing.visible;
  const single = (choice) => ({ choice, label: choice.label });
  if (visible.length <= NUMBERED) return visible.map(single);
  const found = new Map();
  const step = (key, value, label) => {
    const name = `${key} ${value}`;
    const known = found.get(name) ?? { key, value, label, count: 0 };
    found.set(name, { ...known, count: known.count + 1 });
  };
  const rest = [];
  const sources = new Set(visible.map((choice) => choice.marks.from));
  const mixed = !choosing.has("squares") && visible.some((choice) => !isBare(choice));
  for (const choice of visible) {
    const { card, from } = choice.marks;
    if (card !== undefined && !choosing.has("card")) step("card", card, names.card(card));
    else if (from !== undefined && sources.size > 1) step("from", from, from);
    else if (isBare(choice) && mixed) step("squares", "", t("web-on-board"));
    else rest.push(single(choice));
  }
  const steps = [...found.values()].map((entry) =>
    entry.count > 1 || (entry.key === "card" && names.held(entry.value))
      ? entry
      : single(visible.find((choice) => choosing.of(entry.key, entry.value).includes(choice))),
  );
  return [
    ...rest.filter((entry) => entry.choice.marks.square === undefined),
    ...steps,
    ...rest.filter((entry) => entry.choice.marks.square !== undefined),
  ];
}

export class PromptPanel {
  constructor(desk) {
    this.desk = desk;
    this.question = h("h1", { class: "display ptitle", tabindex: "-1" });
    this.note = h("p", { class: "muted small pnote" });
    this.chips = h("div", { class: "chips" });
    this.list = h("div", { class: "places" });
    this.more = h("div", { class: "pmore" });
    this.foot = h("div", { class: "row pfoot" });
    this.element = h(
      "section",
      { class: "panel prompt" },
      this.question,
      this.note,
      desk.hint.element,
      this.chips,
      this.list,
      this.more,
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
    const { choosing, state } = this.desk;
    this.element.setAttribute("aria-label", t("web-your-choice"));
    const asked = Boolean(choosing.prompt) && this.desk.live;
    this.element.classList.toggle("idle", !asked);
    this.question.textContent = this.desk.headline();
    const aside = asked ? this.desk.whither() && choosing.prompt.question : this.desk.subline();
    const notes = [aside, state ? this.desk.view?.notice?.() : ""];
    replace(this.note, notes.filter(Boolean).join(" · "));
    this.note.hidden = !this.note.textContent;
    const found = asked ? entries(choosing, this.desk.names) : [];
    const isShort = ({ choice }) => !choice || choice.marks.square !== undefined;
    // Several ways to one square are one chip: the way is chosen afterwards.
    const short = found.filter((entry) => isShort(entry) && (!entry.choice || this.ways(entry.choice)[0] === entry.choice));
    const long = found.filter((entry) => !isShort(entry));
    this.shown = [...short, ...long];
    replace(this.chips, short.map((entry) => this.entry(entry, this.shown.indexOf(entry) + 1, true)));
    replace(this.list, long.map((entry) => this.entry(entry, this.shown.indexOf(entry) + 1, false)));
    this.chips.hidden = !short.length;
    this.list.hidden = !long.length;
    replace(this.more, asked ? this.desk.view?.more?.() : null);
    this.controls(asked, state);
  }

  entry(entry, number, short) {
    const { choosing } = this.desk;
    const key = number <= NUMBERED ? h("kbd", { "aria-hidden": "true" }, number) : null;
    if (!entry.choice) {
      return button(
        `btn choice step ${entry.key}step`,
        [key, entry.label, entry.count > 1 ? h("span", { class: "count" }, entry.count) : null],
        () => choosing.narrow(entry.key, entry.value),
        { "data-entry": `${entry.key} ${entry.value}` },
      );
    }
    const choice = entry.choice;
    const on = choosing.chosen === choice || choosing.ways.includes(choosing.chosen) && choosing.ways.includes(choice);
    const { from, square } = choice.marks;
    const stands = short ? this.desk.view?.standing?.(square) : null;
    const text = short ? [from ? `${from}–${square}` : square, stands] : h("span", { class: "grow" }, choice.label);
    return button(short ? "btn choice" : "choice", [key, text], () => choosing.press(choice, this.ways(choice)), {
      "data-entry": choice.text,
      "aria-pressed": String(on),
      "aria-label": short ? choice.label : null,
      class: `${short ? "btn choice" : "choice"}${on ? " on" : ""}${choosing.pointed === choice ? " lit" : ""}`,
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
    const confirm = (extra) => button(
      `btn primary grow ${extra}`,
      [icon("i-check"), h("span", {}, chosen.label)],
      () => choosing.confirm(),
    );
    const undo = (look, label) => button(
      look,
      [icon("i-undo"), label],
      () => this.desk.undo(),
      { "aria-label": t("web-undo"), "aria-keyshortcuts": "u" },
    );
    const canUndo = this.desk.live && state?.can_undo;
    replace(
      this.foot,
      asked && chosen ? confirm("main") : null,
      asked && chosen && ways.length > 1
        ? button(
          "btn",
          [icon("i-rotate"), t("web-way", { way: ways.indexOf(chosen) + 1, ways: ways.length })],
          () => choosing.nextWay(),
          { "aria-keyshortcuts": "r" },
        )
        : null,
      asked && (chosen || path.length) ? button(
        "btn",
        [t("web-cancel"), h("kbd", { "aria-hidden": "true" }, "Esc")],
        () => choosing.cancel(),
      ) : null,
      canUndo ? undo("btn quiet end", t("web-undo")) : null,
      state?.result ? afterwards() : null,
    );
    this.foot.hidden = !this.foot.childElementCount;
    replace(
      this.dock,
      canUndo ? undo("btn sq", null) : null,
      asked && (chosen || path.length) ? button(
        "btn sq",
        icon("i-cross"),
        () => choosing.cancel(),
        { "aria-label": t("web-cancel") },
      ) : null,
      state?.result || !this.desk.seat || (asked && chosen) ? null : this.aids(asked),
      state?.result ? afterwards() : null,
      state?.result ? null : asked && chosen ? confirm("") : h(
        "p",
        { class: "grow muted docknote" },
        this.desk.why.asking ? t("web-why-tap") : asked ? t("web-tap-a-choice") : this.desk.headline(),
      ),
    );
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
    if (!entry) return;
    if (!entry.choice) this.desk.choosing.narrow(entry.key, entry.value);
    else this.desk.choosing.choose(entry.choice, this.ways(entry.choice));
  }
}

/** What one can do when the game is over. */
function afterwards() {
  return [
    h("a", { class: "btn grow", href: "#replay" }, icon("i-play"), t("web-replay")),
    h("a", { class: "btn grow", href: "/" }, icon("i-plus"), t("web-new-table")),
  ];
}
