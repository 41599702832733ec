// The words of the page in the viewer's language. They come from the server as a file, by id; sentences of a game come ready.

import { file } from "./files.js";
import { settings } from "./store.js";

export const LANGUAGES = { en: "English", pl: "Polski", cs: "Čeština" };

let texts = {};
let plurals = new Intl.PluralRules("en");

export function language() {
  if (settings.language in LANGUAGES) return settings.language;
  const wished = navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase());
  return wished.find((wish) => wish in LANGUAGES) ?? "en";
}

export async function loadWords() {
  document.documentElement.lang = language();
  texts = await (await fetch(file(`words/${language()}`))).json();
  plurals = new Intl.PluralRules(language());
}

/** A text by its id, arguments put in; numbers choose the form that the language has for them. */
export function t(id, args = {}) {
  return worded(texts[id] ?? id, args, plurals);
}

/** A form as the server tells it: a text, or parts of which some depend on an argument. */
export function worded(form, args, rules) {
  if (typeof form === "string") return form.replace(/\{\$([\w-]+)\}/g, (whole, name) => args[name] ?? whole);
  return form.map((part) => worded(typeof part === "string" ? part : chosen(part, args, rules), args, rules)).join("");
}

function chosen({ of, to, else: otherwise }, args, rules) {
  const value = args[of];
  if (Object.hasOwn(to, value)) return to[value];
  return to[typeof value === "number" ? rules.select(value) : otherwise] ?? to[otherwise];
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
