// The log: one sentence a line, oldest first. Names of squares light up; taken-back entries are gone.

import { button, h, icon, replace, say } from "../dom.js";
import { t } from "../words.js";

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
    const latest = this.last;
    const rows = [...this.entries.values()].sort((one, other) => one.number - other.number).flatMap((entry) =>
      entry.lines.map((line) =>
        h("li", { class: entry.number === latest ? "now" : null },
          h(
            "a",
            {
              class: "n",
              href: `#replay=${entry.number}`,
              "aria-label": t("web-replay-from", { number: entry.number }),
            },
            entry.number,
          ),
          entry.seat ? this.desk.mark(entry.seat) : h("span", {}),
          h("span", {}, this.linked(line)),
        ),
      ),
    );
    replace(this.list, rows.length ? rows : h("li", { class: "quiet" }, h("span"), h("span"), t("web-log-empty")));
    if (!this.away) requestAnimationFrame(() => (this.element.scrollTop = this.element.scrollHeight));
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

