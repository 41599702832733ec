// An invitation: who plays what with whom and how, then a name and sitting down. It is all said before one sits down.

import { data, invited, join } from "../api.js";
import { Bar, languageRow } from "../bar.js";
import { h, icon, replace } from "../dom.js";
import * as store from "../store.js";
import { t } from "../words.js";
import * as arenaInvitation from "../arena/invitation.js";
import * as embersInvitation from "../embers/invitation.js";
import { settings } from "./fair.js";
import { seatedBot } from "./seats.js";

/** What an invitation says of each game. */
const GAMES = { arena: arenaInvitation, embers: embersInvitation };

export async function openJoin(root, id, invitation, enter) {
  // The key stays the same until the seat is taken, so that a lost answer does no harm.
  const { key } = store.remember(id, { key: store.table(id)?.key ?? store.random() });
  const { seat, open, table, view } = await invited(id, invitation);
  const printed = await data(table.game);
  const game = GAMES[table.game];
  const told = { printed, view, seat, settings: table.settings };
  const host = table.seats.find((other) => other.seat !== seat && other.who !== "bot" && other.name)?.name ?? "";
  const sit = async (name) => {
    const joined = await join(id, invitation, key, name);
    store.change("name", name);
    store.remember(id, { tokens: { [joined.seat]: joined.token }, game: table.game, mode: table.settings.mode, chapter: table.settings.chapter });
    enter(id);
  };
  replace(root, new Bar("", [], languageRow()).element,
    h("main", { class: "joinpage" },
      h("section", { class: "joinhead" },
        h("p", { class: "frost joingame" }, `${t(game.NAME)} · ${game.part(told)}`),
        h("h1", { class: "display", tabindex: "-1" }, open ? (host ? t("join-invites", { name: host }) : t("join-invited")) : t("join-taken"))),
      h("section", { class: "joinpicture" }, game.picture(told), table.placed ? warning() : null),
      h("section", { class: "joinbox" },
        h("ol", { class: "joinseats", "aria-label": t("web-seats") }, table.seats.map((other) => plate(game, { ...told, seat: other.seat }, other, other.seat === seat && open))),
        facts(game, told, table),
        open ? form(table, id, sit) : h("a", { class: "btn primary big", href: table.watch ? `/table/${id}` : "/" }, table.watch ? [icon("i-eye"), t("web-only-watch")] : t("web-home")),
        open ? h("a", { class: "joinlearn", href: game.LESSON.address, target: "_blank", rel: "noopener" },
          icon("i-book"), h("span", { class: "grow" }, h("b", {}, t(game.LESSON.words)), h("br"), h("span", { class: "muted" }, t("join-learn-note"))), icon("i-next")) : null)));
}

function plate(game, told, other, own) {
  const name = own ? t("web-you") : other.name || (other.who === "bot" ? seatedBot(other.level) : other.open ? t("join-free") : t("web-seat", { seat: "ABCD"[other.seat - 1] }));
  const shelf = own ? game.shelf(told) : "";
  return h("li", { class: own ? "own" : "" },
    game.mark(told),
    h("span", { class: "grow" }, h("b", {}, name), h("span", { class: "muted joinrole" }, game.role(told))),
    shelf ? h("a", { class: "btn quiet", href: `/#cards=${shelf}`, target: "_blank", rel: "noopener" }, icon("i-cards"), t("join-cards")) : null,
    own || other.who === "bot" || other.open ? null : h("span", { class: `muted small ${other.here ? "live" : ""}` }, t(other.here ? "web-seat-here" : "web-seat-away")));
}

/** How it is played: the form with its goal, and what the host has set. */
function facts(game, told, table) {
  const goal = game.goal(told);
  return h("section", { class: "joinfacts", "aria-label": t("fair-title") },
    h("p", {}, h("b", {}, game.part(told)), goal ? `, ${goal}` : ""),
    h("ul", { class: "muted" }, settings(table).map((line) => h("li", {}, line))));
}

function form(table, id, sit) {
  const problem = h("p", { class: "bad", role: "alert" });
  const name = h("input", { type: "text", maxlength: "40", value: store.settings.name, autocomplete: "nickname", id: "join-name" });
  const submit = async (event) => {
    event.preventDefault();
    try {
      await sit(name.value.trim());
    } catch (refusal) {
      problem.textContent = refusal.message;
    }
  };
  return h("form", { class: "joinform", onsubmit: submit },
    h("label", { for: "join-name", class: "small muted" }, t("web-your-name")),
    h("div", { class: "row" },
      h("span", { class: "field" }, icon("i-person"), name),
      h("button", { type: "submit", class: "btn primary big" }, t("web-sit-down"))),
    problem,
    table.watch ? h("a", { class: "btn quiet joinwatch", href: `/table/${id}` }, icon("i-eye"), t("web-only-watch")) : null);
}

/** The host did not begin at the beginning. */
const warning = () => h("p", { class: "joinwarning" }, icon("i-warn"), h("span", {}, t("fair-placed")));
