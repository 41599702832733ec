// The words of the page in the viewer's language. They come from the server as a file, by id; sentences of a game come ready.

import { contents } from "./files.js";
import { worded } from "./forms.js";
import { settings } from "./store.js";

export const LANGUAGES = { en: "English", pl: "Polski", cs: "Čeština" };

let texts = {};
let plurals = new Intl.PluralRules("en");

/** The language chosen here, else the one that start.js found among those of the browser. */
export function language() {
  return settings.language in LANGUAGES ? settings.language : document.documentElement.lang;
}

export async function loadWords() {
  document.documentElement.lang = language();
  texts = await contents(`words/${language()}`);
  plurals = new Intl.PluralRules(language());
}

/** A text by its id, arguments put in; numbers choose the form that the language has for them. */
export function t(id, args = {}) {
  return worded(texts[id] ?? id, args, plurals);
}

export function has(id) {
  return id in texts;
}

/** All ids with a prefix. */
export function ids(prefix) {
  return Object.keys(texts).filter((id) => id.startsWith(prefix));
}

/** A text to search in: no accents, no case, every space an ordinary one, so that "laka" finds "Łąka". */
export function plain(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "l").toLowerCase();
}
