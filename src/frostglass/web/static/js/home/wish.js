// The table that somebody is putting together: form, seats, schools, chapter.

import { button, h, icon, token } from "../dom.js";
import { t } from "../words.js";
import { MODES } from "../arena/view.js";
import { characterMark, characterName, partName } from "../embers/names.js";
import { aboutLevel, botName } from "../table/seats.js";

const RANDOM = "random";
/** The schools that stand at the seats before somebody chooses: those whose cards are read most easily. */
const FIRST = ["everfrost", "highland", "sylvan", "northern"];
/** How the schools come to their seats. */
const CHOSEN = "chosen";
const DRAFT = "draft";
const SCHOOLS = { [CHOSEN]: "home-schools-chosen", [RANDOM]: "home-schools-random", [DRAFT]: "home-schools-draft" };

export function freshWish(game, offers, known) {
  const bots = offers.games.find((offer) => offer.id === game).bots;
  const level = bots.includes("apprentice") ? "apprentice" : bots.at(-1);
  const wish = { game, watch: true, hints: true, level, seats: [] };
  if (game === "arena") Object.assign(wish, { mode: "duel", count: 2, schools: [], how: CHOSEN });
  else Object.assign(wish, { mode: "chapter", chapter: 1, count: 2 });
  return sized(wish, known);
}

/** As many seats and schools as the form has; those chosen already stay. */
function sized(wish, known) {
  const fresh = (index) => (index ? { who: "bot", level: wish.level, name: "" } : { who: "me", name: "" });
  wish.seats = Array.from({ length: wish.count }, (_, index) => wish.seats[index] ?? fresh(index));
  if (wish.game === "arena") {
    const kept = wish.schools.slice(0, wish.count);
    const all = new Set([...FIRST, ...Object.keys(known.arena.schools)]);
    const free = [...all].filter((school) => !kept.includes(school));
    wish.schools = Array.from({ length: wish.count }, (_, index) => kept[index] ?? free.shift());
  }
  return wish;
}

/** The settings as the game wants them; schools left to luck are drawn here, those of a draft hold the seats only. */
export function settingsOf(wish, known) {
  const { mode, chapter } = wish;
  if (wish.game === "embers") return mode === "chapter" ? { mode, chapter } : { mode };
  const schools = wish.how === RANDOM ? wish.schools.map(() => RANDOM) : wish.schools.slice();
  const free = Object.keys(known.arena.schools).filter((school) => !schools.includes(school));
  for (let index = 0; index < schools.length; index += 1) {
    if (schools[index] === RANDOM) [schools[index]] = free.splice(Math.floor(Math.random() * free.length), 1);
  }
  return wish.how === DRAFT ? { mode, schools, draft: true } : { mode, schools };
}

/** Chosen, by luck, or banned and picked at the table: buttons. */
export function schoolWays(wish, draw) {
  return Object.entries(SCHOOLS).map(([how, words]) => button(wish.how === how ? "on" : "", t(words), () => {
    wish.how = how;
    draw();
  }, { "aria-pressed": String(wish.how === how) }));
}

export function waysToPlay(wish, known, draw) {
  const way = (label, on, choose) => button(`btn opt${on ? " on" : ""}`, label, () => {
    choose();
    sized(wish, known);
    draw();
  }, { "aria-pressed": String(on) });
  if (wish.game === "embers") {
    const parts = known.embers.modes.flatMap(
      ({ id: mode }) => (mode === "chapter" ? known.embers.chapters.map((chapter) => ({ mode, chapter })) : [{ mode }]),
    );
    return [h("div", { class: "modes" }, parts.map(({ mode, chapter }) => {
      const on = wish.mode === mode && (chapter === undefined || wish.chapter === chapter);
      return way(partName(mode, chapter), on, () => Object.assign(wish, { mode, chapter }));
    }), h("a", { class: "btn opt", href: "/campaign" }, icon("i-book"), t("campaign-title"))),
    h("p", { class: "muted small hint2" }, t("campaign-home-note"))];
  }
  const forms = known.arena.modes.flatMap(({ id, seats }) =>
    seats.map((count) => ({ mode: id, count, several: seats.length > 1 })),
  );
  const order = ["duel", "high_form", "melee", "team_duel", "team_high_form"];
  forms.sort((one, other) => order.indexOf(one.mode) - order.indexOf(other.mode));
  return h("div", { class: "modes" }, forms.map(({ mode, count, several }) => {
    const name = several ? t("web-for", { mode: t(MODES[mode]), number: count }) : t(MODES[mode]);
    return way(name, wish.mode === mode && wish.count === count, () => Object.assign(wish, { mode, count }));
  }));
}

export function seatRows(wish, game, known, draw) {
  const colours = wish.game === "arena" ? known.arena.modes.find((mode) => mode.id === wish.mode).colours[wish.seats.length] : [];
  return h("ol", {}, wish.seats.map((seat, index) => h("li", { class: "seatrow" },
    wish.game === "arena" ? token(colours[index], "heroic") : h(
      "span",
      { class: "frost" },
      icon(characterMark(wish.mode, index + 1), "tok"),
    ),
    whoPick(wish, seat, index, game, draw),
    seat.who === "hotseat" ? h(
      "input",
      {
        class: "pick",
        type: "text",
        maxlength: "40",
        value: seat.name,
        placeholder: t("web-name"),
        "aria-label": t("web-name"),
        oninput: (event) => (seat.name = event.target.value.trim()),
      },
    ) : null,
    wish.game === "arena" ? wish.how === CHOSEN ? schoolPick(wish, index, known, draw) : null : h("span", { class: "role muted" }, characterName(wish.mode, index + 1)),
    seat.who === "bot" ? h("p", { class: "muted small about" }, aboutLevel(seat.level)) : null)));
}

function whoPick(wish, seat, index, game, draw) {
  const options = [
    ["me", t("web-who-me")],
    ["friend", t("web-who-friend")],
    ["hotseat", t("web-who-hotseat")],
    ...game.bots.map((level) => [`bot ${level}`, botName(level)]),
  ];
  const now = seat.who === "bot" ? `bot ${seat.level}` : seat.who;
  const glyph = { me: "i-person", friend: "i-link", hotseat: "i-curtain", bot: "i-bot" }[seat.who];
  return h("label", { class: "pick grow" }, icon(glyph),
    h("select", {
      "aria-label": t("web-who", { seat: "ABCD"[index] }),
      onchange: (event) => {
        const [who, level] = event.target.value.split(" ");
        // There is one "me": whoever sat there before makes room.
        if (who === "me") for (const other of wish.seats) if (other.who === "me") Object.assign(
          other,
          seat.who === "me" ? {} : { who: seat.who, level: seat.level ?? wish.level },
        );
        Object.assign(seat, { who, level: level ?? seat.level });
        draw();
      },
    }, options.map(([value, label]) => h("option", { value, selected: value === now }, label))));
}

function schoolPick(wish, index, known, draw) {
  const schools = Object.keys(known.arena.schools);
  const mine = wish.schools[index];
  const option = (school) => h(
    "option",
    { value: school, selected: school === mine },
    school === RANDOM ? t("web-random-school") : t(`school-${school}`),
  );
  return h("label", { class: "pick sch" }, icon(mine === RANDOM ? "i-rotate" : `school-${mine}`),
    h("select", {
      "aria-label": t("web-school", { seat: "ABCD"[index] }),
      onchange: (event) => {
        const taken = wish.schools.indexOf(event.target.value);
        if (event.target.value !== RANDOM && taken >= 0) wish.schools[taken] = wish.schools[index];
        wish.schools[index] = event.target.value;
        draw();
      },
    }, [...schools, RANDOM].map(option)));
}
