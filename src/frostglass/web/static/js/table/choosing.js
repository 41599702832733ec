// Point, choose, confirm: where the viewer stands in the present question. It knows choices and their marks, no rule.

/** The steps that narrow many choices down, by a mark they share. */
const FITS = {
  card: (choice, value) => choice.marks.card === value,
  from: (choice, value) => choice.marks.from === value,
  role: (choice, value) => choice.role === value,
  summon: (choice, value) => choice.role === "summon" && choice.marks.card === value,
  warp: (choice, value) => choice.role === "warp" && choice.marks.card === value,
};

/**
 * A choice as the server offers it; its marks are the things on the table that it touches.
 * @typedef {{ text: string, label: string, role: string, marks: Record<string, any> }} Choice
 *
 * @typedef {{ question: string, kind: string, choices: Choice[] }} Prompt
 */

/** A choice that is a square of the board and no card. */
export function isBare(choice) {
  return choice.marks.square !== undefined && choice.marks.card === undefined;
}

export class Choosing {
  /** `changed()` draws; `play(choice)` sends; `asks(choice)` says whether the choice needs a second step. */
  constructor({ changed, play, asks }) {
    this.changed = changed;
    this.send = play;
    this.asks = asks;
    /** @type {Prompt | null} */
    this.prompt = null;
    this.clear();
  }

  clear() {
    /** @type {{ key: keyof typeof FITS, value: string }[]} */
    this.path = [];
    /** @type {Choice | null} */
    this.pointed = null;
    /** @type {Choice | null} */
    this.chosen = null;
    /** @type {Choice[]} */
    this.ways = [];
  }

  /** A new question, or none. */
  set(prompt) {
    this.prompt = prompt;
    this.clear();
  }

  get choices() {
    return this.prompt?.choices ?? [];
  }

  /** The choices that are left after the steps so far. */
  get visible() {
    return this.choices.filter((choice) => this.path.every(({ key, value }) => FITS[key](choice, value)));
  }

  /** What is lit: the choice pointed at, or else the chosen one. */
  get lit() {
    return this.pointed ?? this.chosen;
  }

  has(key) {
    return this.path.find((step) => step.key === key)?.value ?? null;
  }

  of(key, value) {
    return this.choices.filter((choice) => FITS[key](choice, value));
  }

  narrow(key, value) {
    this.chosen = this.pointed = null;
    this.path = [...this.path.filter((step) => step.key !== key), { key, value }];
    const only = this.visible;
    // What gives something up is never chosen by itself.
    if (only.length === 1 && only[0].role !== "discard") this.choose(only[0]);
    else this.changed();
  }

  /** Begin anew with one step, whatever was entered before. */
  start(key, value) {
    this.path = [];
    this.narrow(key, value);
  }

  point(choice) {
    if (this.pointed === choice) return;
    this.pointed = choice;
    this.changed();
  }

  /** Take one choice; `ways` are others that end on the same square. */
  choose(choice, ways = [choice]) {
    this.pointed = null;
    this.chosen = choice;
    this.ways = ways;
    if (this.asks(choice)) this.changed();
    else this.confirm();
  }

  /** The same choice pressed twice is chosen and confirmed. */
  press(choice, ways) {
    if (this.chosen === choice) this.confirm();
    else this.choose(choice, ways);
  }

  nextWay() {
    if (this.ways.length < 2) return;
    this.chosen = this.ways[(this.ways.indexOf(this.chosen) + 1) % this.ways.length];
    this.changed();
  }

  confirm() {
    const choice = this.chosen;
    if (!choice) return;
    this.clear();
    this.send(choice);
  }

  /** One step back; false when there was none. */
  cancel() {
    if (this.chosen) {
      this.chosen = this.pointed = null;
      if (this.path.length && this.visible.length < 2) this.path.pop();
    } else if (this.path.length) this.path.pop();
    else return false;
    this.changed();
    return true;
  }

  /** Point at the next (or last) of the choices in view. */
  walk(step) {
    const list = this.visible;
    if (!list.length) return;
    // From nowhere one comes to the first, or backwards to the last.
    const here = this.lit ? list.indexOf(this.lit) : Math.min(0, -step);
    this.chosen = null;
    this.pointed = list[(here + step + list.length) % list.length];
    this.changed();
  }
}
