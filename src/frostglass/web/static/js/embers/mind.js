// The Mind: cards stacked on a half-card grid, with places, ghost and outlines. Drag to pan, wheel or pinch to zoom.

import { replace, s } from "../dom.js";
import { onWonder } from "../table/why.js";
import { t } from "../words.js";
import { RIM, axes, contour, corners, disc, partSign, pill, refusedCard, risen, riseOf, socket, verdict } from "./drawing.js";
import { AREAS, U, pane } from "./memory.js";
import { MindMotion } from "./motion.js";

const ROOM = 1;
const FAR = 4000;
/** Pixels that the zoom buttons take at the right. */
const BUTTONS = 60;
const same = ({ x, y }, ghost) => Boolean(ghost) && ghost.x === x && ghost.y === y;

export class MindPicture {
  /**
   * `on` has pick and point, both of {card}, {choice} or {place}, and wonder and miss, both of {card, x, y}; without it the
   * Mind is a picture.
   */
  constructor(printed, on = null) {
    this.printed = printed;
    this.on = on;
    this.lying = s("g");
    this.above = s("g");
    this.actors = s("g", { class: "motion", "aria-hidden": "true", "pointer-events": "none" });
    // What one may choose lies above what moves and what it left behind.
    this.content = s("g", {}, this.lying, this.actors, this.above);
    this.rim = s("g", { class: "axes", "aria-hidden": "true", "pointer-events": "none" });
    this.hidden = new Set();
    this.traces = [];
    this.points = [];
    this.spot = null;
    this.aim = null;
    this.motion = new MindMotion(this.actors, printed.memories, (cards) => this.hide(new Set(cards)));
    this.svg = s("svg", { class: "mind", role: on ? "group" : "img", "aria-label": t("web-mind") },
      s("rect", { x: -FAR, y: -FAR, width: 2 * FAR, height: 2 * FAR, fill: "url(#crosses)" }), this.content, this.rim);
    this.box = null;
    this.moved = false;
    this.pointers = new Map();
    if (on) this.listen();
  }

  // -- pan and zoom -----------------------------------------------------------------------------------------------

  listen() {
    const { svg } = this;
    svg.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, event);
    }, { passive: false });
    svg.addEventListener("pointerdown", (event) => {
      const start = this.box;
      this.pointers.set(event.pointerId, event);
      this.dragged = false;
      // The click after a drag chooses nothing.
      addEventListener("pointerup", () => (this.dragged = start.x !== this.box.x || start.y !== this.box.y), { once: true });
    });
    svg.addEventListener("pointermove", (event) => this.drag(event));
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) svg.addEventListener(name, (event) => this.pointers.delete(event.pointerId));
    svg.addEventListener("keydown", (event) => this.walk(event));
    svg.addEventListener("focusin", (event) => this.reach(event.target.dataset.spot));
    onWonder(svg, (event) => this.on.wonder(this.under(event)));
    svg.addEventListener("click", (event) => {
      if (this.dragged || !this.scene) return;
      if (this.scene.asking) this.on.wonder(this.under(event));
      else if (this.scene.placing && !event.target.closest(".place")) this.on.miss(this.under(event));
    });
  }

  hide(cards) {
    this.hidden = cards;
    for (const node of this.content.querySelectorAll("[data-card]")) node.classList.toggle("acting", cards.has(node.dataset.card));
  }

  /** What another did stays outlined, in the picture whole. */
  trace(marks) {
    this.traces = marks;
    this.motion.trace(marks);
    if (this.scene) this.fit();
  }

  /** The card under a pointer, and the place whose middle is nearest. */
  under(event) {
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(this.svg.getScreenCTM().inverse());
    const [column, row] = [Math.floor(x / U), Math.floor(y / U)];
    const here = (laid) => AREAS.some(([dx, dy]) => laid.x + dx === column && laid.y + dy === row);
    return { card: this.scene.mind.findLast(here)?.card ?? null, x: Math.round(x / U) - 1, y: Math.round(y / U) - 1 };
  }

  /** Keep what has the focus in sight, and the one tab stop with it. */
  reach(spot) {
    if (!spot) return;
    for (const node of this.content.querySelectorAll("[data-spot]")) node.setAttribute("tabindex", node.dataset.spot === spot ? "0" : "-1");
    this.spot = spot;
    const laid = this.scene.mind.find(({ card }) => card === spot);
    const [x, y] = laid ? [laid.x, laid.y] : spot.split(",").map(Number);
    this.show(x, y);
  }

  /** Move the picture so that a card there is in it. */
  show(x, y) {
    const inside = (value, start, size) => Math.min(start, value * U - U / 2) === start && (value + 2.5) * U <= start + size;
    const { w, h } = this.box;
    if (inside(x, this.box.x, w) && inside(y, this.box.y, h)) return;
    this.moved = true;
    this.look({ ...this.box, x: (x + 1) * U - w / 2, y: (y + 1) * U - h / 2 });
  }

  drag(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const scale = this.box.w / this.svg.clientWidth;
    if (this.pointers.size === 2) {
      const other = [...this.pointers.values()].find((pointer) => pointer.pointerId !== event.pointerId);
      const far = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      this.zoom(far(before) / Math.max(far(event), 1), event);
    } else {
      const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
      if (!this.moved && Math.hypot(dx, dy) < 4) return;
      this.moved = true;
      this.look({ ...this.box, x: this.box.x - dx * scale, y: this.box.y - dy * scale });
    }
    this.pointers.set(event.pointerId, event);
  }

  zoom(factor, event = null) {
    const { x, y, w, h } = this.box;
    const wide = Math.min(Math.max(w * factor, 3 * U), 60 * U);
    const by = wide / w;
    const frame = this.svg.getBoundingClientRect();
    const [px, py] = event ? [
      (event.clientX - frame.left) / frame.width,
      (event.clientY - frame.top) / frame.height,
    ] : [0.5, 0.5];
    this.moved = true;
    this.look({ x: x + w * px * (1 - by), y: y + h * py * (1 - by), w: w * by, h: h * by });
  }

  look(box) {
    this.box = box;
    this.svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.w} ${box.h}`);
    this.drawAxes();
  }

  /** Axes stand at the edge whatever is shown; the lit ones are those of a refused place, or of the one aimed at. */
  drawAxes() {
    const { axes: wished, refused, ghost } = this.scene ?? {};
    const lit = refused ? [refused.x, refused.y] : this.aim ?? (ghost ? [ghost.x, ghost.y] : null);
    replace(this.rim, wished ? axes(this.box, [this.svg.clientWidth, this.svg.clientHeight], lit) : []);
  }

  /** Show all, unless somebody has moved the picture. */
  fit(again = false) {
    if (again) this.moved = false;
    if (this.moved || !this.points.length) return;
    const points = [...this.points, ...this.traces.map(({ x, y }) => [x, y])];
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const room = 2 * (this.scene?.room ?? ROOM) * U;
    const [left, top] = [Math.min(...xs) * U, Math.min(...ys) * U];
    const [w, h] = [(Math.max(...xs) + 2) * U - left, (Math.max(...ys) + 2) * U - top];
    this.look(this.frame({ x: left + w / 2, y: top + h / 2, w, h }, Math.max(w + room, 7 * U), Math.max(h + room, 5 * U)));
  }

  /** A box around what lies there, at least so wide and high; it keeps clear of the axes and of the buttons at the right. */
  frame(lying, w, h) {
    const [wide, high] = [this.svg.clientWidth, this.svg.clientHeight];
    if (!wide || !high) return { x: lying.x - w / 2, y: lying.y - h / 2, w, h };
    const rim = this.scene?.axes ? RIM : 0;
    const edge = this.on ? BUTTONS : 0;
    const near = w - 1.8 * U;
    const scale = Math.min(wide / w, (high - rim) / h, (wide - rim - edge) / near);
    const half = (near * scale) / 2;
    const middle = Math.min(Math.max(wide / 2, rim + half), wide - edge - half);
    return { x: lying.x - middle / scale, y: lying.y - (high + rim) / 2 / scale, w: wide / scale, h: high / scale };
  }

  // -- drawing ----------------------------------------------------------------------------------------------------

  /**
   * Draw a scene: {mind, ghost, places, choices, taken, kept, leaving, relived, labels, placing, hinted, asking}; for a take
   * {lifted, pill, verdicts, parts, room}; for what is only tried {frost}; for a refusal {refused, axes}.
   */
  update(scene) {
    const { mind, ghost = null, places = [], refused = null } = scene;
    if (!scene.placing) this.aim = null;
    this.svg.classList.toggle("hinted", Boolean(scene.hinted));
    this.svg.classList.toggle("trying", Boolean(scene.frost));
    this.scene = scene;
    const lifted = mind.find(({ card }) => card === scene.lifted) ?? null;
    const after = ghost ? [...mind, ghost] : mind.filter((laid) => laid !== lifted);
    const top = new Map();
    after.forEach((laid, index) => AREAS.forEach(([dx, dy]) => top.set(`${laid.x + dx},${laid.y + dy}`, index)));
    this.showing = new Map(after.map((laid, index) => [
      laid.card,
      [0, 1, 2, 3].filter((area) => top.get(`${laid.x + AREAS[area][0]},${laid.y + AREAS[area][1]}`) === index),
    ]));
    const focused = document.activeElement?.dataset?.spot;
    this.points = [...mind, ...(ghost ? [ghost] : []), ...places].map(({ x, y }) => [x, y]);
    replace(this.lying, after.map((laid) => this.card(laid, laid === ghost)), this.outlines(after, scene), this.frames(places, ghost));
    replace(
      this.above,
      places.map((place, index) => this.place(place, index + 1, ghost)),
      lifted ? this.lift(lifted, after) : null,
      refused ? refusedCard(this.printed.memories[refused.card], refused) : null,
    );
    this.stop();
    this.fit();
    this.drawAxes();
    if (focused) this.content.querySelector(`[data-spot="${focused}"]`)?.focus();
  }

  outlines(after, scene) {
    const { ghost = null, taken = [], kept = [], leaving = [], relived = [], parts = [] } = scene;
    const aim = scene.hinted && ghost ? [ghost.x, ghost.y] : this.aim;
    const areas = (laid) => this.showing.get(laid.card).map((area) => [laid.x + AREAS[area][0], laid.y + AREAS[area][1]]);
    const outline = (cards, inset, look) => {
      const points = after.flatMap((laid) => (cards.includes(laid.card) ? areas(laid) : []));
      return points.length ? s("path", { class: look, d: contour(points, inset) }) : null;
    };
    return s(
      "g",
      { "aria-hidden": "true", "pointer-events": "none" },
      relived.map((card) => outline([card], 3, "lived")),
      this.sum(relived, after),
      aim ? s("rect", { class: "aim", x: aim[0] * U, y: aim[1] * U, width: 2 * U, height: 2 * U, rx: 8 }) : null,
      taken.map((card) => outline([card], -1, "taken")),
      outline(kept, 0, "taken"),
      outline(leaving, 0, "lost"),
      parts.map(({ cards, stays }) => outline(cards, -1, stays ? "stays" : "goes")),
      parts.map(({ cards, stays, words }) => partSign(cards, after, words, stays)),
    );
  }

  /** The card that would be taken, in the air beside the Mind, with its sum. */
  lift(laid, after) {
    const [dx, dy] = riseOf(laid, after);
    /** @type {[number, number]} */
    const at = [laid.x + dx, laid.y + dy];
    const { words, bad } = this.scene.pill;
    const below = dy > 0.2;
    const node = s("g", { class: "laid can", role: "button", tabindex: "-1", "data-spot": laid.card, "data-card": laid.card, "aria-label": this.scene.labels?.(laid.card), "aria-pressed": "true" },
      risen(this.printed.memories[laid.card], at));
    this.act(node, { card: laid.card });
    const sign = pill(words, (at[0] + 1) * U, (at[1] + (below ? 2.45 : -0.4)) * U, bad ? "sum bad" : "sum");
    return [socket(laid), node, s("g", { "aria-hidden": "true", "pointer-events": "none" }, sign)];
  }

  /** One tab stop: where the focus was, or the first choice. */
  stop() {
    const spots = [...this.content.querySelectorAll("[data-spot]")];
    const kept = spots.find((node) => node.dataset.spot === this.spot);
    const first = kept ?? spots.find((node) => node.matches(".place, .can")) ?? spots[0];
    first?.setAttribute("tabindex", "0");
  }

  /** The strengths of a relived set, above its highest card. */
  sum(cards, after) {
    const lying = after.filter(({ card }) => cards.includes(card));
    if (!lying.length) return null;
    const strengths = lying.map(({ card }) => this.printed.memories[card].strength);
    const words = `${strengths.join(" + ")} = ${strengths.reduce((one, other) => one + other, 0)}`;
    const top = lying.reduce((one, other) => (other.y < one.y ? other : one));
    return pill(words, (top.x + 1) * U, top.y * U - 34, this.scene.frost ? "sum frosty" : this.scene.ghost ? "sum" : "sum past");
  }

  card(laid, ghost) {
    const areas = this.showing.get(laid.card);
    if (!areas.length) return null;
    const { card, x, y } = laid;
    const { choices = [], taken = [], parts = [], verdicts = {}, hinted, labels } = this.scene;
    const lit = (ghost || taken.includes(card)) && !hinted && !this.scene.frost;
    const choice = !ghost && choices.includes(card);
    const going = parts.some((part) => !part.stays && part.cards.includes(card));
    let spoken = {};
    if (ghost) spoken = { "aria-hidden": "true" };
    else if (this.on) spoken = { role: "button", tabindex: "-1", "data-spot": card, "data-card": card, "aria-label": labels?.(card) };
    const look = ["laid", choice && "can", going && "going", this.hidden.has(card) && !ghost && "acting"].filter(Boolean).join(" ");
    const node = s("g", { class: look, transform: `translate(${x * U} ${y * U})`, ...spoken },
      lit ? s("circle", { cx: U, cy: U, r: 1.9 * U, fill: "url(#glow)", "pointer-events": "none" }) : null,
      s("rect", { x: 3, y: 5, width: 2 * U - 4, height: 2 * U - 4, rx: 9, fill: "#000", opacity: ".28" }),
      pane(this.printed.memories[card], areas, ghost ? "ghost" : choice ? "choice" : ""),
      card in verdicts && !ghost ? verdict(areas[0], verdicts[card]) : null);
    if (ghost) node.setAttribute("pointer-events", "none");
    else if (this.on) this.act(node, { card });
    return node;
  }

  /** The corners of all places lie below all their numbers, for many lie where another place has its middle. */
  frames(places, ghost) {
    return s("g", { "aria-hidden": "true", "pointer-events": "none" }, places.map((place) => {
      const aimed = same(place, ghost);
      return s("path", { class: `corner4${aimed ? " on" : ""}`, d: corners(place.x, place.y, aimed) });
    }));
  }

  place({ x, y, label, choice }, number, ghost) {
    const aimed = same({ x, y }, ghost);
    const [cx, cy] = [(x + 1) * U, (y + 1) * U];
    const node = s("g", {
      class: `place${aimed ? " on" : ""}`,
      role: "button",
      tabindex: "-1",
      "data-spot": `${x},${y}`,
      "aria-label": label,
    },
      s("path", { class: "focused", d: corners(x, y, true) }),
      s("circle", { cx, cy, r: 26, fill: "transparent" }),
      aimed ? null : disc(cx, cy, number));
    this.act(node, { choice, place: { x, y } });
    return node;
  }

  act(node, what) {
    node.addEventListener("click", () => {
      if (!this.dragged && !this.scene.asking) this.on.pick(what);
    });
    node.addEventListener(
      "pointerenter",
      (event) => event.pointerType === "mouse" && !this.pointers.size && this.on.point(what),
    );
    node.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && this.on.point({}));
    node.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      this.on.pick(what);
    });
  }

  walk(event) {
    const way = { ArrowLeft: [-1, 0], ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    if (event.shiftKey && this.scene.placing) {
      this.aimBy(way);
      return;
    }
    const spots = [...this.content.querySelectorAll("[data-spot]")];
    const here = spots.indexOf(document.activeElement);
    spots[(here + way[0] + way[1] + spots.length) % spots.length]?.focus();
  }

  /** Aim by half cards at any place, to wonder about it. */
  aimBy([dx, dy]) {
    const laid = this.scene.mind.find(({ card }) => card === this.spot);
    const [x, y] = this.aim ?? (laid ? [laid.x, laid.y] : (this.spot ?? "0,0").split(",").map(Number));
    this.aim = [x + dx, y + dy];
    this.update(this.scene);
    this.show(...this.aim);
  }

  focus() {
    const spots = ['.place[tabindex="0"]', ".place", '[data-spot][tabindex="0"]'];
    spots.map((spot) => this.content.querySelector(spot)).find(Boolean)?.focus();
  }
}
