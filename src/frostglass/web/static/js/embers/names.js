// How parts of the story, characters and memories are called.

import { t } from "../words.js";

const CHARACTERS = { chapter: ["embers-aelin", "embers-fenrys"], prologue: ["embers-aelin", "embers-rowan"] };

export function partName(mode, chapter) {
  if (mode === "chapter") return t("web-chapter", { number: chapter });
  if (mode === "prologue") return t("campaign-prologue");
  return mode === "prologue_1" ? t("web-prologue-1") : t("web-prologue-2");
}

export function memoryName(printed, card) {
  const memory = printed.memories[card];
  if (!memory) return card;
  const letter = /[ab]$/.test(card) ? card.at(-1) : "none";
  return t("embers-memory", { colour: t(`embers-colour-${memory.colour}`), strength: memory.strength, letter });
}

export function characterName(mode, seat) {
  return t(CHARACTERS[mode === "chapter" ? "chapter" : "prologue"][seat - 1]);
}

/** The glyph of a character: an ember in a casket, a wolf, a hawk. */
export function characterMark(mode, seat) {
  return CHARACTERS[mode === "chapter" ? "chapter" : "prologue"][seat - 1].replace("embers-", "who-");
}
