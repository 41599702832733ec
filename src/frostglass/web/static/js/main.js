// Which page an address shows. A table's secret stands in the fragment; it is stored and taken out of the address.

import { onLanguage } from "./bar.js";
import { openCampaign } from "./campaign/campaign.js";
import { h, replace } from "./dom.js";
import { openEditor } from "./editor/editor.js";
import { openHome } from "./home/home.js";
import { openLearn } from "./learn/learn.js";
import { openCards } from "./library/cards.js";
import { openRules } from "./library/rules.js";
import * as store from "./store.js";
import { Desk } from "./table/desk.js";
import { openJoin } from "./table/join.js";
import { openReplay } from "./table/replay.js";
import { tableInfo } from "./api.js";
import { passes, tried, wait } from "./wait.js";
import { loadWords, t } from "./words.js";

const root = document.getElementById("app");
let leave = () => {};
let asked = 0;

async function show() {
  leave();
  leave = () => {};
  document.querySelectorAll("dialog").forEach((dialog) => dialog.remove());
  const [, id] = location.pathname.match(/^\/table\/([\w-]+)$/) ?? [];
  const fragment = location.hash.slice(1);
  asked += 1;
  const number = asked;
  // A page that loads longer than the one that was asked for after it does not take its place.
  const place = { replaceChildren: (...parts) => number === asked && root.replaceChildren(...parts) };
  try {
    const left = (id ? await table(place, id, fragment) : await page(place, fragment)) ?? (() => {});
    if (number !== asked) {
      left();
      return;
    }
    leave = left;
    tried(0);
  } catch (problem) {
    if (number !== asked) return;
    if (passes(problem)) wait(problem);
    else replace(
      root,
      h(
        "main",
        { class: "lonely" },
        h("h1", { class: "display" }, t("web-problem")),
        h("p", {}, problem.message),
        h("a", { class: "btn", href: "/" }, t("web-home")),
      ),
    );
  }
}

async function page(place, fragment) {
  if (location.pathname === "/editor") return openEditor(place, fragment);
  if (location.pathname === "/learn") return openLearn(place, fragment);
  if (location.pathname === "/campaign") return openCampaign(place, fragment);
  if (fragment.startsWith("cards")) return openCards(place, fragment.split("=")[1]);
  if (fragment === "rules-arena" || fragment === "rules-embers") return openRules(place, fragment.slice(6));
  return openHome(place, fragment);
}

async function table(place, id, fragment) {
  const [kind, secret] = fragment.split("=");
  if (kind === "replay") return openReplay(place, id, Number(secret ?? -1));
  if (kind === "i" && secret) {
    if (!Object.keys(store.table(id)?.tokens ?? {}).length) return openJoin(place, id, secret, () => (leave = enter(place, id)));
  } else if (kind === "t" && secret) {
    const { seat } = await tableInfo(id, secret);
    store.remember(id, { tokens: { [seat]: secret } });
  }
  return enter(place, id);
}

function enter(place, id) {
  history.replaceState(null, "", `/table/${id}`);
  const desk = new Desk(place, id);
  return () => desk.close();
}

async function begin() {
  try {
    await loadWords();
  } catch (problem) {
    wait(problem);
    return;
  }
  await show();
}

onLanguage(begin);
addEventListener("hashchange", show);
// Without it, the page that waits has taken its place already.
if (root) await begin();
