// The entries of a question: deeds by their verb, steps that narrow many choices down, single choices. No rule is read.

import { t } from "../words.js";

export const NUMBERED = 9;

/** Deeds that are one entry, or one for each card, however many squares they have. */
const VERBS = {
  place: { words: "web-verb-place" },
  lift: { words: "web-verb-lift" },
  summon: { words: "web-verb-summon", each: true, squares: true },
  warp: { words: "web-verb-warp", each: true },
  discard: { words: "web-verb-discard", second: true },
};

const single = (choice) => ({ choice, label: choice.label });
const isSquare = ({ choice }) => choice?.marks.square !== undefined;

/**
 * Entries are {choice, label} or {key, value, label, count}; `second` ones stand last and have no number.
 * `names` has card(id) and elsewhere(choice): what has a button of its own beside the list.
 */
export function entries(choosing, names) {
  const { path } = choosing;
  const visible = choosing.visible.filter((choice) => path.length || !names.elsewhere(choice));
  const mixed = new Set(visible.map(({ role }) => role)).size > 1;
  const byVerb = mixed && !path.length && visible.some(({ role }) => role in VERBS);
  const found = byVerb ? verbs(visible, names) : narrowed(visible, path, names);
  // What gives a card up stands apart from what it could be used for.
  const placed = found.map((entry) => (mixed && entry.choice?.role === "discard" ? { ...entry, second: true } : entry));
  return [...placed.filter(({ second }) => !second), ...placed.filter(({ second }) => second)];
}

function verbs(visible, names) {
  const found = new Map();
  const rest = [];
  for (const choice of visible) {
    const verb = VERBS[choice.role];
    if (!verb) rest.push(choice);
    else {
      const [key, value] = verb.each ? [choice.role, choice.marks.card] : ["role", choice.role];
      const known = found.get(`${key} ${value}`) ?? { key, value, verb, second: verb.second, squares: new Set() };
      known.squares.add(choice.marks.square);
      found.set(`${key} ${value}`, known);
    }
  }
  const worded = [...found.values()].map(({ squares, verb, ...entry }) => ({
    ...entry,
    label: t(verb.words, verb.each ? { card: names.card(entry.value) } : {}),
    note: verb.squares ? t("web-squares", { number: squares.size }) : null,
  }));
  return [...worded, ...narrowed(rest, [], names)];
}

/** Few choices stand as they are, many by the card or the piece they begin with; many squares are the board's. */
function narrowed(visible, path, names) {
  if (visible.length <= NUMBERED) return visible.map(single);
  const found = new Map();
  const rest = [];
  const sources = new Set(visible.map((choice) => choice.marks.from));
  const step = (choice, key, label) => {
    const value = choice.marks[key];
    const known = found.get(`${key} ${value}`) ?? { key, value, label, choices: [] };
    known.choices.push(choice);
    found.set(`${key} ${value}`, known);
  };
  for (const choice of visible) {
    const { card, from } = choice.marks;
    if (card !== undefined && !path.length) step(choice, "card", names.card(card));
    else if (from !== undefined && sources.size > 1) step(choice, "from", from);
    else rest.push(single(choice));
  }
  const begun = [...found.values()].map(({ choices, ...entry }) =>
    choices.length > 1 ? { ...entry, note: String(choices.length) } : single(choices[0]));
  const squares = rest.filter(isSquare);
  return [...rest.filter((entry) => !isSquare(entry)), ...begun, ...(squares.length > NUMBERED ? [] : squares)];
}
