// The viewer's cards: beings, legends, flares; below them what lies beside the board. A card in ember can be played now.

import { button, h, icon, replace } from "../dom.js";
import { onWonder } from "../table/why.js";
import { has, t } from "../words.js";
import { diagram } from "./diagram.js";
import { cardName } from "./face.js";
import { pendingBars } from "./pending.js";

/** Words of more letters than this are set closer, so that they need not be broken. */
const LONG = 12;

export class Hand {
  constructor(view) {
    this.view = view;
    this.cards = h("div", { class: "hand" });
    this.ice = h("div", { class: "ices" });
    this.element = h("section", { class: "panel handbox slot", "aria-label": t("web-hand") }, this.cards, this.ice);
    this.cards.addEventListener("keydown", (event) => this.walk(event));
    onWonder(this.cards, (event) => {
      const { card } = event.target.closest("[data-card]")?.dataset ?? {};
      if (card) view.wonder({ card });
    });
  }

  update() {
    const { desk, state } = this.view;
    const own = state.seats[state.seat - 1]?.pending;
    const held = this.view.hold.filter((card) => card !== own);
    const focused = document.activeElement?.dataset?.card;
    replace(this.cards, held.map((card) => this.mini(card)));
    if (focused) this.cards.querySelector(`.mini[data-card="${focused}"]`)?.focus({ preventScroll: true });
    replace(this.ice, state.seats.map((other, index) => [
      other.frozen ? this.onIce(other.frozen, index + 1) : null,
      pendingBars(this.view, other, index + 1),
    ]));
    this.element.hidden = !held.length && !this.ice.childElementCount;
    this.element.setAttribute("aria-label", desk.seat ? t("web-hand") : t("web-on-ice"));
  }

  mini(card) {
    const { choosing } = this.view.desk;
    const choices = this.view.uses(card);
    const on = choosing.has("summon") === card || choosing.chosen?.marks.card === card;
    const focus = this.view.focus.shown === card;
    const squares = new Set(choices.map((choice) => choice.marks.square).filter(Boolean)).size;
    const flare = card in this.view.printed.flares;
    const being = this.view.printed.cards[card];
    const short = this.view.state.short?.[card];
    const rank = being && icon(`rank-${being.rank}`);
    const line = squares
      ? h("span", { class: "yes" }, icon(`rank-${being.rank}`), t("web-squares", { number: squares }))
      : h("span", { class: "no" }, being ? [rank, short ? [t("web-short", { number: short }), icon("i-why")] : t(`rank-${being.rank}`)] : null);
    const hinted = this.view.desk.hint?.choice?.marks.card === card;
    const name = cardName(this.view.printed, card);
    const looks = {
      flaremini: flare,
      longword: name.split(/[\s-]/).some((word) => word.length > LONG),
      on,
      can: choices.length > 0,
      off: !squares && !(flare && choices.length),
      seen: focus,
      hinted,
    };
    const look = ["mini", ...Object.keys(looks).filter((name) => looks[name])].join(" ");
    return button(look, [
      h(
        "span",
        { class: "md" },
        flare ? icon("mark-flare", "frost flareico") : diagram(being, { size: 16, room: [56, 54], spoken: false }),
      ),
      h(
        "span",
        { class: "mt" },
        h("b", {}, name),
        flare ? this.needs(card, choices.length > 0) : line,
      ),
    ], () => this.read(card), { "data-card": card, "aria-pressed": String(focus) });
  }

  /** How far the strongest opponent is from a flare's two criteria. */
  needs(card, can) {
    const { state, printed } = this.view;
    const [upper, lower] = printed.flares[card];
    const most = (index) => Math.max(...Object.values(state.differences).map((pair) => pair[index]));
    const mine = state.turn === state.seat;
    const line = (words, index, need) => h(
      "span",
      { class: can ? "yes" : "muted" },
      mine ? `${t(words)} ${String(most(index)).replace("-", "−")}/${need}` : `${t(words)} ${need}`,
    );
    return [line("web-upgraded", 0, upper), line("web-pieces", 1, lower)];
  }

  /** Reading is not acting: a press shows the card, and nothing is chosen or lost by it. */
  read(card) {
    const { desk, focus, finder } = this.view;
    if (desk.why?.asking) {
      desk.why.open({ card });
      return;
    }
    finder.close();
    focus.card = card;
    desk.draw();
  }

  onIce(card, seat) {
    const { desk, printed } = this.view;
    const thaw = desk.live && seat === desk.seat ? desk.choosing.of("card", card)[0] : null;
    const words = `card-${card}.frozen`;
    return h("div", { class: "onice" }, icon("mark-frozen"),
      h(
        "p",
        { class: "grow" },
        seat === desk.seat ? null : [this.view.mark(seat), " "],
        h("b", {}, cardName(printed, card)),
        ": ",
        has(words) ? t(words) : "",
      ),
      thaw ? button("btn choice", [icon("mark-thaw"), t("web-thaw")], () => desk.choosing.press(thaw)) : null,
      !thaw && seat === desk.seat && desk.why
        ? button("iconbtn small", icon("i-why"), () => desk.why.open({ action: "thaw" }), {
          "aria-label": t("web-why-card", { card: cardName(printed, card) }),
        })
        : null);
  }

  walk(event) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const cards = [...this.cards.querySelectorAll(".mini")];
    const here = cards.indexOf(document.activeElement);
    cards[(here + step + cards.length) % cards.length]?.focus();
  }

  focusFirst() {
    (this.cards.querySelector(".mini.on") ?? this.cards.querySelector(".mini"))?.focus();
  }
}
