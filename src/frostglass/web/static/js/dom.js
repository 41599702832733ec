// Elements from names: h for HTML, s for SVG. Text is always text, so a player's name can never become markup.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

export function h(name, props, ...children) {
  return fill(document.createElement(name), props, children);
}

export function s(name, props, ...children) {
  return fill(document.createElementNS(SVG, name), props, children);
}

/** A glyph of the sprites in a square of its own. */
export function icon(name, look = "ico") {
  return s("svg", { class: look, viewBox: "0 0 24 24", "aria-hidden": "true" }, s("use", { href: `#${name}` }));
}

/** A glyph inside a larger drawing. */
export function glyph(name, x, y, size, look) {
  return s("use", { href: `#${name}`, x, y, width: size, height: size, class: look });
}

/** A seat's piece as a token in text; colours are counted from 1. */
export function token(colour, rank = "common", look = "tok") {
  const letter = "abcd"[colour - 1];
  return h("span", { class: `seat-${letter}`, "aria-hidden": "true" }, icon(`piece-${rank}-${letter}`, look));
}

export function button(look, label, onclick, props) {
  return h("button", { type: "button", class: look, onclick, ...props }, label);
}

export function replace(element, ...children) {
  element.replaceChildren(
    ...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

/** Set an attribute only where it changes: screen readers speak of every change. */
export function set(element, name, value) {
  if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

/** Give the focus back to an element, to what was drawn in its stead, or else to another. */
export function refocus(element, otherwise) {
  const { card } = element?.dataset ?? {};
  const drawn = element?.isConnected || !card ? element : document.querySelector(`[data-card="${card}"]`);
  drawn?.focus({ preventScroll: true });
  if (document.activeElement === document.body) otherwise?.focus({ preventScroll: true });
}

let politely = 0;

/** Say something to those who listen; urgent things interrupt. */
export function say(text, urgent = false) {
  const region = document.getElementById(urgent ? "assertive" : "polite");
  region.textContent = "";
  clearTimeout(urgent ? 0 : politely);
  const timer = setTimeout(() => (region.textContent = text), 40);
  if (!urgent) politely = timer;
}
