// The way in for newcomers: a first game in the arena step by step, and the prologue of Embers with a guide.

import { data } from "../api.js";
import { Bar } from "../bar.js";
import { h, icon, replace } from "../dom.js";
import { t } from "../words.js";
import { arenaScene, embersScene } from "../home/scenes.js";
import { openStep } from "./arena.js";
import { ARENA, CHAPTERS } from "./lessons.js";
import { openPrologue } from "./prologue.js";
import { isDone } from "./progress.js";

let table = null;

export async function openLearn(root, fragment) {
  const [lesson, number] = fragment.split("=");
  // The log of a lesson links into the replay of its table.
  if (lesson === "replay" && table) return location.assign(`/table/${table}#${fragment}`);
  if (lesson === "arena" && ARENA[Number(number) - 1]) return enter(await openStep(root, Number(number)));
  if (lesson === "embers") return enter(await openPrologue(root));
  return overview(root);
}

function enter({ id, leave }) {
  table = id;
  return leave;
}

async function overview(root) {
  const [arena, embers] = await Promise.all([data("arena"), data("embers")]);
  const open = ARENA.findIndex((step) => !isDone("arena", step.id));
  const begun = ARENA.some((step) => isDone("arena", step.id));
  const won = isDone("embers", "prologue");
  const mark = (done, next = false) => icon(done ? "i-check" : next ? "i-play" : "mark-action-used", done ? "ico good" : "ico dim");
  replace(root, new Bar(t("web-learn")).element, h("main", { class: "learn" },
    h("div", { class: "lead" }, h("h1", { class: "display" }, t("learn-title")), h("p", { class: "muted" }, t("learn-lead"))),
    h("div", { class: "lessons" },
      card("arena", arenaScene(arena), t("learn-arena-title"), t("learn-arena-text"), [
        CHAPTERS.map((chapter) => [
          h("h3", { class: "head" }, t(chapter.title)),
          h("ol", { class: "steps", start: ARENA.indexOf(chapter.steps[0]) + 1 }, chapter.steps.map((step) => entry(step, open, mark))),
        ]),
        h("a", { class: "btn primary big", href: `#arena=${open < 0 ? 1 : open + 1}` }, icon("i-play"),
          t(open < 0 ? "learn-repeat" : begun ? "learn-continue" : "learn-start")),
        open < 0 ? h("a", { class: "btn", href: "/?game=arena" }, icon("i-bot"), t("learn-play-arena")) : null,
      ]),
      card("embers", embersScene(embers), t("learn-prologue-title"), t("learn-prologue-text"), [
        h("ul", { class: "steps" }, ["learn-about-place", "learn-about-relive", "learn-about-rows", "learn-about-silence"].map((words) =>
          h("li", {}, h("span", {}, mark(won), h("span", { class: "grow" }, t(words)))))),
        h("a", { class: "btn primary big", href: "#embers" }, icon("i-play"), t(won ? "learn-repeat" : "learn-start")),
      ])),
    h("p", { class: "muted small" }, t("learn-note"), " ",
      h("a", { class: "inline", href: "/#rules-arena" }, t("web-rules-arena")), ", ",
      h("a", { class: "inline", href: "/#rules-embers" }, t("web-rules-embers")), ", ",
      h("a", { class: "inline", href: "/#cards" }, t("web-cards")), ".")));
}

/** A step of the arena in the overview; `open` is the first one that is not done. */
function entry(step, open, mark) {
  const index = ARENA.indexOf(step);
  const done = isDone("arena", step.id);
  return h("li", {}, h("a", { href: `#arena=${index + 1}`, class: index === open ? "next" : null },
    mark(done, index === open), h("span", { class: "grow" }, `${index + 1}. ${t(step.title)}`),
    done ? h("span", { class: "sr" }, t("learn-is-done")) : null));
}

function card(game, scene, title, text, content) {
  return h("section", { class: "panel lessoncard", "aria-label": title },
    h("div", { class: `scene ${game}`, "aria-hidden": "true" }, scene),
    h("div", { class: "pad lessonbody" }, h("h2", { class: "display" }, title), h("p", { class: "muted" }, text), content));
}
