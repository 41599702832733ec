// Playing a part of the campaign: who one is, who plays along, and the table that counts for it.

import { createTable } from "../api.js";
import { button, h, icon } from "../dom.js";
import { characterName } from "../embers/names.js";
import * as store from "../store.js";
import { t } from "../words.js";

const PARTNERS = [
  ["bot", "i-bot", "campaign-partner-bot"],
  ["friend", "i-link", "campaign-partner-friend"],
  ["hotseat", "i-curtain", "campaign-partner-hotseat"],
];
const wish = { seat: 2, partner: "bot" };

/** `part` is what is to be played, `bot` the level of the bot that plays along. */
export function playPanel(part, secret, bot, redraw) {
  const { mode } = part.settings;
  const pick = (name, value, label, glyph) => button(wish[name] === value ? "on" : "", [glyph ? icon(glyph) : null, label], () => {
    wish[name] = value;
    redraw();
  }, { "aria-pressed": String(wish[name] === value), "data-pick": `${name} ${value}` });
  const problem = h("p", { class: "bad", role: "alert" });
  const play = async () => {
    problem.textContent = "";
    try {
      await sitDown(part, secret, bot);
    } catch (refusal) {
      problem.textContent = refusal.message;
    }
  };
  return h("div", { class: "cplay" },
    h(
      "div",
      { class: "cpick" },
      h("span", { class: "head", id: "who" }, t("campaign-who")),
      h("div", { class: "seg", role: "group", "aria-labelledby": "who" }, [1, 2].map((seat) => pick("seat", seat, characterName(mode, seat)))),
    ),
    h(
      "div",
      { class: "cpick" },
      h("span", { class: "head", id: "partner" }, t("campaign-partner")),
      h(
        "div",
        { class: "seg wrap", role: "group", "aria-labelledby": "partner" },
        PARTNERS.map(([who, glyph, words]) => pick("partner", who, t(words), glyph)),
      ),
    ),
    button("btn primary big", [icon("i-play"), t(part.wins ? "campaign-play-again" : "campaign-play")], play),
    problem);
}

async function sitDown(part, secret, bot) {
  const me = { who: "me", ...(store.settings.name ? { name: store.settings.name } : {}) };
  const other = wish.partner === "bot" ? { who: "bot", level: bot } : { who: wish.partner };
  const seats = wish.seat === 1 ? [me, other] : [other, me];
  const created = await createTable({ game: "embers", settings: part.settings, seats, campaign: secret });
  const of = (kind) => Object.fromEntries(created.seats.filter((seat) => seat[kind]).map((seat) => [seat.seat, seat[kind]]));
  store.remember(created.table, {
    host: created.host,
    tokens: of("token"),
    invitations: of("invitation"),
    game: "embers",
    mode: part.settings.mode,
    chapter: part.settings.chapter,
  });
  location.assign(`/table/${created.table}`);
}
