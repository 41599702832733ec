// What can be done with a table beside playing: seats, replay, settings, resigning.

import { button, h, icon, replace } from "../dom.js";
import { openDialog } from "../dialog.js";
import { languageRow, theme } from "../bar.js";
import { change, settings } from "../store.js";
import { t } from "../words.js";
import { hintsSwitch } from "./agreeing.js";
import { speeds } from "./film.js";
import { openSeats } from "./seats.js";

export function openMenu(desk) {
  const item = (glyph, label, act) => button("btn wide", [icon(glyph), label], () => {
    dialog.close();
    act();
  });
  const option = (name, label, look = "") => h("label", { class: `check ${look}` },
    h("input", { type: "checkbox", checked: settings[name] ? true : null, onchange: (event) => change(name, event.target.checked) }), label);
  const playing = desk.seat && desk.state && !desk.state.result;
  const dialog = openDialog(t("web-menu"), [
    h("div", { class: "stack" },
      desk.info ? item("i-person", t("web-seats"), () => openSeats(desk)) : null,
      desk.view?.openPiles ? item("i-discard", t("web-discards"), () => desk.view.openPiles()) : null,
      item("i-play", t("web-replay"), () => (location.hash = "#replay")),
      h(
        "a",
        { class: "btn wide", href: `/#rules-${desk.info?.game ?? "arena"}`, target: "_blank" },
        icon("i-book"),
        t("web-rules"),
      ),
      h(
        "a",
        { class: "btn wide", href: desk.view?.shelf ? `/#cards=${desk.view.shelf}` : "/#cards", target: "_blank" },
        icon("i-cards"),
        t("web-cards"),
      ),
      playing ? item("i-cross", t("web-resign"), () => confirmResigning(desk)) : null,
    ),
    h("h3", { class: "head" }, t("web-settings")),
    h("div", { class: "row" }, languageRow(), theme()),
    filmSpeed(),
    hintsSwitch(desk),
    option("confirm", t("web-setting-confirm")),
    option("letters", t("web-setting-letters")),
    option("sound", t("web-setting-sound"), "only-small"),
    h("h3", { class: "head" }, t("web-keys")),
    h("p", { class: "muted small" }, desk.view?.keys ?? t("web-keys-note")),
  ]);
}

/** How fast the turns of others are shown. */
function filmSpeed() {
  const row = h("div", { class: "seg", role: "group", "aria-label": t("film-speed") });
  const draw = () => replace(row, speeds(draw));
  draw();
  return h("div", { class: "row" }, h("span", { class: "grow" }, t("film-speed")), row);
}

function confirmResigning(desk) {
  const dialog = openDialog(t("web-resign"), [
    h("p", {}, t("web-resign-note")),
    h("div", { class: "row" },
      button("btn primary grow", t("web-resign"), () => {
        dialog.close();
        desk.resign();
      }),
      button("btn", t("web-cancel"), () => dialog.close())),
  ]);
}
