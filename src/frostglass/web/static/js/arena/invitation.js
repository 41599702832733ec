// What an invitation to the arena says: form and goal, the seat's school, the board as it lies.

import { icon, token } from "../dom.js";
import { t } from "../words.js";
import { Board } from "./board.js";
import { MODES } from "./view.js";

export const NAME = "web-arena";
export const LESSON = { address: "/learn#arena=1", words: "join-learn-arena" };
const CORNERS = ["sw", "nw", "ne", "se"];
const OPPOSITE = ["sw", "ne"];

export const part = ({ settings }) => t(MODES[settings.mode]);

export const goal = ({ view }) => (view ? t("join-goal", { goal: view.goal }) : "");

export const mark = (told) => token(colour(told, told.seat), "heroic", "jointok");

/** The seat's school; none while it is still to be picked. */
export const shelf = ({ view, settings, seat }) => (view ? view.draft : settings.draft) ? "" : view?.seats[seat - 1].school ?? settings.schools?.[seat - 1] ?? "";

export function role(told) {
  const school = shelf(told);
  return school ? [icon(`school-${school}`), t(`school-${school}`)] : null;
}

/** The board, the invited seat at the lower left. */
export function picture({ printed, view, seat }) {
  const board = new Board(printed);
  const count = view?.seats.length ?? 2;
  const where = count === 2 ? OPPOSITE : CORNERS.slice(0, count);
  const corners = Object.fromEntries(where.map((corner, index) => [corner, colour({ view }, ((seat - 1 + index) % count) + 1)]));
  board.update({ board: view?.board ?? {}, corners, central: view?.mode.endsWith("high_form") });
  return board.element;
}

function colour({ view }, seat) {
  return view?.seats[seat - 1].colour ?? seat;
}
