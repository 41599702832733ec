// Forms of a message as the server tells them: a text, or a list of parts of which some depend on an argument.

/** The text with its arguments put in; a number chooses by its plural category. */
export function worded(form, args, plurals) {
  if (typeof form === "string") return form.replace(/\{\$([\w-]+)\}/g, (whole, name) => figure(args[name] ?? whole));
  return form.map((part) => worded(typeof part === "string" ? part : chosen(part, args, plurals), args, plurals)).join("");
}

/** A number below zero has a minus sign, not a hyphen. */
const figure = (value) => (typeof value === "number" ? String(value).replace("-", "−") : value);

function chosen({ of, to, else: otherwise }, args, plurals) {
  const value = args[of];
  if (Object.hasOwn(to, value)) return to[value];
  return to[typeof value === "number" ? plurals.select(value) : otherwise] ?? to[otherwise];
}
