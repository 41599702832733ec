// A panel over the page. Esc, the cross and a click beside it close it.

import { button, h, icon } from "./dom.js";
import { t } from "./words.js";

export function openDialog(title, children) {
  const dialog = h("dialog", {
    class: "panel box",
    "aria-label": title,
    onclose: () => dialog.remove(),
    onclick: (event) => event.target === dialog && dialog.close(),
  },
    h("div", { class: "boxin" },
      h(
        "div",
        { class: "row boxhead" },
        h("h2", { class: "display grow" }, title),
        button("iconbtn", icon("i-cross"), () => dialog.close(), { "aria-label": t("web-close") }),
      ),
      children));
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
