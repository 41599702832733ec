// Runs inside the page before anything else is there: theme and language before the first paint, the words asked for early,
// and the page that waits in the place of one whose files do not come. Not a module: modules run too late for that.
"use strict";
{
  const page = document.documentElement;
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("frostglass.settings")) ?? {};
  } catch {
    // No storage: system and browser decide.
  }
  if (settings.theme === "light" || settings.theme === "dark") page.dataset.theme = settings.theme;
  const spoken = page.dataset.languages.split(" ");
  const wishes = [settings.language, ...navigator.languages.map((wish) => wish.slice(0, 2).toLowerCase())];
  page.lang = wishes.find((wish) => spoken.includes(wish)) ?? spoken[0];

  const files = document.getElementById("files");
  if (files) {
    const words = document.createElement("link");
    Object.assign(words, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
    words.href = JSON.parse(files.textContent)[`words/${page.lang}`];
    document.head.append(words);
  }

  const wait = (reason) => {
    if (document.readyState === "loading") {
      addEventListener("DOMContentLoaded", () => wait(reason));
      return;
    }
    const waiting = /** @type {HTMLTemplateElement} */ (document.getElementById("wait"));
    if (!waiting) return;
    page.dataset.wait = reason;
    document.body.replaceChildren(document.importNode(waiting.content, true));
  };
  addEventListener("frostglass-wait", (event) => wait(/** @type {CustomEvent} */ (event).detail));
  addEventListener("error", (event) => {
    const target = /** @type {Window | Element} */ (event.target);
    if (target instanceof Window) {
      if (!document.getElementById("app")?.childElementCount) wait("broken");
    } else if (target.matches('script, link[rel="stylesheet"]')) wait("down");
  }, true);
}
