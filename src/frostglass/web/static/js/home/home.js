// The start page: two games, own tables, a new table in three columns.

import { createTable, data, games } from "../api.js";
import { Bar, languageRow } from "../bar.js";
import { button, h, icon, replace } from "../dom.js";
import * as store from "../store.js";
import { t } from "../words.js";
import { speeds } from "../table/film.js";
import { arenaScene, cardsScene, editorScene, embersScene, lessonScene } from "./scenes.js";
import { freshWish, schoolWays, seatRows, settingsOf, waysToPlay } from "./wish.js";
import { ownTables } from "./tables.js";

let wish = null;

export async function openHome(root, fragment) {
  const [offers, arena, embers] = await Promise.all([games(), data("arena"), data("embers")]);
  const known = { arena, embers };
  const asked = new URLSearchParams(location.search).get("game");
  wish ??= freshWish(asked in known ? asked : "arena", offers, known);
  const bar = new Bar("", [], languageRow());
  const nav = h("nav", { class: "row nav", "aria-label": t("learn-title") },
    h("a", { href: "/learn", "aria-label": t("web-learn") }, icon("i-play"), h("span", {}, t("web-learn"))),
    h("a", { href: "#rules-arena", "aria-label": t("web-rules") }, icon("i-book"), h("span", {}, t("web-rules"))),
    h("a", { href: "#cards", "aria-label": t("web-cards") }, icon("i-cards"), h("span", {}, t("web-cards"))),
    h("a", { href: "/editor", "aria-label": t("editor-link") }, icon("i-branch"), h("span", {}, t("editor-link"))));
  bar.element.insertBefore(nav, bar.element.querySelector(".lang"));
  const tiles = h("section", { class: "tiles", "aria-label": t("web-choose-game") });
  const make = h("section", { class: "panel make" });
  const problem = h("p", { class: "bad", role: "alert" });

  const open = async (wanted) => {
    problem.textContent = "";
    try {
      await openTable(wanted, known);
    } catch (refusal) {
      problem.textContent = refusal.message;
    }
  };
  const draw = () => {
    const controls = () => [...make.querySelectorAll("button, select, input")];
    const here = controls().indexOf(document.activeElement);
    drawMake(make, offers, known, draw, () => open(wish), problem);
    controls()[here]?.focus();
  };
  const drawTiles = () => {
    const choose = (game) => {
      if (wish.game !== game) wish = freshWish(game, offers, known);
      drawTiles();
      draw();
      tiles.querySelector('[aria-pressed="true"]').focus();
    };
    replace(tiles, offers.games.filter((game) => game.id in known).map((game) => tile(game.id, known, choose)));
  };
  drawTiles();
  draw();
  const quick = (game) => button("btn", [icon("i-bot"), t(QUICK[game])], () => open(freshWish(game, offers, known)));
  replace(root, bar.element,
    h("main", { class: "home" },
      h(
        "section",
        { class: "lead" },
        h("h1", { class: "display" }, t("web-lead")),
        h("p", { class: "muted" }, t("web-lead-note")),
      ),
      tiles,
      ownTables(
        known,
        h("div", { class: "quick" }, offers.games.filter((game) => game.id in QUICK).map((game) => quick(game.id)),
          h("a", { class: "btn frost", href: "/learn" }, icon("i-book"), t("learn-title"))),
      ),
      make,
      ways(known)));
  // A link that opens a table at once; going back shows the start page.
  const [, wanted] = fragment.match(/^quick=(\w+)$/) ?? [];
  if (wanted in QUICK) {
    history.replaceState(null, "", "/");
    await open(freshWish(wanted, offers, known));
  }
}

const QUICK = { arena: "web-quick-arena", embers: "web-quick-embers" };
const NAMES = { arena: ["web-arena", "web-arena-note"], embers: ["web-embers", "web-embers-note"] };

function tile(game, known, choose) {
  const on = wish.game === game;
  const [name, note] = NAMES[game];
  const scene = game === "arena" ? arenaScene(known.arena) : embersScene(known.embers);
  return button(`tile2${on ? " on" : ""}`, [
    h("span", { class: `scene ${game}`, "aria-hidden": "true" }, scene),
    h("span", { class: "cap" },
      h(
        "span",
        { class: "row" },
        h("b", { class: "display" }, t(name)),
        on ? h("span", { class: "badge" }, icon("i-check"), t("web-chosen")) : null,
      ),
      h("span", { class: "muted" }, t(note))),
  ], () => choose(game), { "aria-pressed": String(on) });
}

function drawMake(make, offers, known, draw, open, problem) {
  const game = offers.games.find((offer) => offer.id === wish.game);
  make.setAttribute("aria-label", t("web-new-table"));
  const watch = h(
    "input",
    { type: "checkbox", checked: wish.watch ? true : null, onchange: (event) => (wish.watch = event.target.checked) },
  );
  const name = h(
    "input",
    {
      type: "text",
      "aria-label": t("web-your-name"),
      maxlength: "40",
      autocomplete: "nickname",
      value: store.settings.name,
      placeholder: t("web-your-name"),
      oninput: (event) => store.change("name", event.target.value.trim()),
    },
  );
  const hints = (on, label) => button(wish.hints === on ? "on" : "", t(label), () => {
    wish.hints = on;
    draw();
  }, { "aria-pressed": String(wish.hints === on) });
  const setting = (label, buttons) => h("div", { class: "setting" }, h("span", { class: "grow" }, t(label)), h("div", { class: "seg", role: "group", "aria-label": t(label) }, buttons));
  replace(make,
    h("div", { class: "col" }, h("h2", { class: "head" }, t("web-how")), waysToPlay(wish, known, draw)),
    h(
      "div",
      { class: "col seats" },
      h("h2", { class: "head" }, t("web-seats")),
      seatRows(wish, game, known, draw),
      h("p", { class: "muted small hint2" }, t("web-seats-hint")),
      h("div", { class: "settings" },
        wish.game === "arena" ? setting("home-schools", schoolWays(wish, draw)) : null,
        setting("film-speed", speeds(draw)),
        setting("home-hints", [hints(false, "home-hints-off"), hints(true, "home-hints-on")])),
    ),
    h("div", { class: "col opts" },
      h("h2", { class: "head" }, t("web-table")),
      name,
      h("label", { class: "check" }, watch, t("web-may-watch")),
      h("p", { class: "muted small" }, game.takes_back ? t("web-undo-note") : t("web-no-undo-note")),
      problem,
      button("btn primary big", t("web-open-table"), open)));
}

/** Ask the server for a table, keep its secrets here, go there. */
async function openTable(wanted, known) {
  const seats = wanted.seats.map((seat) => ({
    who: seat.who,
    ...(seat.who === "bot" ? { level: seat.level } : {}),
    ...(seat.who === "me" && store.settings.name ? { name: store.settings.name } : {}),
    ...(seat.who === "hotseat" && seat.name ? { name: seat.name } : {}),
  }));
  const created = await createTable({ game: wanted.game, settings: settingsOf(wanted, known), seats, watch: wanted.watch, hints: wanted.hints });
  const tokens = Object.fromEntries(created.seats.filter((seat) => seat.token).map((seat) => [seat.seat, seat.token]));
  const invitations = Object.fromEntries(
    created.seats.filter((seat) => seat.invitation).map((seat) => [seat.seat, seat.invitation]),
  );
  store.remember(
    created.table,
    { host: created.host, tokens, invitations, game: wanted.game, mode: wanted.mode, chapter: wanted.chapter },
  );
  location.assign(`/table/${created.table}`);
}

/** Where else one can go from here: to learn, to read, to try. */
function ways({ arena }) {
  const way = (address, scene, name, note) => h("a", { class: "panel way2", href: address },
    h("span", { class: "wayscene", "aria-hidden": "true" }, scene),
    h("span", { class: "grow" }, h("b", { class: "display" }, t(name)), h("span", { class: "muted" }, t(note))),
    icon("i-next"));
  return h("nav", { class: "ways", "aria-label": t("home-ways") },
    way("/learn", lessonScene(arena), "learn-title", "home-learn-note"),
    way("#cards", cardsScene(arena), "web-cards", "home-cards-note"),
    way("/editor", editorScene(arena), "editor-link", "home-editor-note"));
}
