// Discard piles as far as the rules let the viewer look: the own pile, what others put down openly, legends and flares.

import { h } from "../dom.js";
import { openDialog } from "../dialog.js";
import { t } from "../words.js";
import { cardName } from "./face.js";
import { supply } from "./score.js";

export function openPiles(view) {
  const { state, desk, printed } = view;
  const pile = (title, cards, count = cards.length) => h(
    "section",
    { class: "pilebox" },
    h("h3", { class: "row" }, title, h("span", { class: "end muted" }, count)),
    cards.length ? h("p", {}, cards.map((card) => cardName(printed, card)).join(", ")) : null,
    count > cards.length
      ? h("p", { class: "muted small" }, t("web-face-down-cards", { number: count - cards.length }))
      : null,
    cards.length || count ? null : h("p", { class: "muted small" }, t("web-pile-empty")),
  );
  // Of another's pile one knows what went there openly; a card may have left it again in secret.
  const own = (seat, index) => pile(
    [view.mark(index + 1), desk.seatName(index + 1)],
    seat.discard ?? seat.shown,
    seat.discard_size,
  );
  openDialog(t("web-discards"), [
    supply(view),
    state.seats.map(own),
    pile(t("web-legends"), state.legend_discard),
    pile(t("web-flares"), state.flare_discard),
    state.seats.map((_, index) => {
      const claimed = state.claimed[view.colour(index + 1) - 1] ?? [];
      const first = view.colour(index + 1) === index + 1;
      return claimed.length && first
        ? pile([view.mark(index + 1), `${desk.seatName(index + 1)}: ${t("web-claimed")}`], claimed)
        : null;
    }),
  ]);
}
