// The script of the prologue's lesson, as data: nine steps, and moments inside them. A moment comes when so many choices
// were made at the table (`at`). It waits for "go on" (`read`), for a memory in hand (`card`), for a try at a place
// (`tries`), or for the choice that `way` describes; `points` is what its bubble points at. Where
// a choice is prepared from the beginning, its words `stays`. Words are ids.

export const STEPS = [
  "learn-step-shown",
  "learn-step-choose",
  "learn-step-lie",
  "learn-step-relive",
  "learn-step-discard",
  "learn-step-second",
  "learn-step-rows",
  "learn-step-take",
  "learn-step-split",
];

const FLAMES = [{ role: "add", card: "flames-2b", x: 0, y: -1 }];
const GLASS = [{ role: "discard", card: "glass-3" }];
const CHAINS_2 = [{ role: "add", card: "chains-2b", x: -4, y: -1 }];
const CHAINS_4 = [{ role: "add", card: "chains-4", x: -3, y: -2 }];

/**
 * @typedef {object} Moment
 * @property {string} id
 * @property {string} text
 * @property {number} step
 * @property {number} at
 * @property {boolean} [read]
 * @property {string} [card]
 * @property {number[]} [tries]
 * @property {object[]} [way]
 * @property {boolean} [stays]
 * @property {{laid?: string | string[], row?: string, place?: number[], panel?: string, choice?: string}} points
 */

/** @type {Moment[]} */
export const MOMENTS = [
  { id: "shown", text: "learn-moment-shown", step: 1, at: 2, read: true, points: { laid: ["flames-5", "antlers-4"] } },
  { id: "choose", text: "learn-moment-choose", step: 2, at: 2, card: "flames-2b", way: FLAMES, points: { row: "flames-2b" } },
  { id: "try", text: "learn-moment-try", step: 3, at: 2, tries: [1, -1], way: FLAMES, points: { place: [1, -1] } },
  { id: "almost", text: "learn-moment-almost", step: 3, at: 2, way: FLAMES, points: { place: [0, -1] } },
  { id: "relived", text: "learn-moment-relived", step: 4, at: 3, read: true, points: { laid: "flames-2b" } },
  { id: "discard", text: "learn-moment-discard", step: 5, at: 3, card: "glass-3", way: GLASS, points: { row: "glass-3" } },
  { id: "away", text: "learn-moment-away", step: 5, at: 3, way: GLASS, points: { choice: "discard" } },
  { id: "partner", text: "learn-moment-partner", step: 6, at: 6, read: true, points: { laid: "antlers-3" } },
  { id: "chains", text: "learn-moment-chains", step: 6, at: 6, card: "chains-2b", way: CHAINS_2, points: { row: "chains-2b" } },
  { id: "beside", text: "learn-moment-beside", step: 6, at: 6, way: CHAINS_2, points: { place: [-4, -1] } },
  { id: "seven", text: "learn-moment-seven", step: 6, at: 7, card: "chains-4", way: CHAINS_4, points: { row: "chains-4" } },
  { id: "close", text: "learn-moment-close", step: 6, at: 7, way: CHAINS_4, points: { place: [-3, -2] } },
  { id: "rows", text: "learn-moment-rows", step: 7, at: 8, stays: true, way: [{ role: "arrange", cards: ["glass-4"] }], points: { panel: ".ptitle" } },
  { id: "take", text: "learn-moment-take", step: 8, at: 9, way: [{ role: "take", card: "antlers-3" }], points: { laid: "antlers-3" } },
  { id: "split", text: "learn-moment-split", step: 9, at: 10, way: [{ role: "keep" }], points: { laid: "antlers-4" } },
];
/** The number of choices after which the lesson is an ordinary game. */
export const END = 11;
