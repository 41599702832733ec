// How a game of Embers went: its days with every card, what was relived and banished, how close it came. All is open now.

import { h, icon, s } from "../dom.js";
import { campaigns } from "../store.js";
import { t } from "../words.js";
import { characterName, partName } from "./names.js";

const LOSSES = { L1: "i-deck", L2: "i-hand", L3: "i-split", L4: "i-cards" };
const PLACES = ["distorted", "tainted", "rows", "discard", "mind", "deck"];
/** The graph of the deck, in units of its drawing. */
const GRAPH = { wide: 802, high: 158, top: 44, base: 134, gap: 22, edge: 4, most: 64 };

/** The title to be said, what fills the stage, and what stands beside it. */
export function ending(view, told) {
  const { result, seconds, summary } = told;
  const part = partName(view.state.mode, view.state.chapter);
  const title = t(summary.won ? "ending-won" : "ending-lost", { part });
  const people = [1, 2].map((seat) => characterName(view.state.mode, seat)).join(", ");
  const minutes = Math.max(1, Math.round(seconds / 60));
  const figures = [t("ending-turns", { number: summary.turns }), t("ending-minutes", { number: minutes })].join(", ");
  return {
    title: `${title} ${t(`embers-reason-${result.reason}`)}. ${figures}.`,
    main: [
      h("div", { class: summary.won ? "dawn won" : "dawn lost", "aria-hidden": "true" }),
      h("p", { class: summary.won ? "over1 win" : "over1 lose" }, icon(summary.won ? "i-check" : "i-cross"), title),
      h("h1", { class: "display endtitle", tabindex: "-1" }, t("ending-headline", { reason: headline(view, result.reason) })),
      h("p", { class: "endlead" }, summary.won ? `${people}: ${figures}.` : `${t(`embers-reason-${result.reason}`)}. ${figures}.`),
      h("div", { class: "days3" }, summary.days.map((day) => dayCard(view, day, summary))),
      counts(summary),
      summary.deck.length ? graph(summary) : null,
      result.reason in LOSSES ? losses(result.reason) : closest(view, summary.closest),
      h("p", { class: "small muted allopen" }, icon("i-eye"), t("ending-all-open")),
    ],
    side: [campaigns().length ? h("a", { class: "btn", href: "/campaign" }, icon("i-book"), t("campaign-to")) : null, where(summary.memories)],
  };
}

/** A day ends with words of its own; the prologue has none. */
function headline(view, reason) {
  return reason === "won" && view.state.mode !== "chapter" ? "prologue" : reason;
}

// -- days -------------------------------------------------------------------------------------------------------------

function dayCard(view, day, summary) {
  const broke = !summary.won && day === summary.days.at(-1);
  const name = day.day ? t("ending-day", { day: day.day }) : partName(view.state.mode, view.state.chapter);
  const marks = (names, glyph) => names.map((one) => h("span", { class: `s-${one.replace("demon-", "")}` }, icon(glyph(one))));
  const list = (label, found, words) => h("div", {},
    h("dt", {}, t(label)),
    h("dd", { "aria-label": words.join(", ") || t("ending-none") }, found.length ? found : h("span", { class: "dim" }, t("ending-none"))));
  const relived = list("ending-relived", marks(day.relived, (colour) => `suit-${colour}`), day.relived.map((colour) => t(`embers-colour-${colour}`)));
  return h("article", { class: broke ? "day broke" : "day" },
    h("h2", {}, icon(broke ? "i-cross" : "i-check"), h("span", {}, name), h("span", { class: "end dim" }, t("ending-turns", { number: day.turns }))),
    h("ol", { class: "drows", "aria-label": name }, day.rows.map((row, index) => dayRow(view, row, index))),
    h("dl", {},
      relived,
      day.banished.length ? list("ending-banished", marks(day.banished, () => "mark-demon"), day.banished.map((demon) => view.demonName(demon))) : null,
      day.day ? h("div", { class: "end" }, h("dt", {}, t("web-distorted")), h("dd", {}, day.distorted)) : null));
}

function dayRow(view, row, index) {
  const { memories } = view.printed;
  const block = (card, look) => {
    const { colour, strength } = memories[card];
    const inside = h("span", { class: "in" }, icon(`suit-${colour}`), strength > 1 ? h("b", {}, strength) : null);
    return spread(h("span", { class: `blk s-${colour} ${look}` }, inside), strength);
  };
  const cards = [...row.added].reverse();
  const sum = [...cards, row.determination].reduce((all, card) => all + memories[card].strength, 0);
  const short = row.target - sum;
  const track = h("span", { class: "track", "aria-hidden": "true" },
    cards.map((card) => block(card, "")),
    short > 0 ? spread(h("span", { class: "lack" }, t("web-short", { number: short })), short) : null,
    block(row.determination, row.face_up ? "det" : "det closed"));
  track.style.setProperty("--target", Math.max(row.target, sum));
  const named = [...cards, row.determination].map((card) => view.cardName(card));
  const words = [t("web-row", { number: index + 1 }), ...named, row.complete ? t("web-row-done") : t("web-short", { number: short })];
  return h("li", { class: row.complete ? "" : "short" }, h("span", { class: "sr" }, words.join(", ")), track);
}

function spread(element, columns) {
  element.style.gridColumn = `span ${columns}`;
  return element;
}

// -- figures ----------------------------------------------------------------------------------------------------------

function counts({ days, splits }) {
  const relived = days.flatMap((day) => day.relived);
  const banished = days.flatMap((day) => day.banished);
  const whole = days.filter((day) => day.over).length;
  const coloured = (names, glyph) => h("span", { class: "ics", "aria-hidden": "true" },
    names.map((one) => h("span", { class: `s-${one.replace("demon-", "")}` }, icon(glyph(one)))));
  const item = (number, words, marks) => h("li", {}, h("b", {}, number), h("span", {}, words), marks);
  return h("ul", { class: "stats" },
    days[0]?.day ? item(whole, t("ending-days", { number: whole })) : null,
    item(relived.length, t("ending-count-relived", { number: relived.length }), coloured(relived, (colour) => `suit-${colour}`)),
    days[0]?.day ? item(banished.length, t("ending-count-banished", { number: banished.length }), coloured(banished, () => "mark-demon")) : null,
    item(splits, t("ending-count-splits", { number: splits })));
}

/** The deck at each turn of Fenrys, day by day; above it what was relived and banished. */
function graph({ deck, closest }) {
  const days = [...new Set(deck.map(({ day }) => day))];
  const step = Math.min(GRAPH.most, (GRAPH.wide - 2 * GRAPH.edge - GRAPH.gap * (days.length - 1)) / deck.length);
  const most = Math.max(...deck.map(({ left }) => left), 1);
  const drawn = deck.map((turn, at) => bar(turn, {
    x: GRAPH.edge + at * step + days.indexOf(turn.day) * GRAPH.gap,
    step,
    tall: (turn.left / most) * (GRAPH.base - GRAPH.top),
    least: turn.number === closest.number,
    first: at === 0 || deck[at - 1].day !== turn.day,
  }));
  return h("section", { class: "panel breathbox", "aria-label": t("ending-deck") },
    h("div", { class: "head" }, h("span", {}, t("ending-deck")), h("span", { class: "end dim" }, t("ending-deck-when"))),
    s("svg", { class: "breath", viewBox: `0 0 ${GRAPH.wide} ${GRAPH.high}`, role: "img", "aria-label": t("ending-deck-least", { number: closest.left }) }, drawn));
}

function bar(turn, { x, step, tall, least, first }) {
  const { base, high } = GRAPH;
  const height = Math.max(tall, 2);
  const middle = x + step / 2;
  const marks = [...turn.relived.map((colour) => [`suit-${colour}`, colour]), ...turn.banished.map((demon) => ["mark-demon", demon.replace("demon-", "")])];
  return [
    s("rect", { x: x + 2, y: base - height, width: step - 4, height, rx: 3, class: least ? `low${turn.left ? "" : " none"}` : "b" }),
    least || first ? s("text", { x: middle, y: base - tall - 6, "text-anchor": "middle", class: least ? "bn lown" : "bn" }, turn.left) : null,
    marks.map(([name, colour], at) => s("use", {
      href: `#${name}`,
      x: Math.min(Math.max(middle - marks.length * 10 + at * 20, 0), GRAPH.wide - (marks.length - at) * 20),
      y: 6,
      width: 17,
      height: 17,
      class: `s-${colour}`,
    })),
    marks.length ? s("path", { d: `M${middle} 27V${base - tall - 20}`, class: "bl" }) : null,
    first ? s("text", { x: x + 2, y: high - 6, class: "bd" }, t("ending-day", { day: turn.day })) : null,
  ];
}

function closest(view, least) {
  if (!least) return null;
  const sheets = [0, 1, 2, 3].map((at) => h("i", { class: `sheet${at}` }));
  return h("section", { class: "closest" },
    h("span", { class: "pic", "aria-hidden": "true" }, sheets),
    h("p", { class: "grow" }, h("span", { class: "lab" }, t("ending-closest")), h("br"), t("ending-closest-deck", { day: least.day, number: least.left })),
    h("a", { class: "btn", href: `#replay=${least.number}` }, icon("i-play"), t("ending-see")));
}

/** The four ways to lose; the one that struck stands out. */
function losses(reason) {
  return h("ul", { class: "losses", "aria-label": t("ending-losses") }, Object.entries(LOSSES).map(([way, glyph]) =>
    h("li", { class: way === reason ? "hit" : "" },
      icon(way === reason ? "i-cross" : glyph), h("span", {}, t("ending-loss", { way })))));
}

function where(memories) {
  const all = Object.values(memories).reduce((sum, number) => sum + number, 0);
  const lying = PLACES.filter((place) => memories[place]);
  const part = (place) => {
    const strip = h("span", { class: `seg-${place}` }, memories[place] > 1 ? memories[place] : null);
    strip.style.flexGrow = memories[place];
    return strip;
  };
  return h("section", { class: "panel pad where", "aria-label": t("ending-where", { number: all }) },
    h("h2", { class: "head" }, t("ending-where", { number: all })),
    h("div", { class: "wbar", "aria-hidden": "true" }, lying.map(part)),
    h("ul", {}, lying.map((place) => h("li", {}, h("i", { class: `seg-${place}` }), t("ending-place", { place }), " ", h("b", {}, memories[place])))));
}

/** Before the choice of how to go on: the closed card of what comes next, or that nothing is lost. */
export function onwardNote(view, { ways, people }) {
  const { mode, chapter, outcome } = view.state;
  if (outcome !== "won") return h("p", { class: "small muted" }, t("onward-all-back"));
  if (!ways.includes("next")) return null;
  const number = mode === "chapter" ? chapter + 1 : 1;
  return h("div", { class: "row nextline" },
    h("span", { class: "nextcard", "aria-hidden": "true" }, icon("mark-frozen", "crest2"), h("b", {}, number)),
    h("p", { class: "small muted" }, t("onward-closed", { number, people: people.length })));
}
