// The words of the page in the viewer's language. They come from the server as a file, by id; sentences of a game come ready.

import { file } from "./files.js";
import { settings } from "./store.js";

export const LANGUAGES = { en: "English", pl: "Polski", cs: "Čeština" };

let texts = {};

export function language() {
  if (settings.language in LANGUAGES) return settings.language;
  const wished = navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase());
  return wished.find((wish) => wish in LANGUAGES) ?? "en";
}

export async function loadWords() {
  document.documentElement.lang = language();
  texts = await (await fetch(file(`words/${language()}`))).json();
}

/** A text by its id, arguments put in. */
export function t(id, args = {}) {
  return (texts[id] ?? id).replace(/\{\$(\w+)\}/g, (whole, name) => args[name] ?? whole);
}

export function has(id) {
  return id in texts;
}

/** All ids with a prefix. */
export function ids(prefix) {
  return Object.keys(texts).filter((id) => id.startsWith(prefix));
}
