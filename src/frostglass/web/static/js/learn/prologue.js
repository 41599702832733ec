// The prologue of Embers with a deal that teaches it and a guide. The partner follows the same script at the server; what
// leads away from it is answered here and not sent. After the script it is an ordinary game.

import { beginCampaign, campaign } from "../api.js";
import { button, h, icon, replace } from "../dom.js";
import { U, memoryPicture } from "../embers/memory.js";
import * as store from "../store.js";
import { t } from "../words.js";
import { Bubble } from "./bubble.js";
import { LessonDesk, lessonTable } from "./desk.js";
import { leadsOn } from "./goals.js";
import { finish } from "./progress.js";
import { END, MOMENTS, STEPS } from "./script.js";

const TABLE = "learn-table";
const STORY = "learn-campaign";
const SEATS = [{ who: "me" }, { who: "bot", level: "partner" }];
const SETTINGS = { mode: "prologue", deal: "lesson" };

/** The prologue where it was left, or from its beginning. */
export async function openPrologue(root) {
  const kept = store.kept(TABLE);
  const id = kept && store.table(kept) ? kept : await lessonTable("embers", SETTINGS, SEATS, await story());
  store.keep(TABLE, id);
  const guide = new PrologueGuide();
  const desk = new LessonDesk(root, id, guide);
  desk.main.append(...guide.bubble.nodes);
  scrollTo(0, 0);
  return {
    id,
    leave: () => {
      guide.bubble.close();
      desk.close();
    },
  };
}

/** The campaign that a win counts for: that of this browser, or one that begins with the lesson. */
async function story() {
  const known = store.campaigns()[0]?.secret ?? store.kept(STORY);
  if (known) {
    try {
      await campaign(known);
      return known;
    } catch {
      // The server does not know it any more: begin another.
    }
  }
  const { secret } = await beginCampaign("embers");
  store.keep(STORY, secret);
  return secret;
}

function again() {
  store.forget(store.kept(TABLE));
  store.keep(TABLE, null);
  dispatchEvent(new HashChangeEvent("hashchange"));
}

/** From the lesson into the story it belongs to. */
function goOn() {
  const [present] = store.campaigns();
  if (!present && store.kept(STORY)) store.keepCampaign({ secret: store.kept(STORY) });
  location.assign("/campaign");
}

class PrologueGuide {
  constructor() {
    /** The table of the lesson, once there is one. */
    this.desk = null;
    this.passed = new Set();
    this.strayed = false;
    this.listening = false;
    /** What the bubble says now. */
    this.last = null;
    this.bubble = new Bubble();
    this.list = h("ol", { class: "steps guidesteps" });
    this.turned = h("section", { class: "panel pad turned", "aria-label": t("web-determination") });
    this.element = h("section", { class: "panel pad guide only-wide", "aria-label": t("learn-guide") },
      h("div", { class: "row" }, h("p", { class: "head grow" }, icon("i-book"), t("learn-prologue-title")),
        button("btn quiet", [icon("i-rotate"), t("learn-from-start")], again)),
      this.list,
      h("a", { class: "btn quiet", href: "/learn" }, t("learn-all")));
  }

  // -- what the desk tells ----------------------------------------------------------------------------------------

  /** A choice that the script does not mean is not made. */
  holds(choice) {
    const { moment } = this;
    if (!moment?.way || leadsOn(moment, choice)) return false;
    this.strayed = true;
    return true;
  }

  tried() {
    this.strayed = false;
  }

  /** Somebody wonders about a place. */
  asked({ place }) {
    if (place && String(place.slice(0, 2)) === String(this.moment?.tries)) this.pass();
  }

  follow(state) {
    if (state.result?.winner === "won") finish("embers", "prologue");
    if (!this.listening) {
      this.listening = true;
      const { mind } = this.desk.view;
      mind.svg.addEventListener("click", (event) => this.touched(mind.under(event)));
      (matchMedia("(max-width: 900px)").matches ? this.desk.left : this.desk.right).prepend(this.turned);
    }
    this.drawn();
  }

  /** A touch at the place that is to be refused; the table itself says why. */
  touched({ x, y }) {
    if (String([x, y]) === String(this.moment?.tries)) this.pass();
  }

  pass() {
    this.passed.add(this.moment.id);
    this.strayed = false;
    this.desk.draw();
  }

  // -- where one stands -------------------------------------------------------------------------------------------

  /** The moment that the table and the hand are at; none while the partner decides or is shown, or after the script. */
  get moment() {
    const { state, seat, film } = this.desk;
    if (!state || state.deciding !== seat || film.holding) return null;
    return MOMENTS.find((moment) => moment.at === state.number && !this.isPast(moment)) ?? null;
  }

  isPast(moment) {
    if (this.passed.has(moment.id)) return true;
    return Boolean(moment.card) && this.inHand === moment.card;
  }

  get inHand() {
    const { choosing } = this.desk;
    return choosing.has("card") ?? choosing.chosen?.marks.card ?? null;
  }

  // -- drawing ----------------------------------------------------------------------------------------------------

  /** The table was drawn: say what belongs to it. */
  drawn() {
    const { desk } = this;
    if (!desk.state || !desk.view) return;
    const { mode } = desk.state.view;
    desk.main.dataset.part = mode;
    this.drawTurned(mode);
    this.drawList();
    if (desk.state.result) this.end(desk.state.result.winner === "won");
    else this.tell();
    requestAnimationFrame(() => this.bubble.place());
  }

  tell() {
    const { moment, desk } = this;
    if (!moment) {
      this.last = null;
      this.bubble.hide();
      return;
    }
    const chosen = desk.choosing.chosen;
    const ready = Boolean(chosen && moment.way && !moment.stays) && leadsOn(moment, chosen);
    const key = `${moment.id} ${ready} ${this.strayed}`;
    if (this.last === key) return;
    this.last = key;
    const words = ready ? "learn-confirm" : moment.text;
    this.bubble.show({
      lines: [this.strayed && !ready ? t("learn-strayed") : null, t(words)],
      step: moment.step,
      all: STEPS.length,
      actions: moment.read ? [button("btn", [t("learn-go-on"), icon("i-next")], () => this.pass())] : [],
      fixed: ready,
      target: () => (ready ? rect(".dock .primary") ?? rect(".pfoot .main") : this.find(moment.points)),
      avoid: () => ["mcard", "place", "choice", "primary", "laid", "drow", "arow", "refusal"].flatMap((look) => [...document.querySelectorAll(`.${look}`)].map((node) => node.getBoundingClientRect())),
    });
  }

  end(won) {
    const key = `end ${won}`;
    if (this.last === key) return;
    this.last = key;
    this.bubble.show({
      lines: [t(won ? "learn-embers-won" : "learn-embers-lost")],
      actions: won
        ? [h("button", { type: "button", class: "btn primary grow", onclick: goOn }, icon("i-play"), t("learn-begin-campaign"))]
        : [button("btn primary grow", [icon("i-rotate"), t("learn-from-start")], again)],
    });
  }

  /**
   * The rectangle on the screen of what a bubble points at.
   *
   * @param {import("./script.js").Moment["points"]} points
   */
  find({ laid, row, place, panel, choice }) {
    if (panel) return rect(panel);
    if (choice) return rect(`.prompt [data-entry^="${choice}"]`);
    if (row) return rect(`.mrow [data-card="${row}"]`);
    if (laid) return around([laid].flat().map((card) => rect(`.mind [data-card="${card}"] .memory`) ?? rect(`.mind [data-card="${card}"]`)));
    const matrix = this.desk.view.mind.svg.getScreenCTM();
    const point = (x, y) => new DOMPoint(x * U, y * U).matrixTransform(matrix);
    const [from, to] = [point(place[0], place[1]), point(place[0] + 2, place[1] + 2)];
    return { left: from.x, top: from.y, right: to.x, bottom: to.y };
  }

  drawList() {
    const now = this.moment?.step ?? MOMENTS.findLast(({ at }) => at < this.desk.state.number)?.step ?? 0;
    const over = this.desk.state.number >= END;
    replace(this.list, STEPS.map((words, index) => {
      const [done, on] = [over || index + 1 < now, !over && index + 1 === now];
      return h("li", { class: on ? "next" : null, "aria-current": on ? "step" : null },
        h("span", {}, done ? icon("i-check", "ico good") : h("b", { class: "num" }, index + 1), h("span", { class: "grow" }, t(words))));
    }));
  }

  /** Part one has no rows yet: three closed cards, and those that were turned. */
  drawTurned(mode) {
    const { rows } = this.desk.state.view;
    this.turned.hidden = mode !== "prologue_1";
    const { memories } = this.desk.view.printed;
    const slot = (row) => h("span", { class: `closedcard${row.face_up ? " up" : ""}` }, row.face_up ? memoryPicture(memories[row.determination]) : icon("i-hidden"));
    replace(this.turned, h("b", {}, t("web-determination")), h("span", { class: "row" }, rows.map(slot)),
      h("span", { class: "muted small" }, t("learn-turned-of", { number: rows.filter((row) => row.face_up).length, all: rows.length })));
  }
}

/** What holds all of these rectangles. */
function around(rects) {
  const found = rects.filter(Boolean);
  if (!found.length) return null;
  const edge = (side, pick) => pick(...found.map((one) => one[side]));
  return { left: edge("left", Math.min), top: edge("top", Math.min), right: edge("right", Math.max), bottom: edge("bottom", Math.max) };
}

function rect(selector) {
  const found = [...document.querySelectorAll(selector)].find((node) => node.getClientRects().length);
  return found?.getBoundingClientRect() ?? null;
}
