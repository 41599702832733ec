// The command line: words that find choices by their short text or their label; arrows walk through what fits.

import { button, h, icon, replace, say, set } from "../dom.js";
import { plain, t } from "../words.js";
import { nearest } from "./refusal.js";

const SHOWN = 8;
const NEAR = 3;

export class CommandLine {
  constructor(desk) {
    this.desk = desk;
    this.at = -1;
    this.input = h("input", {
      id: "command", type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false",
      role: "combobox", "aria-expanded": "false", "aria-controls": "command-list", "aria-autocomplete": "list",
      "aria-label": t("web-command"), placeholder: t("web-command-hint"),
      oninput: () => this.typed(), onkeydown: (event) => this.key(event), onblur: () => this.close(),
    });
    this.list = h(
      "ul",
      { id: "command-list", class: "completions panel", role: "listbox", "aria-label": t("web-command"), hidden: true },
    );
    const key = (letter, words, act) => button("cmdkey", [h("kbd", { "aria-hidden": "true" }, letter), words], act);
    this.why = key("?", t("web-why-short"), () => desk.why.toggle());
    this.hint = key("I", t("web-hint"), () => desk.hint.ask());
    this.answer = h("div", { class: "cmdsay panel", hidden: true });
    this.element = h("div", { class: "cmdbox" },
      this.list,
      this.answer,
      h(
        "div",
        { class: "cmd" },
        h("span", { class: "ember", "aria-hidden": "true" }, "›"),
        this.input,
        this.hint,
        this.why,
      ),
    );
  }

  get matches() {
    const words = plain(this.input.value).split(/\s+/).filter(Boolean);
    if (!words.length) return [];
    const exact = this.desk.choosing.choices.filter((choice) => plain(choice.text) === words.join(" "));
    const found = this.desk.choosing.choices.filter((choice) => {
      const text = plain(`${choice.text} ${choice.label}`);
      return words.every((word) => text.includes(word));
    });
    return [...new Set([...exact, ...found])];
  }

  typed() {
    this.at = -1;
    this.answer.hidden = true;
    this.desk.choosing.chosen = null;
    this.draw();
    this.desk.choosing.point(this.matches[0] ?? null);
  }

  draw() {
    const matches = this.matches.slice(0, SHOWN);
    const open = matches.length > 0;
    replace(this.list, matches.map((choice, index) =>
      h("li", { role: "option", id: `command-${index}`, "aria-selected": String(index === this.at), onpointerdown: (event) => { event.preventDefault(); this.take(choice); } },
        h("span", { class: "grow" }, choice.label), h("code", {}, choice.text)),
    ));
    this.list.hidden = !open;
    set(this.input, "aria-expanded", String(open));
    set(this.input, "aria-activedescendant", this.at >= 0 ? `command-${this.at}` : null);
  }

  key(event) {
    const { choosing } = this.desk;
    const matches = this.matches.slice(0, SHOWN);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (!this.input.value) return choosing.walk(event.key === "ArrowDown" ? 1 : -1);
      const step = event.key === "ArrowDown" ? 1 : -1;
      if (matches.length) this.at = (this.at + step + matches.length) % matches.length;
      this.draw();
      choosing.point(matches[this.at] ?? null);
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (choosing.chosen) this.done(() => choosing.confirm());
      else if (this.input.value && matches.length) this.take(matches[Math.max(this.at, 0)]);
      else if (this.input.value.trim()) this.refuse();
      else if (choosing.pointed) choosing.choose(choosing.pointed);
    } else if (event.key === "Tab" && !event.shiftKey && this.near?.length && !this.answer.hidden) {
      event.preventDefault();
      this.take(this.near[0]);
    } else if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      if (this.input.value) this.done(() => choosing.point(null));
      else if (!choosing.cancel()) this.input.blur();
    }
    return undefined;
  }

  /** Words that fit no choice stay; the game says why, and what is close to them can be taken. */
  async refuse() {
    const { desk } = this;
    const words = plain(this.input.value).split(/\s+/).filter(Boolean);
    const wish = desk.choosing.prompt ? desk.view?.meant?.(words) : null;
    const answers = wish ? await desk.ask(wish) : null;
    const reasons = answers?.[0]?.reasons ?? [];
    const why = reasons.length ? reasons.join(" ") : t("refusal-no-command");
    this.near = nearest(words, desk.choosing.choices).slice(0, NEAR);
    replace(
      this.answer,
      h("p", { class: "row" }, icon("i-cross", "bad"), h("span", {}, why)),
      this.near.length ? h("p", { class: "muted small" }, t("refusal-close")) : null,
      h("div", { class: "row chips" }, this.near.map((choice, index) => button("btn choice", [
        choice.label,
        index ? null : h("kbd", { "aria-hidden": "true" }, "Tab"),
      ], () => this.take(choice), { onpointerdown: (event) => event.preventDefault() }))),
    );
    this.answer.hidden = false;
    say(why, true);
  }

  take(choice) {
    this.input.value = choice.text;
    this.close();
    this.desk.choosing.choose(choice);
    if (!this.desk.choosing.chosen) this.input.value = "";
  }

  done(act) {
    this.input.value = "";
    this.close();
    act();
  }

  close() {
    this.at = -1;
    this.answer.hidden = true;
    this.list.hidden = true;
    set(this.input, "aria-expanded", "false");
    set(this.input, "aria-activedescendant", null);
  }

  update() {
    this.element.hidden = !this.desk.seat || Boolean(this.desk.state?.result);
    this.hint.hidden = !this.desk.hint.offered;
    set(this.why, "aria-pressed", String(this.desk.why.asking));
    if (!this.desk.choosing.prompt) this.input.value = "";
  }
}
