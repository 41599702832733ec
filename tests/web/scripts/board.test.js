// Squares on the sheet, the edited position as text and address, turns of a log, goals of lessons.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ROWS, SQUARES, corner, middle, squareAt, step, tree } from "../../../src/frostglass/web/static/js/arena/geometry.js";
import * as editing from "../../../src/frostglass/web/static/js/editor/document.js";
import { leadsOn, reached } from "../../../src/frostglass/web/static/js/learn/goals.js";
import { sinceTurn, turnsOf } from "../../../src/frostglass/web/static/js/table/turns.js";

test("the board has 69 squares, three missing in each corner", () => {
  assert.equal(SQUARES.size, 69);
  for (const gone of ["a1", "b1", "a2", "h1", "i1", "i2", "a8", "a9", "b9", "h9", "i9", "i8"]) assert.ok(!SQUARES.has(gone));
  assert.deepEqual(ROWS.map((row) => row.length), [5, 7, 9, 9, 9, 9, 9, 7, 5]);
});

test("a square is found again at its middle", () => {
  for (const square of SQUARES) assert.equal(squareAt(...middle(square)), square);
  assert.deepEqual(corner("c9"), [200, 0]);
  assert.equal(squareAt(50, 50), null);
  assert.equal(squareAt(-1, 450), null);
});

test("steps end at the edge", () => {
  assert.equal(step("e5", 1, -2), "f3");
  assert.equal(step("c9", 0, 1), null);
  assert.equal(step("c9", -1, 0), null);
  assert.equal(step("a5", -1, 0), null);
});

test("wires join all points by the shortest ways", () => {
  const points = [[0, 0], [200, 0], [100, 0]];
  assert.deepEqual(tree(points), [[[0, 0], [100, 0]], [[100, 0], [200, 0]]]);
  assert.deepEqual(tree([[5, 5]]), []);
});

test("a piece laid on a square lies there in the text too, and only there", () => {
  const doc = editing.copyOf(editing.EXAMPLE);
  editing.put(doc, "a5", "h2");
  assert.equal(editing.piecesOf(doc.board).a5, "h2");
  editing.put(doc, "a5", null);
  assert.deepEqual(doc.board, editing.EXAMPLE.board);
});

test("a position survives its way through an address", async () => {
  const fragment = await editing.toFragment(editing.EXAMPLE);
  assert.match(fragment, /^p=[\w-]+$/);
  assert.deepEqual(await editing.fromFragment(fragment), editing.EXAMPLE);
});

test("text without what goes without saying means the same", () => {
  const doc = { ...editing.copyOf(editing.EXAMPLE), borrow: false };
  doc.seats[0].discard = [];
  doc.seats[0].frozen = null;
  assert.deepEqual(JSON.parse(editing.asText(doc)), editing.EXAMPLE);
});

const PRINTED = {
  modes: [
    { id: "melee", colours: { 3: [1, 2, 3], 4: [1, 2, 3, 4] }, scoring: "colours" },
    { id: "team_high_form", colours: { 4: [1, 2, 1, 2] }, scoring: "tasks" },
  ],
  schools: { everfrost: "everfrost", highland: "highland", sylvan: "sylvan", northern: "imperial" },
};

test("colours and tasks of a form are those that are printed for it", () => {
  const doc = editing.copyOf(editing.EXAMPLE);
  editing.changeForm(doc, "melee", 4, PRINTED);
  assert.deepEqual(editing.coloursOf(doc, PRINTED), [1, 2, 3, 4]);
  assert.equal(editing.hasTasks(doc, PRINTED), false);
  editing.put(doc, "e9", "c4");
  editing.changeForm(doc, "team_high_form", 4, PRINTED);
  assert.deepEqual(editing.seatColours(doc, PRINTED), [1, 2, 1, 2]);
  assert.deepEqual(editing.coloursOf(doc, PRINTED), [1, 2]);
  assert.equal(doc.tasks.length, 3);
  assert.equal(editing.piecesOf(doc.board).e9, undefined, "a piece of a colour that does not play is taken off");
});

test("another school changes places with whoever had it, and leaves its cards behind", () => {
  const doc = editing.copyOf(editing.EXAMPLE);
  editing.changeSchool(doc, 0, "highland");
  assert.deepEqual(doc.seats.map((seat) => seat.school), ["highland", "everfrost"]);
  assert.deepEqual(doc.seats.map((seat) => seat.hand), [undefined, undefined]);
  assert.deepEqual(doc.seats[0].legends, ["titan"]);
});

const began = (seat) => ({ kind: "turn_began", seat });

test("a log is cut where a turn begins", () => {
  const turns = turnsOf([
    { number: 1, seat: 1, events: [{ kind: "placed" }, began(2)] },
    { number: 2, seat: 2, events: [{ kind: "placed" }] },
    { number: 3, seat: 2, events: [{ kind: "flared" }, began(1)] },
  ]);
  assert.deepEqual(turns.map((turn) => [turn.seat, turn.events.map(({ kind, by }) => `${kind} ${by}`)]), [
    [0, ["placed 1"]],
    [2, ["placed 2", "flared 2"]],
    [1, []],
  ]);
});

test("since my turn are the turns of the others after it, until I act again", () => {
  const turn = (seat) => ({ seat, entries: [{}], events: [] });
  const turns = [turn(1), turn(2), turn(3)];
  assert.deepEqual(sinceTurn(turns, 1, 3), [turns[1], turns[2]]);
  assert.deepEqual(sinceTurn(turns, 3, 3), []);
  assert.deepEqual(sinceTurn([...turns, turn(1)], 0, 3).map(({ seat }) => seat), [2, 3, 1]);
});

test("goals of a lesson are read off the state, what happened and what the game says", async () => {
  const summoned = [{ kind: "summoned", card: "fox", seat: 1 }];
  const says = (near) => async () => [{ near: [near] }];
  assert.ok(await reached({ event: { kind: "summoned", card: "fox" } }, {}, summoned, null));
  assert.ok(!await reached({ event: { kind: "summoned", card: "bear" } }, {}, summoned, null));
  assert.ok(!await reached({ event: { kind: "summoned" }, settled: true }, { prompt: { kind: "effect" } }, summoned, null));
  assert.ok(await reached({ won: 1 }, { result: { winners: [1] } }, [], null));
  assert.ok(await reached({ lies: "fox" }, {}, summoned, says({ missing: [], blocked: false })));
  assert.ok(!await reached({ lies: "fox" }, {}, summoned, says({ missing: ["e5"], blocked: false })));
  assert.ok(!await reached({ lies: "fox" }, {}, [], says({ missing: [], blocked: false })));
});

test("a choice leads on when its role and marks are those of a way; of several values any will do", () => {
  const step = { way: [{ role: "place", square: ["e4", "e6"] }, { role: "summon", card: "fox" }] };
  assert.ok(leadsOn(step, { role: "place", marks: { square: "e6" } }));
  assert.ok(!leadsOn(step, { role: "place", marks: { square: "e5" } }));
  assert.ok(leadsOn(step, { role: "summon", marks: { card: "fox", square: "d5" } }));
  assert.ok(!leadsOn({}, { role: "end", marks: {} }));
});
