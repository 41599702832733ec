// What lies on one spot of the Mind, from top to bottom: everything there was laid openly, so everybody may look.

import { h } from "../dom.js";
import { openDialog } from "../dialog.js";
import { t } from "../words.js";
import { AREAS, memoryPicture } from "./memory.js";

/** The cards that share an area with a card, that card too, the highest first. */
export function stackOf(mind, card) {
  const areas = ({ x, y }) => AREAS.map(([dx, dy]) => `${x + dx},${y + dy}`);
  const here = new Set(areas(mind.find((laid) => laid.card === card)));
  return mind.filter((laid) => areas(laid).some((area) => here.has(area))).reverse();
}

export function openStack(view, card) {
  const { printed, state } = view;
  const row = (laid) => h(
    "li",
    { class: "row" },
    memoryPicture(printed.memories[laid.card]),
    h(
      "span",
      { class: "grow" },
      h("b", {}, view.cardName(laid.card)),
      h("br"),
      h("span", { class: "muted small" }, t("web-at", { x: laid.x, y: laid.y })),
      laid.visible ? null : h("span", { class: "muted small" }, ` · ${t("web-hidden")}`),
    ),
  );
  openDialog(t("web-stack", { card: view.cardName(card) }), [
    h("p", { class: "muted small" }, t("web-stack-note")),
    h("ol", { class: "stacklist" }, stackOf(state.mind, card).map(row)),
  ]);
}
