// A position in an address: there and back, and no more of it than a position has.
import assert from "node:assert/strict";
import { test } from "node:test";
import { EXAMPLE, fromFragment, toFragment } from "../../../src/frostglass/web/static/js/editor/document.js";

async function deflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  let text = "";
  for (const byte of packed) text += String.fromCharCode(byte);
  return `p=${btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

test("a position that goes into an address comes out of it", async () => {
  const back = await fromFragment(await toFragment(EXAMPLE));
  assert.equal(back.game, EXAMPLE.game);
  assert.deepEqual(back.board, EXAMPLE.board);
});

test("an address that would become a hundred megabytes is given up", async () => {
  const fragment = await deflated(new Uint8Array(100 * 2 ** 20).fill(32));
  assert.ok(fragment.length < 200_000);
  await assert.rejects(fromFragment(fragment), RangeError);
});
