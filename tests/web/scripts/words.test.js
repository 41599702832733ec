// Forms of messages, and links that people paste.
import assert from "node:assert/strict";
import { test } from "node:test";
import { worded } from "../../../src/frostglass/web/static/js/forms.js";
import { whereTo } from "../../../src/frostglass/web/static/js/links.js";

const POLISH = new Intl.PluralRules("pl");
const MOVES = [{
  of: "count",
  to: { 0: "brak ruchów", one: "{$count} ruch", few: "{$count} ruchy", many: "{$count} ruchów" },
  else: "many",
}];

test("arguments go where they belong, and those that are not given stay", () => {
  assert.equal(worded("{$who} takes {$count}, {$other}", { who: "Ann", count: 0 }, POLISH), "Ann takes 0, {$other}");
});

test("a number chooses its form by the rules of the language, and its own word before that", () => {
  const said = [0, 1, 2, 5, 12, 22, 25].map((count) => worded(MOVES, { count }, POLISH));
  assert.deepEqual(said, ["brak ruchów", "1 ruch", "2 ruchy", "5 ruchów", "12 ruchów", "22 ruchy", "25 ruchów"]);
});

test("a word chooses its form, an unknown one the form for all others", () => {
  const form = ["It is ", { of: "rank", to: { heroic: "a hero", common: ["a ", "commoner"] }, else: "common" }, "."];
  assert.equal(worded(form, { rank: "heroic" }, POLISH), "It is a hero.");
  assert.equal(worded(form, { rank: "legendary" }, POLISH), "It is a commoner.");
  assert.equal(worded(form, {}, POLISH), "It is a commoner.");
});

test("forms may stand in forms", () => {
  const form = [{ of: "rank", to: { heroic: MOVES, common: "-" }, else: "common" }];
  assert.equal(worded(form, { rank: "heroic", count: 3 }, POLISH), "3 ruchy");
});

test("a table is found in a link, with and without host and secret, and by its bare code", () => {
  for (const [text, address] of [
    ["https://play.example/table/aB3-_xyzQ12345#t=se-cret", "/table/aB3-_xyzQ12345#t=se-cret"],
    ["play.example:8000/table/aB3-_xyzQ12345#i=secret", "/table/aB3-_xyzQ12345#i=secret"],
    ["/table/aB3-_xyzQ12345", "/table/aB3-_xyzQ12345"],
    ["aB3-_xyzQ123456789", "/table/aB3-_xyzQ123456789"],
    ["aB3-_xyzQ12345#t=secret", "/table/aB3-_xyzQ12345#t=secret"],
  ]) assert.equal(whereTo(text), address);
});

test("what is no link to a table leads nowhere", () => {
  for (const text of ["", "short", "https://play.example/", "https://play.example/editor#p=abc", "two words of it"]) {
    assert.equal(whereTo(text), null);
  }
});
