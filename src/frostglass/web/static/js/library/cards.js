// The card browser: every deck in printed order, flares, tasks and memories, with a search over names and effects.

import { data } from "../api.js";
import { Bar } from "../bar.js";
import { button, h, icon, replace } from "../dom.js";
import { plain, t } from "../words.js";
import { beingFace, flareFace, taskFace } from "../arena/face.js";
import { memoryPicture } from "../embers/memory.js";
import { memoryName } from "../embers/names.js";

const FIRST = ["everfrost", "highland", "sylvan", "northern", "southern"];
const LAST = ["legends", "flares", "tasks", "memories"];
const NAMES = { flares: "web-flares", tasks: "web-tasks", memories: "mind-memories" };

export async function openCards(root, wished) {
  const [printed, embers] = await Promise.all([data("arena"), data("embers")]);
  const all = [...new Set([...FIRST, ...Object.keys(printed.schools), ...LAST])];
  let shelf = all.includes(wished) ? wished : "everfrost";
  const deck = h("section", { class: "deck", "aria-live": "polite" });
  const shelves = h("div", { class: "seg wrap", role: "group", "aria-label": t("web-decks") });
  const search = h(
    "input",
    { type: "search", "aria-label": t("web-search"), placeholder: t("web-search"), oninput: () => draw() },
  );
  const bar = new Bar(t("web-cards"));
  const key = h("ul", { class: "key" });

  const faces = (name) => {
    if (name === "flares") return Object.keys(printed.flares).map((id) => flareFace(printed, id));
    if (name === "memories") return Object.keys(embers.memories).map((id) => memoryCard(embers, id));
    if (name === "tasks") return Object.keys(printed.tasks).map((id) => taskFace(printed, id));
    return printed.decks[name === "legends" ? "legends" : printed.schools[name]].map((id) => beingFace(printed, id, name));
  };
  const draw = () => {
    replace(shelves, all.map((name) => button(name === shelf && !search.value ? "on" : "", t(NAMES[name] ?? `school-${name}`), () => {
      shelf = name;
      search.value = "";
      draw();
    }, { "aria-pressed": String(name === shelf && !search.value) })));
    const wanted = plain(search.value.trim());
    // The two empires play the same beings: a search shows them once.
    const found = wanted ? all.filter((name) => name !== "southern").flatMap(faces).filter((face) => plain(face.textContent).includes(wanted)) : faces(shelf);
    replace(key, keys(wanted ? "" : shelf).map(([glyph, look, words]) => h("li", {}, icon(glyph, look), t(words))));
    deck.classList.toggle("memories", shelf === "memories" && !wanted);
    replace(deck, found.length ? found : h("p", { class: "muted" }, t("web-nothing-found")));
  };
  draw();
  replace(root, bar.element, h("main", { class: "library" },
    h("div", { class: "top" }, h("h1", { class: "display" }, t("web-cards")),
      key),
    h("div", { class: "row tools" }, shelves, h("label", { class: "field" }, icon("i-finder"), search)),
    deck));
}

const BEINGS = [["mark-common", "ico", "web-key-piece"], ["target", "ico ember", "web-key-target"]];
/** The signs that need a word on some shelves only; what is found by a search may be of any. */
const SIGNS = {
  everfrost: ["mark-frozen", "ico frost", "web-key-frozen"],
  etherweave: ["mark-warp", "ico frost", "web-key-warp"],
  memories: ["area-covered", "ico", "mind-shelf-note"],
};

function keys(shelf) {
  if (!shelf) return [...BEINGS, ...Object.values(SIGNS)];
  const bare = ["flares", "tasks", "memories"].includes(shelf);
  return [...(bare ? [] : BEINGS), ...(shelf in SIGNS ? [SIGNS[shelf]] : [])];
}

function memoryCard(embers, id) {
  return h("figure", { class: "memorycard" }, memoryPicture(embers.memories[id]), h("figcaption", {}, memoryName(embers, id)));
}
