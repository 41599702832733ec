// Cards of the captivity deck as they are read: the story of a chapter, rules, abilities, help. The words come ready.

import { h, icon } from "../dom.js";
import { t } from "../words.js";

const KINDS = ["chapter", "rule", "ability", "help", "demon", "character", "archive"];
const GLYPHS = { rule: "i-book", ability: "mark-action", help: "i-why", demon: "mark-demon", character: "i-person", archive: "i-deck" };
const HEADS = {
  chapter: "campaign-kind-chapter",
  rule: "campaign-kind-rule",
  ability: "campaign-kind-ability",
  help: "campaign-kind-help",
  demon: "campaign-kind-demon",
  character: "campaign-kind-character",
  archive: "campaign-kind-archive",
};
const USES = { day: "campaign-uses-day", game: "campaign-uses-game" };
const OWNERS = { common: "campaign-owner-common", aelin: "embers-aelin", fenrys: "embers-fenrys" };

const paragraphs = (text) => text.split("\n").filter(Boolean).map((line) => h("p", {}, line));

/** One card: its title, whose it is and how often it may be used, its words. */
function cardFace(card) {
  const facts = [
    card.owner && card.kind !== "character" ? t(OWNERS[card.owner]) : null,
    card.uses ? t(USES[card.uses]) : null,
    card.number && card.title ? t("campaign-card-number", { number: card.number }) : null,
  ].filter(Boolean);
  return h("article", { class: `ccard k-${card.kind}` },
    h(
      "header",
      {},
      card.title ? h("h3", { class: "display" }, card.title) : h("b", { class: "num" }, card.number),
      facts.length ? h("span", { class: "muted small" }, facts.join(" · ")) : null,
    ),
    card.front ? h("div", { class: "front" }, paragraphs(card.front)) : null,
    card.back ? h("div", { class: "back" }, h("b", { class: "small muted" }, t("campaign-back")), paragraphs(card.back)) : null,
    card.text ? h("div", { class: "words" }, paragraphs(card.text)) : null);
}

/** Cards by kind, each kind under its name; what is new comes first and lies open, the help for both before each one's. */
export function cardGroups(cards, open = ["chapter", "rule", "ability"]) {
  const order = (card) => (card.owner === "common" ? -1 : card.number ?? 0);
  return KINDS.map((kind) => [kind, cards.filter((card) => card.kind === kind)]).filter(([, found]) => found.length).map(([kind, found]) => h(
    "details",
    { class: "cgroup", open: open.includes(kind) },
    h("summary", { class: "head" }, h("span", {}, kind in GLYPHS ? icon(GLYPHS[kind]) : null, `${t(HEADS[kind])} (${found.length})`)),
    h("div", { class: "ccards" }, found.sort((one, other) => order(one) - order(other)).map((card) => cardFace(card))),
  ));
}
