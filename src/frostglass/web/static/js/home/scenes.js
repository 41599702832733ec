// The pictures on the two tiles: a moment of each game, drawn with the games' own parts.

import { Board } from "../arena/board.js";
import { diagram } from "../arena/diagram.js";
import { MindPicture } from "../embers/mind.js";

const PIECES = {
  b8: "c2", e8: "c2", f8: "c2", b7: "h2", c7: "c2", f7: "h2", c6: "h1", e6: "c1", f6: "c1", h6: "l2", c5: "c1", d5: "h1", e5: "c2",
  f5: "c1", e4: "l1", h4: "c2", b3: "c1", f3: "c1", g3: "c2", c2: "c1", e2: "h2",
};
const MIND = [
  ["glass-1a", 0, 0], ["flames-2b", 1, 0], ["daggers-1a", 2, 1], ["glass-4", 2, 0], ["flames-1b", 3, -1], ["chains-1b", 4, -1],
  ["flames-4", 2, -2], ["antlers-2b", 5, 0], ["chains-2b", 5, 1],
].map(([card, x, y]) => ({ card, x, y, visible: true }));

export function arenaScene(printed) {
  const board = new Board(printed);
  board.update(
    { board: PIECES, targets: ["b5", "f7", "g6"], lit: { square: "f7", ghost: "h1", used: ["e6", "f6", "f5", "e4"] } },
  );
  return board.element;
}

export function embersScene(printed) {
  const mind = new MindPicture(printed);
  mind.update(
    { mind: MIND, ghost: { card: "flames-2a", x: 1, y: -2 }, relived: ["flames-2a", "flames-4", "flames-1b"] },
  );
  return mind.svg;
}

/** What the first lesson is about: a pattern. */
export function lessonScene(printed) {
  return diagram(printed.cards.snow_fox, { size: 30, room: [120, 84], spoken: false });
}

/** Some cards beside each other. */
export function cardsScene(printed) {
  return ["ice_wyvern", "polar_bear", "war_sled"].map((card) => diagram(printed.cards[card], { size: 14, room: [44, 76], spoken: false }));
}

export function editorScene(printed) {
  const board = new Board(printed);
  board.update({ board: PIECES });
  return board.element;
}
