// The words of the two pages that stand alone, in all languages, since they cannot ask for more.

import { worded } from "../js/forms.js";

const says = JSON.parse(document.getElementById("says").textContent);

export function told(id, args = {}) {
  return worded(says[document.documentElement.lang][id], args, null);
}

/** Put every text where it belongs. */
export function put() {
  for (const place of document.querySelectorAll("[data-say]")) place.textContent = told(place.dataset.say);
  for (const field of document.querySelectorAll("input")) {
    field.placeholder = told(field.dataset.hint);
    field.setAttribute("aria-label", field.placeholder);
  }
}
