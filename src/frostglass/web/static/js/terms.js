// Terms one can press: where a text uses one, it is a button with a dotted line that opens a sentence and a small picture.
// Which words are terms, and in which forms they stand in texts, the words of each language say (`term-ID.forms`).

import { settle } from "./beside.js";
import { button, h, icon, replace } from "./dom.js";
import { picture } from "./library/examples.js";
import { ids, language, t } from "./words.js";

const PREFIX = "term-";
/** @type {{language: string, terms: [string, RegExp][]} | null} */
let known = null;
/** @type {{id: string, opener: HTMLElement, stop: () => void} | null} */
let opened = null;

/** Every term as [id, pattern]; a `*` in a form stands for any ending. */
function terms() {
  if (known?.language === language()) return known.terms;
  const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const form = (text) => text.split(/\s+/).map((word) => escape(word).replaceAll("\\*", "[\\p{L}]*")).join("[\\s\\u00a0]+");
  const forms = (id) => t(`${PREFIX}${id}.forms`).split("|").map(form).join("|");
  const found = ids(PREFIX).filter((id) => id.endsWith(".forms")).map((id) => id.slice(PREFIX.length, -".forms".length));
  known = { language: language(), terms: found.map((id) => [id, new RegExp(`(?<![\\p{L}])(?:${forms(id)})(?![\\p{L}])`, "iu")]) };
  return known.terms;
}

/** A text as nodes: the first use of each term is a button. */
export function withTerms(text) {
  const hits = terms().flatMap(([id, pattern]) => {
    const hit = pattern.exec(text);
    return hit ? [{ id, at: hit.index, end: hit.index + hit[0].length }] : [];
  }).sort((one, other) => one.at - other.at || other.end - one.end);
  const nodes = [];
  let done = 0;
  for (const { id, at, end } of hits) {
    if (at < done) continue;
    // A line may end before a button; a word that is tied to the next one goes with it.
    const tied = /(?:\S\u00a0)*$/u.exec(text.slice(done, at))[0];
    const words = term(id, text.slice(at, end));
    nodes.push(text.slice(done, at - tied.length), tied ? h("span", { class: "tied" }, tied, words) : words);
    done = end;
  }
  return [...nodes, text.slice(done)];
}

/** Put a text with its terms into an element, unless it is there already: who stands on a term stays there. */
export function tell(element, text) {
  if (element.dataset.told === text && element.textContent === text) return;
  element.dataset.told = text;
  replace(element, withTerms(text));
}

function term(id, words) {
  const node = button("term", words, (event) => {
    event.stopPropagation();
    if (opened?.id === id) close();
    else open(id, node);
  }, { "data-term": id, "aria-haspopup": "dialog" });
  return node;
}

function open(id, opener) {
  close();
  const title = h("h2", { class: "display", tabindex: "-1" }, t(`${PREFIX}${id}`));
  const card = h("div", { class: "guidebubble termcard", role: "dialog", "aria-label": t(`${PREFIX}${id}`) },
    h("div", { class: "row" }, title, button("iconbtn end", icon("i-cross"), () => close(), { "aria-label": t("web-close") })),
    h("p", {}, t(`${PREFIX}${id}.text`)),
    picture(id));
  const rect = opener.getBoundingClientRect();
  (opener.closest("dialog") ?? document.body).append(card);
  const place = () => settle(card, opener.isConnected ? opener.getBoundingClientRect() : rect);
  const grows = new ResizeObserver(place);
  grows.observe(card);
  const outside = (event) => card.contains(event.target) || close(false);
  const key = (event) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  document.addEventListener("keydown", key, true);
  document.addEventListener("pointerdown", outside, true);
  opened = { id, opener, stop: () => {
    grows.disconnect();
    document.removeEventListener("keydown", key, true);
    document.removeEventListener("pointerdown", outside, true);
    card.remove();
  } };
  place();
  title.focus({ preventScroll: true });
}

/** Close what is open; the focus goes back to the term unless somebody pressed elsewhere. */
function close(back = true) {
  if (!opened) return;
  const { id, opener, stop } = opened;
  opened = null;
  stop();
  if (back) (opener.isConnected ? opener : document.querySelector(`[data-term="${id}"]`))?.focus({ preventScroll: true });
}
