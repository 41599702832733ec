// The log, oldest first: one sentence a line, or by turns where the game tells them. Names of squares light up; taken-back
// entries are gone.

import { button, h, icon, replace, say } from "../dom.js";
import { t } from "../words.js";
import { turnsOf } from "./turns.js";

const SQUARE = /\b([a-i][1-9])\b/g;

export class Log {
  constructor(desk) {
    this.desk = desk;
    this.entries = new Map();
    this.list = h("ol", { class: "log" });
    // Whoever scrolls back reads in peace; at the end the log follows the game.
    this.away = false;
    const scrolled = () => (this.away = this.element.scrollTop + this.element.clientHeight < this.element.scrollHeight - 40);
    this.element = h(
      "section",
      {
        class: "logpart",
        "aria-label": t("web-log"),
        tabindex: "0",
        onwheel: scrolled,
        onkeyup: scrolled,
        onpointerup: scrolled,
      },
      this.list,
    );
  }

  clear() {
    this.entries.clear();
  }

  get last() {
    return this.entries.size ? Math.max(...this.entries.keys()) : null;
  }

  /** Take entries in; lines of others are spoken. */
  add(entries, aloud) {
    const spoken = [];
    for (const entry of entries) {
      if (entry.back !== null) {
        for (const number of this.entries.keys()) if (number >= entry.back) this.entries.delete(number);
        this.entries.set(entry.number, { ...entry, lines: [t("web-taken-back")] });
      } else this.entries.set(entry.number, entry);
      if (aloud) spoken.push(...entry.lines);
    }
    if (spoken.length) say(spoken.join(". "));
    this.draw();
  }

  draw() {
    const entries = [...this.entries.values()].sort((one, other) => one.number - other.number);
    const rows = this.desk.view?.turnRow ? this.byTurns(turnsOf(entries)) : entries.flatMap((entry) => this.lines(entry));
    replace(this.list, rows.length ? rows : h("li", { class: "quiet before" }, t("web-log-empty")));
    if (!this.away) requestAnimationFrame(() => (this.element.scrollTop = this.element.scrollHeight));
  }

  lines(entry) {
    return entry.lines.map((line) =>
      h("li", { class: entry.number === this.last ? "now" : null },
        this.way(entry.number, entry.number),
        entry.seat ? this.desk.mark(entry.seat) : h("span", {}),
        h("span", {}, this.linked(line))));
  }

  /** The way to the replay, there. */
  way(number, words) {
    return h("a", { class: "n", href: `#replay=${number}`, "aria-label": t("web-replay-from", { number }) }, words);
  }

  /** A line a turn; under it, where there is room, everything that happened in it. */
  byTurns(turns) {
    const { desk } = this;
    const first = (desk.state?.view.turns ?? turns.length - 1) - (turns.length - 1);
    const played = turns.map((turn, index) => ({ ...turn, at: first + index }))
      .filter(({ entries, number }) => entries.length && number <= desk.film.reached);
    return played.flatMap((turn) => {
      if (!turn.seat) return this.merged(turn).map((line) => h("li", { class: "before" }, h("span", {}, this.linked(line))));
      const { told, losses } = desk.view.turnRow(turn);
      return h("li", { class: `turn${turn === played.at(-1) ? " now" : ""}` },
        this.way(turn.number, turn.at),
        desk.mark(turn.seat),
        h("p", {}, h("span", { class: "turnline" }, h("span", { class: "muted" }, `${desk.seatName(turn.seat)}:`), " ", told), h("span", { class: "losses" }, losses)),
        h("ul", { class: "turnlines" }, this.merged(turn).map((line) => h("li", {}, this.linked(line)))));
    });
  }

  /** All sentences of a turn; the same one several times is one with its number. */
  merged({ entries }) {
    const times = new Map();
    for (const line of entries.flatMap((entry) => entry.lines)) times.set(line, (times.get(line) ?? 0) + 1);
    return [...times].map(([line, count]) => (count > 1 ? `${line} (${count}×)` : line));
  }

  linked(line) {
    if (!this.desk.view?.light) return line;
    return line.split(SQUARE).map((part, index) =>
      index % 2
        ? h(
          "span",
          {
            class: "sq",
            onpointerenter: () => this.desk.view.light(part),
            onpointerleave: () => this.desk.view.light(null),
          },
          part,
        )
        : part,
    );
  }
}

/** The log over the page, where there is no room beside the board. */
export function openLog(desk) {
  const close = () => dialog.close();
  const copy = desk.log.list.cloneNode(true);
  const dialog = h("dialog", { class: "panel sheetbox", "aria-label": t("web-log"), onclose: () => dialog.remove() },
    h(
      "div",
      { class: "head" },
      h("h2", { class: "display" }, t("web-log")),
      button("iconbtn end", icon("i-cross"), close, { "aria-label": t("web-close") }),
    ),
    h("div", { class: "scroll", tabindex: "0" }, copy));
  document.body.append(dialog);
  dialog.showModal();
  copy.lastElementChild?.scrollIntoView();
}

