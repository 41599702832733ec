// The pending being of a seat: a bar under the hand with its squares and what it costs, and the piece on Merchant of Time.

import { button, h, icon, token } from "../dom.js";
import { t } from "../words.js";
import { pieceOf } from "./board.js";
import { diagram } from "./diagram.js";
import { cardName } from "./face.js";

const LOSS = 2;

/** The bars of one seat; none when nothing is pending. */
export function pendingBars(view, { pending, merchant }, seat) {
  if (!pending) return null;
  return [bar(view, pending, seat), merchant ? strip(view, merchant, seat) : null];
}

function bar(view, card, seat) {
  const { desk, printed } = view;
  const own = seat === desk.seat;
  const mark = own ? null : [view.mark(seat), " "];
  return h("div", { class: "pend", "data-card": card },
    h("span", { class: "md" }, diagram(printed.cards[card], { size: 12, room: [46, 44], spoken: false })),
    h(
      "p",
      { class: "grow" },
      mark,
      h("b", {}, cardName(printed, card)),
      " ",
      h("span", { class: "muted small" }, t(own ? "web-pending-own" : "web-pending-other"), " ", penalty(view, seat)),
    ),
    own ? summoning(view, card) : reading(view, card));
}

/** To the squares where the being can be summoned, or to the reason why there are none. */
function summoning(view, card) {
  const { desk, printed, state } = view;
  const squares = new Set(view.uses(card).map(({ marks }) => marks.square)).size;
  const short = state.short?.[card];
  if (squares) {
    return button("btn choice", t("web-squares", { number: squares }), () => desk.choosing.start("summon", card), { "data-card": card });
  }
  const words = short ? t("web-short", { number: short }) : t("web-why-short");
  const look = { "aria-label": t("web-why-card", { card: cardName(printed, card) }), "data-card": card };
  return desk.why ? button("btn quiet", [words, icon("i-why")], () => desk.why.open({ card }), look) : null;
}

function reading(view, card) {
  return button("iconbtn small", icon("i-hand"), () => view.hand.read(card), {
    "aria-label": cardName(view.printed, card),
    "data-card": card,
  });
}

/** What lies on the card is neither on the board nor in a supply. */
function strip(view, text, seat) {
  const { rank, colour } = pieceOf(text);
  return h("div", { class: "pend holds" },
    h("span", { class: "md" }, token(colour, rank)),
    h(
      "p",
      { class: "grow" },
      h("b", {}, t("web-on-card", { rank, owner: "ABCD"[colour - 1] })),
      " ",
      h("span", { class: "muted small" }, t("web-on-card-note")),
    ),
    seat === view.desk.seat ? null : view.mark(seat));
}

/** What a being still pending costs at the end: in a melee in each colour. */
function penalty(view, seat) {
  const { state, desk } = view;
  if (desk.state.result) return null;
  const points = view.corners.points(seat);
  return t("web-pending-loss", { points, left: points - LOSS, mode: state.melee ? "melee" : "other" });
}
