// Why not? The private answers of the game about a card, a square, a task, or everything; and the mode that asks by a tap.

import { button, h, icon, refocus, replace, say } from "../dom.js";
import { t } from "../words.js";

const HOLD = 550;
const SHAKE = 10;

export class Why {
  constructor(desk) {
    this.desk = desk;
    this.asking = false;
    this.answers = null;
    this.title = h("h2", { class: "display", tabindex: "-1" });
    this.about = h("p", { class: "muted" });
    this.list = h("ul", { class: "whylist" });
    this.foot = h("div", { class: "row whyfoot" });
    this.element = h(
      "section",
      { class: "panel whybox", role: "dialog", "aria-label": t("web-why"), hidden: true },
      h("div", { class: "row whyhead" }, icon("i-why", "frost"), this.title),
      this.about,
      this.list,
      this.foot,
    );
  }

  /** The next tap on a square, a card or a task asks instead of choosing; a second press asks about everything. */
  toggle() {
    if (this.answers) {
      this.close();
      return;
    }
    if (this.asking) {
      this.open({});
      return;
    }
    this.asking = true;
    say(t("web-why-tap"));
    this.desk.draw();
  }

  /** Ask about a wish; `words` say more of what it is about. */
  async open(wish, words = "") {
    this.asking = false;
    this.opener = document.activeElement;
    const answers = await this.desk.ask(wish);
    if (!answers) return;
    this.about.textContent = words;
    this.about.hidden = !words;
    // What stands in the way comes first.
    this.answers = answers.sort((one, other) => Number(other.reasons.length > 0) - Number(one.reasons.length > 0));
    this.number = this.desk.state.number;
    this.desk.draw();
    this.hang();
    this.title.focus({ preventScroll: true });
  }

  /** Over the column of the question, under what was asked about where there is room for it. */
  hang() {
    const column = this.desk.right.getBoundingClientRect();
    const asked = this.opener?.isConnected ? this.opener.getBoundingClientRect() : column;
    const beside = asked.left >= column.left - 8 && asked.height < 200;
    const top = beside ? asked.bottom + 8 : column.top + 176;
    const height = this.element.offsetHeight;
    const fits = Math.max(56, Math.min(top, innerHeight - height - 12));
    const style = { "--left": column.left + 8, "--top": fits, "--width": column.width - 16 };
    for (const [name, value] of Object.entries(style)) this.element.style.setProperty(name, `${value}px`);
  }

  /** True when there was something to close. */
  close() {
    if (!this.asking && !this.answers) return false;
    const inside = this.element.contains(document.activeElement);
    this.asking = false;
    this.answers = null;
    this.desk.draw();
    if (inside) refocus(this.opener, this.desk.prompt.question);
    return true;
  }

  /** Answers hold for one state only. */
  follow(state) {
    if (this.answers && state.number !== this.number) this.answers = null;
  }

  update() {
    const { answers } = this;
    const was = this.element.hidden;
    this.element.hidden = !answers;
    this.desk.main.classList.toggle("asking", this.asking);
    if (!answers || (!was && this.drawn === answers)) return;
    this.drawn = answers;
    const single = answers.length === 1;
    this.title.textContent = single ? answers[0].about : t("web-why");
    replace(this.list, answers.length ? answers.map((answer) => entry(answer, single)) : h("li", {}, t("web-why-none")));
    replace(
      this.foot,
      this.desk.view?.pointers?.(answers),
      button("btn quiet end", [t("web-close"), h("kbd", { "aria-hidden": "true" }, "Esc")], () => this.close()),
    );
  }
}

function entry({ about, reasons }, single) {
  const reason = (glyph, look, words) => h("li", { class: look }, icon(glyph), h("span", {}, words));
  return h(
    "li",
    {},
    single ? null : h("b", {}, about),
    h(
      "ul",
      { class: "reasons" },
      reasons.length
        ? reasons.map((words) => reason("i-cross", "no", words))
        : reason("i-check", "yes", t("web-why-can")),
    ),
  );
}

/** A long press of a finger or a right click wonders about what is there. */
export function onWonder(element, wonder) {
  let timer = 0;
  let start = null;
  let held = false;
  const stop = () => clearTimeout(timer);
  element.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    stop();
    if (!held) wonder(event);
    held = start !== null;
  });
  element.addEventListener("pointerdown", (event) => {
    held = false;
    start = event.pointerType === "mouse" ? null : event;
    if (!start) return;
    timer = setTimeout(() => {
      held = true;
      wonder(event);
    }, HOLD);
  });
  element.addEventListener("pointermove", (event) => {
    if (start && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SHAKE) stop();
  });
  for (const name of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(name, stop);
  // The click that ends a long press must not choose what was wondered about.
  element.addEventListener("click", (event) => {
    if (!held) return;
    held = false;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, { capture: true });
}
