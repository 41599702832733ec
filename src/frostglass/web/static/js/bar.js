// The bar at the top of every page: brand, where one is, language, theme.

import { button, h, icon, replace } from "./dom.js";
import { change, settings } from "./store.js";
import { LANGUAGES, language, t } from "./words.js";

const STATES = { connected: "web-connected", connecting: "web-connecting", lost: "web-lost", ended: "web-lost" };

let redraw = () => {};

/** What is to happen when the language changes. */
export function onLanguage(act) {
  redraw = act;
}

export class Bar {
  constructor(title, more = [], language = languages()) {
    this.name = h("span", { class: "muted ell bartitle" }, title);
    this.extra = h("span", { class: "row barextra" });
    this.live = h("span", { class: "live", hidden: true });
    this.element = h("header", { class: "bar" },
      h(
        "a",
        { class: "brand", href: "/", "aria-label": "frostglass" },
        icon("brand"),
        h("span", { class: "only-wide" }, "frostglass"),
      ),
      h("span", { class: "sep" }), this.name, this.extra, h("span", { class: "grow" }), this.live, language,
      // Where there is no room for all of them side by side, a list takes their place.
      language.matches(".seg") ? languages("only-small") : null,
      theme(), more);
  }

  title(text, extra) {
    if (this.name.textContent !== text) this.name.textContent = text;
    replace(this.extra, extra);
  }

  status(state) {
    this.live.hidden = false;
    this.live.className = `live ${state}`;
    this.live.textContent = t(STATES[state]);
  }
}

export function languages(look = "") {
  return h("label", { class: `lang ${look}` }, icon("i-language"),
    h("select", {
      "aria-label": t("web-language"),
      value: language(),
      onchange: (event) => {
        change("language", event.target.value);
        redraw();
      },
    }, Object.entries(LANGUAGES).map(([id, name]) => h("option", { value: id, lang: id, selected: id === language() }, name))));
}

/** All languages side by side, each by its own name. */
export function languageRow() {
  return h("div", {
    class: "seg lang",
    role: "group",
    "aria-label": t("web-language"),
  }, Object.entries(LANGUAGES).map(([id, name]) =>
    button(id === language() ? "on" : "", name, () => {
      change("language", id);
      redraw();
    }, { lang: id, "aria-pressed": String(id === language()) })));
}

export function theme() {
  return button("iconbtn", icon("i-theme"), () => {
    const light = document.documentElement.dataset.theme
      ? document.documentElement.dataset.theme === "light"
      : matchMedia("(prefers-color-scheme: light)").matches;
    change("theme", light ? "dark" : "light");
    document.documentElement.dataset.theme = settings.theme;
  }, { "aria-label": t("web-theme"), class: "iconbtn theme" });
}
