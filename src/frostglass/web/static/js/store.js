// What this browser remembers: settings, and the tables with the secrets of the seats that are played here.

const memory = new Map();

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(`frostglass.${key}`)) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function write(key, value) {
  memory.set(key, value);
  try {
    localStorage.setItem(`frostglass.${key}`, JSON.stringify(value));
  } catch {
    // Private windows may refuse; then the page remembers until it is closed.
  }
}

/** Something that a page keeps for itself: the edited position, how far a lesson has come. */
export const kept = (key) => read(key);
export const keep = (key, value) => write(key, value);

const DEFAULTS = { language: null, theme: null, sound: false, letters: true, confirm: true, speed: "brisk", name: "" };

export const settings = { ...DEFAULTS, ...(read("settings") ?? {}) };

export function change(name, value) {
  settings[name] = value;
  write("settings", settings);
}

/** Tables of this browser, the latest first: {table, game, mode, host, tokens: {seat: token}, invitations, key, at}. */
export function tables() {
  return read("tables") ?? [];
}

export function table(id) {
  return tables().find((known) => known.table === id) ?? null;
}

/** Remember something about a table; what is known of it already stays. */
export function remember(id, more) {
  const others = tables().filter((known) => known.table !== id);
  const before = table(id) ?? { table: id, tokens: {}, invitations: {} };
  const after = { ...before, ...more, at: Date.now() };
  for (const kept of ["tokens", "invitations"]) after[kept] = { ...before[kept], ...more[kept] };
  write("tables", [after, ...others].slice(0, 60));
  return after;
}

export function forget(id) {
  write("tables", tables().filter((known) => known.table !== id));
}

/** Campaigns of this browser, the present one first: {secret, title}. */
export function campaigns() {
  return read("campaigns") ?? [];
}

/** Make this campaign the present one; what is known of it already stays. */
export function keepCampaign(more) {
  const known = campaigns().find(({ secret }) => secret === more.secret);
  const others = campaigns().filter(({ secret }) => secret !== more.secret);
  write("campaigns", [{ ...known, ...more }, ...others].slice(0, 20));
}

export function forgetCampaign(gone) {
  write("campaigns", campaigns().filter(({ secret }) => secret !== gone));
}

/** Random characters that nobody guesses: keys for joining, ids of commands. */
export function random(bytes = 24) {
  const numbers = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...numbers)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
