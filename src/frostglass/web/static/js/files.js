// The files that a page asks for when it needs them: their names change with what is in them.

import { Refusal, reach } from "./refusal.js";

const addresses = JSON.parse(document.getElementById("files").textContent);

/** The address of a file by its plain name, like `look/crests-legends.svg`. */
export function file(name) {
  return addresses[name];
}

/** What is in a file of JSON. */
export async function contents(name) {
  const answer = await reach(file(name));
  if (!answer.ok) throw new Refusal(answer.status, "", answer.statusText);
  return answer.json();
}
