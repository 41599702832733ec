// Who sits where: links for friends, who is here, and what the host may do about an empty or deserted seat.

import { declareGone, games, seatBot } from "../api.js";
import { button, h, icon, replace } from "../dom.js";
import * as store from "../store.js";
import { language, t } from "../words.js";
import { openDialog } from "../dialog.js";
import { terms } from "./fair.js";

const LEVELS = {
  random: "web-bot-random",
  child: "web-bot-child",
  novice: "web-bot-novice",
  apprentice: "web-bot-apprentice",
  adept: "web-bot-adept",
  attacker: "web-bot-attacker",
  builder: "web-bot-builder",
  warden: "web-bot-warden",
  master: "web-bot-master",
  grandmaster: "web-bot-grandmaster",
  partner: "web-bot-partner",
  guide: "web-bot-guide",
};

const ABOUT = {
  random: "web-bot-about-random",
  child: "web-bot-about-child",
  novice: "web-bot-about-novice",
  apprentice: "web-bot-about-apprentice",
  adept: "web-bot-about-adept",
  attacker: "web-bot-about-attacker",
  builder: "web-bot-about-builder",
  warden: "web-bot-about-warden",
  master: "web-bot-about-master",
  grandmaster: "web-bot-about-grandmaster",
  partner: "web-bot-about-partner",
  guide: "web-bot-about-guide",
};

/** How a level of bots plays, in a sentence; null for one that nothing is said of. */
export function aboutLevel(level) {
  return level in ABOUT ? t(ABOUT[level]) : null;
}

/** A level of bots in words. */
export function levelName(level) {
  return level in LEVELS ? t(LEVELS[level]) : level;
}

/** A bot where one chooses between bots and people. */
export function botName(level) {
  return t("web-bot", { level: levelName(level) });
}

/** A bot at its seat: its level is its name. */
export function seatedBot(level) {
  const name = levelName(level);
  return name.charAt(0).toLocaleUpperCase(language()) + name.slice(1);
}

export function hasOpenSeat(desk) {
  return desk.info.seats.some((seat) => seat.open);
}

export function openSeats(desk) {
  const list = h("ol", { class: "seatlist" });
  const problem = h("p", { class: "bad", role: "alert" });
  const draw = () => replace(list, desk.info.seats.map((seat) => row(desk, seat, problem, draw)));
  draw();
  openDialog(t("web-seats"), [
    h("p", { class: "muted" }, t("web-seats-note")),
    list,
    desk.info.watch ? h(
      "div",
      { class: "row watchlink" },
      h("span", { class: "grow muted" }, t("web-watch-link")),
      copy(`${location.origin}/table/${desk.id}`),
    ) : null,
    problem,
    terms(desk.info),
  ]);
}

function row(desk, seat, problem, draw) {
  const known = store.table(desk.id);
  const invitation = known?.invitations[seat.seat];
  const own = known?.tokens[seat.seat];
  const attempt = async (action) => {
    problem.textContent = "";
    try {
      desk.info = { ...desk.info, seats: (await action()).seats };
      draw();
    } catch (refusal) {
      problem.textContent = refusal.message;
    }
  };
  const standing = seat.open ? t("web-seat-open") : seat.here ? t("web-seat-here") : t("web-seat-away");
  const base = `${location.origin}/table/${desk.id}`;
  return h("li", {},
    desk.mark(seat.seat),
    h(
      "span",
      { class: "grow" },
      h("b", {}, desk.seatName(seat.seat)),
      h("br"),
      h("span", { class: "muted small" }, standing),
    ),
    seat.open && invitation ? copy(`${base}#i=${invitation}`) : null,
    seat.who !== "bot" && own && desk.local.length < 2 ? copy(`${base}#t=${own}`, t("web-copy-own")) : null,
    seat.open && known?.host ? fillWithBot(desk, seat, known.host, attempt) : null,
    !seat.open && !seat.here && seat.who !== "bot" && known?.host && !desk.state?.result
      ? button("btn", t("web-declare-gone"), () => attempt(() => declareGone(desk.id, seat.seat, known.host)))
      : null,
  );
}

function fillWithBot(desk, seat, host, attempt) {
  const fill = button("btn", [icon("i-bot"), t("web-fill-with-bot")], async () => {
    const offer = (await games()).games.find((game) => game.id === desk.info.game);
    await attempt(() => seatBot(desk.id, seat.seat, host, offer.adviser));
  });
  return fill;
}

/** A button that copies a link, and says that it did. */
export function copy(link, label = t("web-copy-link")) {
  const text = h("span", {}, label);
  return button("btn frost", [icon("i-link"), text], async () => {
    try {
      await navigator.clipboard.writeText(link);
      text.textContent = t("web-copied");
    } catch {
      prompt(label, link);
    }
  });
}
