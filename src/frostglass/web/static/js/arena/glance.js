// A table of the arena at a glance: its form, its standing, its board as a small picture.

import { t } from "../words.js";
import { Board } from "./board.js";
import { MODES } from "./view.js";

export const part = ({ settings }) => t(MODES[settings.mode]);

/** The own points first, then the turn. */
export function standing({ points, seats, turns }, own) {
  const mine = seats[own[0] - 1].colour;
  const score = points?.length === 2 ? `${points[mine - 1]} : ${points[2 - mine]}` : "";
  return [score, turns ? t("web-turn-number", { number: turns }).toLowerCase() : ""].filter(Boolean).join(", ");
}

export function thumb(printed, { board }) {
  const picture = new Board(printed);
  picture.update({ board });
  return picture.element;
}
