// Keys that work anywhere on a table. Single letters never act while somebody types and can be switched off.

import { settings } from "../store.js";
import { openLog } from "./log.js";

const typing = (element) => element instanceof HTMLElement && element.matches("input, select, textarea, dialog *");

export function keys(desk, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing(event.target)) return;
  if (event.key === "Escape") {
    if (desk.back()) event.preventDefault();
    return;
  }
  if (!desk.live) return;
  const { choosing } = desk;
  if (event.key === "Enter" && choosing.chosen && !(event.target instanceof HTMLButtonElement)) {
    event.preventDefault();
    choosing.confirm();
    return;
  }
  if (!settings.letters) return;
  const act = {
    "/": () => desk.command.input.focus(),
    u: () => (desk.state?.can_undo ? desk.undo() : refuse(desk, "undo")),
    r: () => choosing.nextWay(),
    "?": () => wonder(desk, event.target),
    i: () => desk.hint.ask(),
    e: () => take(desk, "end"),
    t: () => take(desk, "thaw"),
    b: () => desk.view?.focusBoard(),
    h: () => desk.view?.focusHand(),
    l: () => (desk.log.element.offsetParent ? desk.log.element.focus() : openLog(desk)),
  }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
  if (act) {
    event.preventDefault();
    act();
  } else if (/^[1-9]$/.test(event.key)) {
    event.preventDefault();
    desk.prompt.pick(Number(event.key));
  } else desk.view?.key?.(event);
}

/** Ask about what has the focus, or about everything. */
function wonder(desk, element) {
  if (!desk.seat) return;
  const wish = desk.view?.wish?.(element);
  desk.why.open(wish ?? {});
}

/** A key that can do nothing now says why, where what it stands for is seen. */
function refuse(desk, action) {
  const place = desk.seat && desk.view?.placeOf?.(action);
  if (place) desk.refusal.action(action, place);
}

function take(desk, role) {
  const choice = desk.choosing.choices.find((one) => one.role === role);
  if (choice) desk.choosing.choose(choice);
  else refuse(desk, role);
}
