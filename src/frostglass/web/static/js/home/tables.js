// The tables of this browser, your move first, and joining by a link.

import { glances } from "../api.js";
import { h, icon, replace } from "../dom.js";
import { whereTo } from "../links.js";
import * as store from "../store.js";
import { t } from "../words.js";
import * as arena from "../arena/glance.js";
import * as embers from "../embers/glance.js";
import { seatedBot } from "../table/seats.js";

const SHOWN = 4;
/** What a table looks like at a glance. */
const GAMES = { arena, embers };

/** `known`: what is printed, by game. */
export function ownTables(known, quick) {
  const list = h("div", { class: "trows" }, h("p", { class: "muted small" }, t("web-loading")));
  load(list, known);
  const link = h(
    "input",
    {
      type: "text",
      id: "link",
      "aria-label": t("web-paste-link"),
      placeholder: t("web-paste-link"),
      autocomplete: "off",
      spellcheck: "false",
    },
  );
  const problem = h("p", { class: "bad", role: "alert" });
  const join = (event) => {
    event.preventDefault();
    const address = whereTo(link.value.trim());
    if (address) location.assign(address);
    else problem.textContent = t("web-bad-link");
  };
  return h("section", { class: "panel tables", "aria-label": t("web-your-tables") },
    h("h2", { class: "head" }, t("web-your-tables")), list, quick,
    h("form", { class: "join", onsubmit: join }, h("label", { class: "field" }, icon("i-link"), link), h("button", { type: "submit", class: "btn" }, t("web-join"))), problem);
}

async function load(list, known) {
  const own = store.tables().filter((table) => !table.lesson && Object.keys(table.tokens).length).slice(0, SHOWN * 2);
  const seats = own.map(({ table, tokens }) => ({ table, secret: Object.values(tokens)[0] }));
  const answers = own.length ? (await glances(seats).catch(() => ({ tables: [] }))).tables : [];
  const found = answers.flatMap((answer, index) => {
    if (answer.code === "table-unknown") store.forget(own[index].table);
    return answer.table ? [{ ...answer, id: own[index].table, seats: Object.keys(own[index].tokens).map(Number) }] : [];
  });
  const rank = ({ table, seats: mine }) => (table.result ? 2 : mine.includes(table.deciding) ? 0 : 1);
  found.sort((one, other) => rank(one) - rank(other));
  replace(list, found.length ? found.slice(0, SHOWN).map((table) => row(table, known)) : h("p", { class: "muted" }, t("web-no-tables")));
}

function row({ id, table, view, seats }, known) {
  const mine = !table.result && seats.includes(table.deciding);
  const others = table.seats.filter((seat) => !seats.includes(seat.seat)).map(nameOf);
  const { part, standing, thumb } = GAMES[table.game];
  const waits = table.result ? "" : t("web-thinks", { name: table.deciding ? nameOf(table.seats[table.deciding - 1]) : "" });
  const state = table.result ? t("home-finished") : mine ? t("web-your-move") : waits;
  const rest = [others.length ? t("web-with", { names: others.join(", ") }) : t("web-at-this-screen"), standing(view, seats)];
  return h("a", { class: `trow${mine ? " hot" : ""}`, href: `/table/${id}` },
    h("span", { class: "thumb", "aria-hidden": "true" }, thumb(known[table.game], view, seats)),
    h("span", { class: "grow" }, h("b", {}, part(table)), h("span", { class: "muted small" }, rest.filter(Boolean).join(", "))),
    h("span", { class: `chip${mine ? " hot" : ""}` }, state));
}

function nameOf({ seat, name, who, level }) {
  if (name) return name;
  return who === "bot" ? seatedBot(level) : who === "friend" ? t("web-a-friend") : t("web-seat", { seat: "ABCD"[seat - 1] });
}
