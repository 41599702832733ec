// The tables of this browser, your move first, and joining by a link.

import { tableInfo } from "../api.js";
import { h, icon, replace, token } from "../dom.js";
import { whereTo } from "../links.js";
import * as store from "../store.js";
import { t } from "../words.js";
import { MODES } from "../arena/view.js";
import { partName } from "../embers/names.js";
import { seatedBot } from "../table/seats.js";

const SHOWN = 4;

export function ownTables(quick) {
  const list = h("div", { class: "trows" }, h("p", { class: "muted small" }, t("web-loading")));
  load(list);
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

async function load(list) {
  const known = store.tables().filter((table) => !table.lesson && Object.keys(table.tokens).length).slice(0, SHOWN * 2);
  const found = (await Promise.all(known.map(async (table) => {
    const [seat, secret] = Object.entries(table.tokens)[0];
    try {
      return {
        ...table,
        info: await tableInfo(table.table, secret),
        seats: Object.keys(table.tokens).map(Number),
        seat,
      };
    } catch (refusal) {
      if (refusal.status === 404) store.forget(table.table);
      return null;
    }
  }))).filter(Boolean);
  const rank = (table) => (table.info.result ? 2 : table.seats.includes(table.info.deciding) ? 0 : 1);
  found.sort((one, other) => rank(one) - rank(other));
  replace(list, found.length ? found.slice(0, SHOWN).map(row) : h("p", { class: "muted" }, t("web-no-tables")));
}

function row({ table, info, seats }) {
  const mine = !info.result && seats.includes(info.deciding);
  const others = info.seats.filter((seat) => !seats.includes(seat.seat)).map((seat) => seat.name || (seat.who === "bot" ? seatedBot(seat.level) : t("web-a-friend")));
  const name = info.game === "arena" ? t(MODES[info.settings.mode]) : partName(info.settings.mode, info.settings.chapter);
  const standing = info.result ? t("web-replay") : mine ? t("web-your-move") : t("web-waiting");
  return h("a", { class: `trow${mine ? " hot" : ""}`, href: `/table/${table}${info.result ? "#replay" : ""}` },
    info.game === "arena" ? token(seats[0] > 4 ? 1 : seats[0], "heroic") : h("span", { class: "s-flames" }, icon("suit-flames", "tok")),
    h(
      "span",
      { class: "grow" },
      h("b", {}, name),
      h("br"),
      h(
        "span",
        { class: "muted small" },
        others.length ? t("web-with", { names: others.join(", ") }) : t("web-at-this-screen"),
      ),
    ),
    h("span", { class: `chip${mine ? " hot" : ""}` }, standing));
}

