// How far this browser has come in the lessons.

import { keep, kept } from "../store.js";

const KEY = "learned";

export function isDone(lesson, step) {
  return (kept(KEY)?.[lesson] ?? []).includes(step);
}

export function finish(lesson, step) {
  if (!isDone(lesson, step)) keep(KEY, { ...kept(KEY), [lesson]: [...(kept(KEY)?.[lesson] ?? []), step] });
}
