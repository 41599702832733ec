// The page of an address that is none: shows the address, takes a whole link, speaks the visitor's language.

import { whereTo } from "../js/links.js";
import { change } from "../js/store.js";
import { put, told } from "./says.js";

const page = document.documentElement;
const row = /** @type {HTMLElement} */ (document.querySelector(".way-seg"));
const problem = document.querySelector(".way-bad");

function languages() {
  row.setAttribute("aria-label", told("web-language"));
  for (const choice of row.querySelectorAll("button")) choice.setAttribute("aria-pressed", String(choice.lang === page.lang));
}

for (const language of page.dataset.languages.split(" ")) {
  const choice = document.createElement("button");
  choice.type = "button";
  choice.lang = language;
  choice.textContent = new Intl.DisplayNames([language], { type: "language" }).of(language);
  choice.addEventListener("click", () => {
    change("language", language);
    page.lang = language;
    problem.textContent = "";
    put();
    languages();
  });
  row.append(choice);
}
put();
languages();
document.querySelector(".way-address").textContent = decodeURI(location.pathname);
document.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const address = whereTo(document.querySelector("input").value.trim());
  if (address) location.assign(address);
  else problem.textContent = told("web-bad-link");
});
