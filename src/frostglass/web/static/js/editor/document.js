// The position document that is edited. Fields without a control of their own stay as they were loaded.

import { ROWS } from "../arena/geometry.js";

const EMPTY = "--";
const LISTS = ["hand", "legends", "flares", "discard", "improvised", "claimed"];
const OF_THE_SCHOOLS = ["gateway", "possessed", "void", "oblivion", "emperor"];
const OF_THE_FORM = ["tasks", "next_task", "tasks_under", "task_deck", "scores", "trigger", "last_turns", "start"];
const FIRST_TASKS = { tasks: ["destruction", "red_conquest", "side_chain"], next_task: "central_dominance" };

/** What the editor begins with: a duel in which something can be summoned. */
export const EXAMPLE = {
  game: "arena",
  mode: "duel",
  board: [
    "-- -- -- -- --",
    "-- -- -- c2 -- -- --",
    "-- -- c2 -- -- h2 -- -- --",
    "-- -- -- -- c1 c1 -- -- --",
    "-- -- h1 -- c2 c1 -- -- --",
    "-- -- -- -- h1 -- -- c2 --",
    "-- -- c1 -- -- -- -- -- --",
    "-- -- -- -- -- -- --",
    "-- -- -- -- --",
  ],
  seats: [
    { school: "everfrost", hand: ["polar_bear", "snow_fox", "ice_queen"], legends: ["titan"], flares: ["flare_01"] },
    { school: "highland", hand: ["hungry_bear"] },
  ],
  turn: 1,
  actions: 2,
};

export const copyOf = (doc) => structuredClone(doc);

/** The printed form of play that the document is of. */
export const formOf = (doc, printed) => printed.modes.find(({ id }) => id === doc.mode);
export const hasTasks = (doc, printed) => formOf(doc, printed).scoring === "tasks";
/** The colour of each seat; of a table that cannot be, a colour a seat. */
export const seatColours = (doc, printed) => formOf(doc, printed).colours[doc.seats.length] ?? doc.seats.map((_, index) => index + 1);
/** All colours at the table. */
export const coloursOf = (doc, printed) => [...new Set(seatColours(doc, printed))];

/** The pieces by square, as a view has them. Rows that are not as they should be hold nothing. */
export function piecesOf(board) {
  const found = {};
  ROWS.forEach((row, index) => {
    const tokens = String(board?.[index] ?? "").trim().split(/\s+/);
    row.forEach((square, at) => {
      if (/^[chl][1-4]$/.test(tokens[at] ?? "")) found[square] = tokens[at];
    });
  });
  return found;
}

export function boardOf(pieces) {
  return ROWS.map((row) => row.map((square) => pieces[square] ?? EMPTY).join(" "));
}

/** Lay a piece on a square, or take it away; an effect that was being resolved is forgotten. */
export function put(doc, square, token) {
  const pieces = piecesOf(doc.board);
  if (doc.gateway === square) delete doc.gateway;
  if (token) pieces[square] = token;
  else delete pieces[square];
  doc.board = boardOf(pieces);
  delete doc.resolving;
}

/** Another form of play, with as many seats as it has. */
export function changeForm(doc, mode, count, printed) {
  const taken = doc.seats.slice(0, count).map((seat) => seat.school);
  const free = Object.keys(printed.schools).filter((school) => !taken.includes(school));
  doc.seats = Array.from({ length: count }, (_, index) => doc.seats[index] ?? { school: free.shift() });
  doc.mode = mode;
  doc.turn = Math.min(doc.turn ?? 1, count);
  for (const name of [...OF_THE_FORM, ...OF_THE_SCHOOLS, "control", "resolving"]) delete doc[name];
  for (const seat of doc.seats) for (const name of ["improvised", "claimed", "removed"]) delete seat[name];
  if (hasTasks(doc, printed)) Object.assign(doc, structuredClone(FIRST_TASKS));
  const colours = coloursOf(doc, printed);
  const kept = Object.entries(piecesOf(doc.board)).filter(([, token]) => colours.includes(Number(token[1])));
  doc.board = boardOf(Object.fromEntries(kept));
}

/** Another school for a seat; whoever had it gets the other one. Cards of a school stay with it. */
export function changeSchool(doc, index, school) {
  const other = doc.seats.findIndex((seat) => seat.school === school);
  const bare = (seat, name) => ({
    ...Object.fromEntries(
      Object.entries(seat).filter(([field]) => !["hand", "frozen", "pending", "merchant", "discard", "shown", "deck"].includes(field)),
    ),
    school: name,
  });
  const before = doc.seats[index].school;
  if (other >= 0) doc.seats[other] = bare(doc.seats[other], before);
  doc.seats[index] = bare(doc.seats[index], school);
  for (const name of OF_THE_SCHOOLS) delete doc[name];
}

/** A card has a place now: it lies in no known part of a deck any more. */
export function takeFromDecks(doc, card, seat) {
  for (const deck of [seat.deck, doc.legend_deck, doc.flare_deck, doc.task_deck]) {
    if (deck) for (const part of ["top", "bottom"]) deck[part] = (deck[part] ?? []).filter((other) => other !== card);
  }
  for (const pile of ["legend_discard", "flare_discard", "tasks_under"]) {
    if (doc[pile]) doc[pile] = doc[pile].filter((other) => other !== card);
  }
  delete seat.shown;
  delete doc.resolving;
}

/** The cards that lie open or in a hand somewhere: those of a school at its seat, the others at any. */
export function used(doc, seat) {
  const own = [...(seat.hand ?? []), ...(seat.discard ?? []), ...[seat.frozen, seat.pending].filter(Boolean)];
  const shared = doc.seats.flatMap((other) => [...(other.legends ?? []), ...(other.flares ?? []), ...(other.claimed ?? [])]);
  return new Set([...own, ...shared, ...(doc.tasks ?? []), ...(doc.next_task ? [doc.next_task] : [])]);
}

/** The seats, from 0, whose school brings a keyword along. */
export function seatsWith(doc, printed, keyword) {
  return doc.seats.flatMap((seat, index) => (printed.keywords[keyword].includes(seat.school) ? [index] : []));
}

/** The document without what goes without saying. */
export function tidy(doc) {
  if (doc?.game !== "arena" || !Array.isArray(doc.seats)) return doc;
  const kept = ([name, value]) =>
    !(LISTS.includes(name) && value?.length === 0) && !(["frozen", "pending", "merchant"].includes(name) && value === null) &&
    !(name === "removed" && String(value) === "0,0");
  const seats = doc.seats.map((seat) => Object.fromEntries(Object.entries(seat).filter(kept)));
  const idle = ([name, value]) => (name === "borrow" && value === false) || (OF_THE_SCHOOLS.includes(name) && !value);
  const rest = Object.entries({ ...doc, seats }).filter((entry) => !idle(entry));
  return Object.fromEntries(rest);
}

/** The text that people copy: a field a line, lists of objects and rows of the board one below the other. */
export function asText(doc) {
  const part = (value) => {
    const text = JSON.stringify(value);
    if (!Array.isArray(value) || text.length < 70) return text;
    return `[\n    ${value.map((item) => JSON.stringify(item)).join(",\n    ")}\n  ]`;
  };
  const lines = Object.entries(tidy(doc)).map(([name, value]) => `  ${JSON.stringify(name)}: ${part(value)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

/** The largest position that an address may unfold to. */
const MOST = 256 * 1024;

async function through(bytes, stream) {
  const parts = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

/** A document as the end of an address, and back. */
export async function toFragment(doc) {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(tidy(doc))), new CompressionStream("deflate-raw"));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `p=${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

export async function fromFragment(fragment) {
  const text = atob(fragment.slice(2).replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = await through(Uint8Array.from(text, (letter) => letter.charCodeAt(0)), new DecompressionStream("deflate-raw"));
  return JSON.parse(new TextDecoder().decode(bytes));
}
