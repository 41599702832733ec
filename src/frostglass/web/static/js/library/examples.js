// The examples of the rules: pictures that the server draws from positions, and a table or the editor to try them in.

import { createTable, examplePicture, examples } from "../api.js";
import { button, h, icon, replace } from "../dom.js";
import { toFragment } from "../editor/document.js";
import * as store from "../store.js";
import { has, t } from "../words.js";

const BOTS = { arena: "apprentice", embers: "partner" };

/** What an example shows: the sentence of the term it explains, or its own. */
const words = (id) => t(has(`term-${id}.text`) ? `term-${id}.text` : `example-${id}`);

/** A frame that fills with the picture of an example as soon as it comes into sight. */
export function picture(id) {
  const frame = h("div", { class: "example-picture" });
  const watch = new IntersectionObserver(async ([entry]) => {
    if (!entry.isIntersecting) return;
    watch.disconnect();
    const text = await examplePicture(id).catch(() => "");
    const drawn = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    if (drawn.localName === "svg") replace(frame, document.importNode(drawn, true));
  });
  watch.observe(frame);
  return frame;
}

/** The examples of a game by the rule they stand beside; none when the server cannot be asked. */
export async function examplesByRule(game) {
  const all = await examples().then((answer) => answer.examples, () => []);
  return (rule) => all.filter((example) => example.game === game && example.rules[0] === rule).map(figure);
}

function figure(example) {
  const problem = h("p", { class: "bad", role: "alert" });
  const act = (deed) => () => deed(example).catch((refusal) => (problem.textContent = refusal.message));
  return h("figure", { class: "example", "data-example": example.id },
    picture(example.id),
    h("figcaption", {}, h("p", {}, words(example.id)),
      h("div", { class: "row wraps" },
        button("btn", [icon("i-play"), t("examples-play")], act(playExample)),
        button("btn quiet", [icon("i-puzzle"), t("examples-edit")], act(edit))),
      problem));
}

/** A table of one's own that begins at the example. */
async function playExample({ game, settings, seats: count }) {
  const seats = Array.from({ length: count }, (_, index) => (index ? { who: "bot", level: BOTS[game] } : { who: "me" }));
  const created = await createTable({ game, settings, seats });
  const tokens = Object.fromEntries(created.seats.filter((seat) => seat.token).map((seat) => [seat.seat, seat.token]));
  store.remember(created.table, { host: created.host, tokens, game, mode: settings.mode });
  location.assign(`/table/${created.table}`);
}

async function edit({ settings }) {
  location.assign(`/editor#${await toFragment(settings.position)}`);
}
