// A refusal is told where it happened: a bubble at the square or the key, for four seconds or until the next press.

import { h, icon, replace, say } from "../dom.js";
import { plain } from "../words.js";

const STAY = 4000;
const EDGE = 8;

export class Refusal {
  constructor(desk) {
    this.desk = desk;
    this.element = h("div", { class: "bubble", hidden: true });
    document.addEventListener("pointerdown", this.hide = () => this.close(), { capture: true });
    addEventListener("scroll", this.hide, { capture: true, passive: true });
  }

  leave() {
    document.removeEventListener("pointerdown", this.hide, { capture: true });
    removeEventListener("scroll", this.hide, { capture: true });
    clearTimeout(this.timer);
  }

  /** Why an action that a key stands for cannot be done: the game's reasons, at this element. */
  async action(action, element) {
    const answers = await this.desk.ask({ action });
    if (answers?.[0]?.reasons.length) this.show(element, answers[0].reasons);
  }

  /** Sentences at an element; the first says why, the others what else. Nothing that was begun is cancelled. */
  show(element, sentences, marked = null) {
    clearTimeout(this.timer);
    this.marked = marked;
    replace(
      this.element,
      icon("i-cross"),
      h("div", {}, sentences.map((words, index) => h("p", { class: index ? "muted small" : null }, words))),
    );
    this.element.hidden = false;
    this.place(element.getBoundingClientRect());
    say(sentences.join(" "), true);
    this.timer = setTimeout(() => this.close(), STAY);
    this.desk.view?.draw?.();
  }

  place({ left, top, bottom, width }) {
    const { offsetWidth, offsetHeight } = this.element;
    const below = bottom + EDGE + 4 + offsetHeight < innerHeight - EDGE;
    const middle = left + width / 2;
    const x = Math.max(EDGE, Math.min(middle - offsetWidth / 2, innerWidth - offsetWidth - EDGE));
    const y = below ? bottom + EDGE + 4 : Math.max(EDGE, top - offsetHeight - EDGE - 4);
    this.element.style.left = `${x}px`;
    this.element.style.top = `${y}px`;
    this.element.style.setProperty("--tail", `${middle - x}px`);
    this.element.classList.toggle("above", !below);
  }

  /** True when there was one. */
  close() {
    if (this.element.hidden) return false;
    clearTimeout(this.timer);
    this.element.hidden = true;
    this.marked = null;
    this.desk.view?.draw?.();
    return true;
  }
}

/** The choices nearest to what was typed, best first. */
export function nearest(words, choices) {
  const scored = choices.map((choice) => {
    const known = plain(`${choice.text} ${choice.label}`).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    const likeness = words.map((word) => Math.max(0, ...known.map((other) => alike(word, other))));
    return { choice, score: likeness.reduce((sum, one) => sum + one, 0) / words.length };
  });
  const best = scored.filter(({ score }) => score >= 0.5).sort((one, other) => other.score - one.score).map(({ choice }) => choice);
  // Several ways to the same thing are one suggestion.
  const same = ({ role, marks }) => `${role} ${marks.card} ${marks.from} ${marks.square} ${marks.x} ${marks.y}`;
  return best.filter((choice, index) => best.findIndex((other) => same(other) === same(choice)) === index);
}

/** 1 for the same word, 0 for one that has nothing of it. */
function alike(one, other) {
  if (one === other) return 1;
  if (Math.min(one.length, other.length) < 3) return 0;
  return Math.max(0, 1 - distance(one, other) / Math.max(one.length, other.length));
}

/** How many letters have to be changed, put in, left out or swapped with their neighbour. */
function distance(one, other) {
  let older = [];
  let old = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      row[j] = Math.min(old[j] + 1, row[j - 1] + 1, old[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) row[j] = Math.min(row[j], older[j - 2] + 1);
    }
    older = old;
    old = row;
  }
  return old[other.length];
}
