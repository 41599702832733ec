// Taking a seat by a friend's link: say who you are, sit down.

import { join, tableInfo } from "../api.js";
import { Bar } from "../bar.js";
import { h, icon, replace } from "../dom.js";
import * as store from "../store.js";
import { t } from "../words.js";
import { terms } from "./fair.js";

export async function openJoin(root, id, invitation, enter) {
  // The key stays the same until the seat is taken, so that a lost answer does no harm.
  const { key } = store.remember(id, { key: store.table(id)?.key ?? store.random() });
  const info = await tableInfo(id, invitation).catch(() => null);
  const problem = h("p", { class: "bad", role: "alert" });
  const name = h(
    "input",
    { type: "text", maxlength: "40", value: store.settings.name, autocomplete: "nickname", id: "join-name" },
  );
  const sit = async (event) => {
    event.preventDefault();
    try {
      const joined = await join(id, invitation, key, name.value.trim());
      store.change("name", name.value.trim());
      store.remember(id, { tokens: { [joined.seat]: joined.token } });
      enter(id);
    } catch (refusal) {
      problem.textContent = refusal.message;
    }
  };
  const others = info?.seats.filter((seat) => seat.name).map((seat) => seat.name).join(", ");
  replace(root, new Bar(t("web-join")).element,
    h("main", { class: "lonely" },
      h("form", { class: "panel joinbox", onsubmit: sit },
        h("h1", { class: "display" }, t("web-join-title")),
        others ? h("p", { class: "muted" }, t("web-join-with", { names: others })) : null,
        h("label", { for: "join-name", class: "small muted" }, t("web-your-name")),
        name,
        info ? terms(info) : null,
        problem,
        h("button", { type: "submit", class: "btn primary big" }, icon("i-check"), t("web-sit-down")),
        info?.watch ? h("a", { class: "btn quiet", href: `/table/${id}` }, icon("i-eye"), t("web-only-watch")) : null)));
  name.focus();
}
