// What holds for the whole table: form of play, whose turn, actions left, the permission of one enemy piece, tasks.

import { button, h, replace, token } from "../dom.js";
import { t } from "../words.js";
import { MODES } from "../arena/view.js";
import { coloursOf, hasTasks, piecesOf, seatColours, seatsWith, used } from "./document.js";

const MOST_ACTIONS = 9;

export class GamePanel {
  /** `changed` is told after every edit, `form` of another form of play. */
  constructor(printed, changed, form) {
    this.printed = printed;
    this.changed = changed;
    this.form = form;
    this.element = h("section", { class: "panel pad gamepanel", "aria-label": t("editor-game") });
  }

  update(doc) {
    const focused = document.activeElement?.id;
    replace(this.element, this.forms(doc), this.turn(doc), this.borrow(doc), this.gateway(doc), this.possessed(doc), ...this.permissions(doc), hasTasks(doc, this.printed) ? this.tasks(doc) : null);
    if (focused) document.getElementById(focused)?.focus();
  }

  line(label, id, ...controls) {
    return h("div", { class: "line" }, h("label", { class: "head", for: id }, t(label)), controls);
  }

  select(id, label, options, now, choose) {
    return h("span", { class: "pick grow" }, h("select", {
      id,
      "aria-label": label,
      onchange: (event) => choose(event.target.value),
    }, options.map(([value, words]) => h("option", { value, selected: value === now }, words))));
  }

  forms(doc) {
    const options = this.printed.modes.flatMap(({ id, seats }) => seats.map((count) =>
      [`${id} ${count}`, seats.length > 1 ? t("web-for", { mode: t(MODES[id]), number: count }) : t(MODES[id])]));
    return this.line("editor-mode", "mode", this.select("mode", null, options, `${doc.mode} ${doc.seats.length}`, (value) => {
      const [mode, count] = value.split(" ");
      this.form(mode, Number(count));
    }));
  }

  turn(doc) {
    const now = doc.turn ?? 1;
    const colours = seatColours(doc, this.printed);
    const turns = h("div", { class: "seg", role: "group", "aria-label": t("editor-turn") }, doc.seats.map((_, index) =>
      button(now === index + 1 ? "on" : "", [token(colours[index]), "ABCD"[index]], () => {
        doc.turn = index + 1;
        for (const name of ["control", "possessed", "void", "oblivion", "emperor", "resolving"]) delete doc[name];
        this.changed();
      }, { id: `turn-${index + 1}`, "aria-pressed": String(now === index + 1), "aria-label": t("web-seat", { seat: "ABCD"[index] }) })));
    return h("div", { class: "line" }, h("span", { class: "head" }, t("editor-turn")), turns,
      h("label", { class: "row small muted end" }, t("editor-actions"), h("input", {
        id: "actions",
        type: "number",
        class: "number",
        min: "0",
        max: String(MOST_ACTIONS),
        value: String(doc.actions ?? 2),
        onchange: (event) => {
          doc.actions = Math.max(0, Math.trunc(Number(event.target.value)) || 0);
          delete doc.resolving;
          this.changed();
        },
      })));
  }

  borrow(doc) {
    return h("label", { class: "check" }, h("input", {
      id: "borrow",
      type: "checkbox",
      checked: doc.borrow ? true : null,
      onchange: (event) => {
        doc.borrow = event.target.checked;
        this.changed();
      },
    }), t("editor-borrow"));
  }

  /** The piece that carries the Gateway's marker; one that lies on a card was loaded as text. */
  gateway(doc) {
    const [owner] = seatsWith(doc, this.printed, "gateway");
    if (owner === undefined) return null;
    const colour = String(seatColours(doc, this.printed)[owner]);
    const now = doc.gateway ?? "";
    const able = Object.entries(piecesOf(doc.board)).filter(([, piece]) => piece[1] === colour && piece[0] !== "l").map(([square]) => square);
    const squares = [...new Set(now ? [now, ...able] : able)].sort();
    return this.line("editor-gateway", "gateway", this.select("gateway", null, [["", t("editor-none")], ...squares.map((square) => [square, square])], now, (square) => {
      doc.gateway = square || null;
      delete doc.resolving;
      this.changed();
    }));
  }

  possessed(doc) {
    const turn = (doc.turn ?? 1) - 1;
    if (!seatsWith(doc, this.printed, "possessed").includes(turn)) return null;
    const others = coloursOf(doc, this.printed).filter((colour) => colour !== seatColours(doc, this.printed)[turn]);
    const options = [["", t("editor-none")], ...others.map((colour) => [String(colour), "ABCD"[colour - 1]])];
    return this.line("editor-possessed", "possessed", this.select("possessed", null, options, String(doc.possessed ?? ""), (colour) => {
      doc.possessed = colour ? Number(colour) : null;
      delete doc.resolving;
      this.changed();
    }));
  }

  /** What Etherweave grants or remembers for the turn. */
  permissions(doc) {
    if (!seatsWith(doc, this.printed, "void").includes((doc.turn ?? 1) - 1)) return [];
    const set = (name, value) => {
      doc[name] = value;
      delete doc.resolving;
      this.changed();
    };
    const check = (name, words) => h("label", { class: "check" }, h("input", {
      id: name,
      type: "checkbox",
      checked: doc[name] ? true : null,
      onchange: (event) => set(name, event.target.checked),
    }), words);
    return [
      check("void", t("editor-void")),
      check("emperor", t("editor-emperor")),
      this.line("editor-oblivion", "oblivion", h("input", {
        id: "oblivion",
        type: "number",
        class: "number",
        min: "0",
        max: String(MOST_ACTIONS),
        value: String(doc.oblivion ?? 0),
        onchange: (event) => set("oblivion", Math.min(MOST_ACTIONS, Math.max(0, Math.trunc(Number(event.target.value)) || 0))),
      })),
    ];
  }

  tasks(doc) {
    const all = Object.keys(this.printed.tasks);
    const current = Array.from({ length: 3 }, (_, index) => doc.tasks?.[index] ?? "");
    const taken = used(doc, doc.seats[0]);
    const options = (now) => [["", t("editor-none")], ...all.filter((task) => task === now || !taken.has(task)).map((task) => [task, t(`task-${task}`)])];
    const choose = (index) => (task) => {
      current[index] = task;
      doc.tasks = current.filter(Boolean);
      this.forget(doc);
    };
    return [
      h("div", { class: "line" }, h("span", { class: "head" }, t("web-tasks")),
        h("div", { class: "tasklist" }, current.map((task, index) =>
          this.select(`task-${index}`, t("editor-task-number", { number: index + 1 }), options(task), task, choose(index))))),
      this.line("editor-next-task", "next-task", this.select("next-task", null, options(doc.next_task ?? ""), doc.next_task ?? "", (task) => {
        doc.next_task = task || null;
        this.forget(doc);
      })),
    ];
  }

  /** Known places in the task deck no longer hold. */
  forget(doc) {
    delete doc.task_deck;
    delete doc.tasks_under;
    this.changed();
  }
}
