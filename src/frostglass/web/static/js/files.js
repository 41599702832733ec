// Where the files are that a page asks for when it needs them: their names change with what is in them.

const addresses = JSON.parse(document.getElementById("files").textContent);

/** The address of a file by its plain name, like `look/crests.svg`. */
export function file(name) {
  return addresses[name];
}
