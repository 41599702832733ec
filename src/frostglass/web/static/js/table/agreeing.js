// Hints between people: only while all agree. Each says so here, and everybody sees who wishes for them and who asked for one.

import { agree } from "../api.js";
import { button, h, replace } from "../dom.js";
import { t } from "../words.js";

const ABOUT = "hints";

/** Is it for the people of this table to agree on hints? */
function theirs({ info }) {
  return info.may_hint && !info.result && info.seats.filter(({ who }) => who !== "bot").length > 1;
}

async function wish(desk, answer) {
  try {
    // At one screen one press speaks for all who sit at it.
    for (const token of Object.values(desk.tokens)) desk.info = { ...desk.info, ...await agree(desk.id, token, answer, ABOUT) };
  } catch (refusal) {
    desk.notices.show("i-warn", refusal.message, "bad");
  }
  desk.draw();
}

const wishes = (info, seat) => info?.wishes?.[ABOUT]?.[seat] === "yes";

/** The switch for the menu; nothing where there is nothing to agree on. */
export function hintsSwitch(desk) {
  if (!desk.seat || !desk.info || !theirs(desk)) return null;
  const row = h("div", { class: "seg", role: "group", "aria-label": t("agree-hints") });
  const draw = () => {
    const on = wishes(desk.info, desk.seat);
    const way = (answer, words, pressed) => button(pressed ? "on" : "", t(words), () => wish(desk, answer).then(draw), { "aria-pressed": String(pressed) });
    replace(row, way("no", "home-hints-off", !on), way("yes", "home-hints-on", on));
  };
  draw();
  return [h("div", { class: "row" }, h("span", { class: "grow" }, t("agree-hints")), row), h("p", { class: "muted small" }, t("agree-note"))];
}

/** Tell what has changed among the others: who wishes for hints, that they are on or off now, who asked for one. */
export function tellOfHints(desk, before) {
  const { info } = desk;
  if (!before || !theirs(desk)) return;
  const others = info.seats.filter(({ seat, who }) => who !== "bot" && !desk.mine(seat)).map(({ seat }) => seat);
  const asked = others.find((seat) => (info.wishes.hinted?.[seat] ?? "") !== (before.wishes.hinted?.[seat] ?? ""));
  const wishing = others.find((seat) => wishes(info, seat) && !wishes(before, seat));
  const name = (seat) => desk.seatName(seat);
  if (asked) desk.notices.show("i-bot", t("agree-asked", { name: name(asked) }));
  else if (info.hints !== before.hints) desk.notices.show("i-bot", t(info.hints ? "agree-all" : "agree-ended"));
  else if (wishing && desk.seat && !wishes(info, desk.seat)) {
    const too = button("btn frost", t("agree-too"), () => wish(desk, "yes"));
    desk.notices.show("i-bot", t("agree-wishes", { name: name(wishing) }), "", true, too);
  }
}
