// Questions to the server over HTTP. A refusal becomes an error with the server's own reason.

import { contents } from "./files.js";
import { Refusal, reach } from "./refusal.js";
import { language } from "./words.js";

/** @param {string} address @param {{ secret?: string | null, body?: unknown }} wish */
export async function ask(address, { secret, body } = {}) {
  const headers = { "Accept-Language": language() };
  if (secret) headers.Authorization = `Bearer ${secret}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const answer = await reach(address, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const content = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(answer.status, content.code ?? "", content.reason ?? answer.statusText);
  return content;
}

export const games = () => ask("/api/games");
export const createTable = (wish) => ask("/api/tables", { body: wish });
export const check = (position) => ask("/api/check", { body: { position } });
export const explore = (position) => ask("/api/explore", { body: { position } });
/** The position after one of the outcomes that were explored. */
export const reached = (position, entry, outcome) => ask("/api/reach", { body: { position, entry, outcome } });
export const positionAt = (id, at, secret) => ask(`/api/tables/${id}/position?at=${at}`, { secret });
export const tableInfo = (id, secret) => ask(`/api/tables/${id}`, { secret });
/** Several tables at once, each through one of its seats: [{table, view} or {code}]. */
export const glances = (seats) => ask("/api/glances", { body: { seats } });
export const invited = (id, invitation) => ask(`/api/tables/${id}/invitation`, { secret: invitation });
export const join = (id, invitation, key, name) => ask(
  `/api/tables/${id}/join`,
  { secret: invitation, body: { key, name } },
);
export const seatBot = (id, seat, host, level) => ask(
  `/api/tables/${id}/seats/${seat}/bot`,
  { secret: host, body: { level } },
);
export const declareGone = (id, seat, host) => ask(`/api/tables/${id}/seats/${seat}/gone`, { secret: host, body: {} });

export function replay(id, secret, from, seat) {
  const eyes = seat === null ? "" : `&seat=${seat}`;
  return ask(`/api/tables/${id}/replay?from=${from}&to=${from + 100}${eyes}`, { secret });
}

export const campaign = (secret) => ask("/api/campaigns", { secret });
export const beginCampaign = (game) => ask("/api/campaigns", { body: { game } });
export const actInCampaign = (secret, wish) => ask("/api/campaigns/act", { secret, body: wish });
/** What a seat wishes: after the end a way to go on or none, and whether there shall be hints. */
export const agree = (id, token, wish, about = "onward") => ask(`/api/tables/${id}/agree`, { secret: token, body: { about, wish } });
/** A game that is over, in figures. */
export const summary = (id, secret) => ask(`/api/tables/${id}/summary`, { secret });

/** The record of a game that is over, as the text that `frostglass record` reads. */
export async function recordText(id, secret) {
  const headers = { "Accept-Language": language(), ...(secret ? { Authorization: `Bearer ${secret}` } : {}) };
  const answer = await reach(`/api/tables/${id}/record?as=text`, { headers });
  if (!answer.ok) throw new Refusal(answer.status, "", (await answer.json().catch(() => ({}))).reason ?? answer.statusText);
  return answer.text();
}

/** Rules and cards to be read at a table. */
export const inForce = (id, secret) => ask(`/api/tables/${id}/in-force`, { secret });

const printed = new Map();

/** What is printed on the cards of a game; asked for once. */
export function data(game) {
  if (!printed.has(game)) printed.set(game, contents(`data/${game}.json`));
  return printed.get(game);
}

/** The examples of the rules, and the picture of one as the text of an SVG. */
export const examples = () => ask("/api/examples");

export async function examplePicture(id) {
  const answer = await reach(`/api/examples/${id}`, { headers: { "Accept-Language": language() } });
  if (!answer.ok) throw new Refusal(answer.status, "", answer.statusText);
  return answer.text();
}
