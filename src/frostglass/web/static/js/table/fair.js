// What the host has set for a table, in words: for those who are about to sit down, and for those who sit there.

import { h, icon } from "../dom.js";
import { t } from "../words.js";

/** @type {[string, number][]} */
const TIMES = [["fair-gone-days", 86400], ["fair-gone-hours", 3600], ["fair-gone-minutes", 60]];

/** What a host may set, a sentence for each; that a position was set up is said elsewhere, as a warning. */
export function settings(info) {
  const people = info.seats.filter(({ who }) => who !== "bot");
  const friends = people.some(({ who }) => who === "friend");
  const hints = people.length > 1 ? "fair-hints-agreed" : "fair-hints";
  return [
    info.settings.draft ? t("fair-draft") : null,
    info.placed || info.settings.deal ? null : t("fair-dealt"),
    friends ? awayFor(info.patience) : null,
    t(info.may_hint ? hints : "fair-no-hints"),
    t(info.watch ? "fair-watched" : "fair-unwatched"),
    t(info.takes_back ? "fair-undo" : "fair-no-undo"),
  ].filter((line) => line);
}

/** Everything that a host may set, said openly; a position that was set up comes first, as a warning. */
export function terms(info) {
  return h("section", { class: "terms-set" },
    info.placed ? h("p", { class: "note warn" }, icon("i-warn"), h("span", {}, t("fair-placed"))) : null,
    h("h3", { class: "head" }, t("fair-title")),
    h("ul", { class: "muted small" }, settings(info).map((line) => h("li", {}, line))));
}

function awayFor(seconds) {
  const [id, unit] = TIMES.find(([, size]) => seconds >= size) ?? TIMES.at(-1);
  return t(id, { count: Math.max(1, Math.floor(seconds / unit)) });
}
