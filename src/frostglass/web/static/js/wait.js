// When a page cannot be shown now: the one that waits takes its place, tries again by itself and counts its tries.

const KEY = "frostglass.tries";
const FRESH = 180_000;
const PASSING = new Set([0, 429, 502, 503, 504]);

/** Is this trouble that passes by itself: no network, too many requests, a server that starts again? */
export const passes = (problem) => PASSING.has(problem.status);

export function wait(problem) {
  dispatchEvent(new CustomEvent("frostglass-wait", { detail: problem.status === 429 ? "fast" : "down" }));
}

/** How often the page was tried in vain, in this window and not long ago. */
export function tries() {
  try {
    const { count, at } = JSON.parse(sessionStorage.getItem(KEY)) ?? {};
    return Date.now() - at < FRESH ? count : 0;
  } catch {
    return 0;
  }
}

export function tried(count) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ count, at: Date.now() }));
  } catch {
    // Then every try is the first one.
  }
}
