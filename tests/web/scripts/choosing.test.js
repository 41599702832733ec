// Point, choose, confirm: one state that prompt, board, hand, command line and keys share.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Choosing, isBare } from "../../../src/frostglass/web/static/js/table/choosing.js";

const SUMMON = { text: "summon fox e5", role: "summon", marks: { card: "fox", square: "e5" } };
const AGAIN = { text: "summon fox c3", role: "summon", marks: { card: "fox", square: "c3" } };
const DISCARD = { text: "discard bear", role: "discard", marks: { card: "bear" } };
const GIVE_UP_FOX = { text: "discard fox", role: "discard", marks: { card: "fox" } };
const PLACE = { text: "place a4", role: "place", marks: { square: "a4" } };
const END = { text: "end", role: "end", marks: {} };
let played, drawn, choosing;

beforeEach(() => {
  played = [];
  drawn = 0;
  choosing = new Choosing({ changed: () => (drawn += 1), play: (choice) => played.push(choice), asks: () => true });
  choosing.set({ choices: [SUMMON, AGAIN, DISCARD, GIVE_UP_FOX, PLACE, END] });
});

test("choosing alone plays nothing; confirming does, once", () => {
  choosing.choose(PLACE);
  assert.deepEqual(played, []);
  choosing.confirm();
  choosing.confirm();
  assert.deepEqual(played, [PLACE]);
});

test("the same choice pressed twice is played", () => {
  choosing.press(END);
  choosing.press(END);
  assert.deepEqual(played, [END]);
});

test("a choice that asks for no second step is played at once", () => {
  choosing.asks = () => false;
  choosing.choose(PLACE);
  assert.deepEqual(played, [PLACE]);
});

test("steps narrow the choices down, and the only one left is chosen", () => {
  choosing.narrow("card", "fox");
  assert.deepEqual(choosing.visible, [SUMMON, AGAIN, GIVE_UP_FOX]);
  choosing.narrow("role", "discard");
  assert.equal(choosing.chosen, null);
  choosing.start("role", "place");
  assert.equal(choosing.chosen, PLACE);
});

test("a discard is never chosen by itself", () => {
  choosing.narrow("card", "bear");
  assert.deepEqual(choosing.visible, [DISCARD]);
  assert.equal(choosing.chosen, null);
});

test("back takes one step back at a time, and says when there is none", () => {
  choosing.narrow("card", "fox");
  choosing.choose(SUMMON);
  assert.equal(choosing.cancel(), true);
  assert.equal(choosing.chosen, null);
  assert.equal(choosing.has("card"), "fox");
  assert.equal(choosing.cancel(), true);
  assert.equal(choosing.has("card"), null);
  assert.equal(choosing.cancel(), false);
});

test("walking points at one choice after another, round and round", () => {
  choosing.walk(-1);
  const last = choosing.lit;
  choosing.walk(1);
  assert.equal(choosing.lit, SUMMON);
  choosing.walk(-1);
  assert.equal(choosing.lit, last);
  assert.deepEqual(played, []);
});

test("ways that end on one square take turns", () => {
  choosing.choose(SUMMON, [SUMMON, AGAIN]);
  choosing.nextWay();
  assert.equal(choosing.chosen, AGAIN);
  choosing.nextWay();
  assert.equal(choosing.chosen, SUMMON);
});

test("a new question forgets what was entered for the last one", () => {
  choosing.narrow("card", "fox");
  choosing.set({ choices: [END] });
  assert.deepEqual([choosing.path, choosing.chosen, choosing.pointed], [[], null, null]);
  choosing.set(null);
  assert.deepEqual(choosing.choices, []);
});

test("pointing twice at the same choice draws once", () => {
  choosing.point(END);
  choosing.point(END);
  assert.equal(drawn, 1);
});

test("a bare choice is a square and no card", () => {
  assert.deepEqual([PLACE, SUMMON, DISCARD, END].map(isBare), [true, false, false, false]);
});
