// The lessons of the arena, in chapters. A step begins at its position on a real table. `way` is what leads to its goal,
// `look` the part of the table that its words speak of (board, hand, ice, tasks;
// `deed`: question and hand); `card` and `show` are asked about when
// somebody wants a hint. Titles and texts are ids of words.
//
// A step for a keyword of another school is one more entry of lessons/schools.js, with four messages in learn-*.ftl.

import { FIRST } from "./lessons/first.js";
import { MORE } from "./lessons/more.js";
import { SCHOOLS } from "./lessons/schools.js";

/**
 * @typedef {object} Step
 * @property {string} id
 * @property {string} title
 * @property {string} text
 * @property {string} hint
 * @property {string} done
 * @property {object[]} way
 * @property {any} goal
 * @property {string} look
 * @property {string} [card]
 * @property {string} [show]
 * @property {any} position
 */

/** @type {{id: string, title: string, steps: Step[]}[]} */
export const CHAPTERS = [
  { id: "first", title: "learn-chapter-first", steps: FIRST },
  { id: "more", title: "learn-chapter-more", steps: MORE },
  { id: "schools", title: "learn-chapter-schools", steps: SCHOOLS },
];
export const ARENA = CHAPTERS.flatMap(({ steps }) => steps);
