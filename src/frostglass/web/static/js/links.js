// Links that people paste.

/** The address of a table on this server that a pasted link or code means. */
export function whereTo(text) {
  const [, id, fragment = ""] = text.match(/^(?:(?:(?:https?:\/\/)?[^\s/]+)?\/table\/)?([\w-]{12,})(#[it]=[\w-]+)?$/) ?? [];
  return id ? `/table/${id}${fragment}` : null;
}
