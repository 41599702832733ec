// After the end: how people can go on, who wishes what, and the way to the next table once all wish the same.

import { agree, campaign, recordText, tableInfo } from "../api.js";
import { button, h, icon } from "../dom.js";
import * as store from "../store.js";
import { t } from "../words.js";

/** The ways by what the server calls them, the one that goes furthest first. */
const WAYS = {
  next: ["i-next", "onward-next"],
  again: ["i-again", "onward-again"],
  rematch: ["i-swap", "onward-rematch"],
  up: ["i-bot", "onward-up"],
};

export class Onward {
  constructor(desk) {
    this.desk = desk;
    this.going = false;
    this.problem = "";
    /** The wishes of others that were told of. */
    this.heard = {};
  }

  get ways() {
    return (this.desk.view?.waysOn ?? Object.keys(WAYS)).filter((way) => this.desk.info?.ways?.includes(way));
  }

  get wishes() {
    return this.desk.info?.wishes?.onward ?? {};
  }

  get people() {
    return this.desk.info.seats.filter(({ who }) => who !== "bot");
  }

  /** The game has just ended: only now is there a way on. */
  async opened() {
    const { desk } = this;
    const told = await tableInfo(desk.id, desk.tokens[desk.seat] ?? null).catch(() => null);
    if (told) desk.info = { ...desk.info, ...told };
    desk.draw();
  }

  /** Whoever wished for it goes there at once, with the secrets of this table. */
  async follow() {
    const { following } = this.desk.info;
    if (!following) this.hear();
    if (following && !this.going && this.desk.local.some((seat) => this.wishes[seat])) await this.go();
  }

  /** Somebody else wishes something new: that is told wherever one has scrolled to. */
  hear() {
    const { desk } = this;
    for (const { seat } of this.people) {
      const wish = this.wishes[seat];
      if (wish && wish !== this.heard[seat] && desk.seat && !desk.mine(seat)) {
        desk.notices.show("i-person", `${desk.seatName(seat)}: ${t("onward-wish", { way: wish, game: desk.info.game })}`);
      }
    }
    this.heard = { ...this.wishes };
  }

  async go() {
    this.going = true;
    const { following, game } = this.desk.info;
    for (const token of Object.values(this.desk.tokens)) {
      const { seat, settings } = await tableInfo(following, token);
      store.remember(following, { tokens: { [seat]: token }, game, mode: settings.mode, chapter: settings.chapter });
      if (this.wishes[seat] === "next") await this.join(token);
    }
    location.assign(`/table/${following}`);
  }

  /** Whoever goes on with a story is in its campaign: this browser keeps what opens it. */
  async join(token) {
    const known = await Promise.all(store.campaigns().map(({ secret }) => campaign(secret).catch(() => null)));
    const { campaign: id } = await campaign(token);
    if (!known.some((other) => other?.campaign === id)) store.keepCampaign({ secret: token });
  }

  async wish(way) {
    const { desk } = this;
    this.problem = "";
    try {
      // At one screen one press speaks for all who sit at it.
      for (const token of Object.values(desk.tokens)) desk.info = { ...desk.info, ...await agree(desk.id, token, way) };
      await this.follow();
    } catch (refusal) {
      this.problem = refusal.message;
    }
    desk.draw();
  }

  /** One way as a button; pressed again it is taken back. */
  way(way, look) {
    const mine = this.desk.local.some((seat) => this.wishes[seat] === way);
    const [glyph, words] = WAYS[way];
    return button(
      `${look}${mine ? " on" : ""}`,
      [icon(glyph), t(words, { people: this.people.length, game: this.desk.info.game })],
      () => this.wish(mine ? "" : way),
      { "aria-pressed": String(mine), "data-way": way },
    );
  }

  /** The way on that stands out: the next part of the story, or the same again. */
  main(look = "btn primary grow") {
    if (this.desk.info?.following) {
      return button(look, [icon("i-next"), t("onward-there")], () => this.go(), { "data-way": "there" });
    }
    const [first] = this.desk.seat ? this.ways : [];
    return first ? this.way(first, look) : null;
  }

  others(look = "btn grow") {
    return this.desk.seat && !this.desk.info?.following ? this.ways.slice(1).map((way) => this.way(way, look)) : [];
  }

  /** Who is there, and what they wish. */
  seats() {
    const { desk } = this;
    if (this.people.length < 2) return null;
    return h("ul", { class: "ready", "aria-label": t("onward") }, this.people.map(({ seat, here }) => {
      const wish = this.wishes[seat];
      const words = wish ? t("onward-wish", { way: wish, game: desk.info.game }) : t(here ? "web-seat-here" : "web-seat-away");
      return h("li", { class: wish ? "yes" : "" },
        desk.mark(seat),
        h("span", { class: "grow" }, h("b", {}, desk.seatName(seat)), h("br"), h("span", { class: "small muted" }, words)),
        wish ? icon("i-check", "ico ok") : null);
    }));
  }

  refusal() {
    return this.problem ? h("p", { class: "bad small", role: "alert" }, this.problem) : null;
  }

  /** What stays of the game: to watch it again, to keep it. */
  record() {
    return [
      h("a", { class: "btn grow", href: "#replay" }, icon("i-play"), t("web-replay")),
      button("btn grow", [icon("i-save"), t("onward-download")], () => this.download(), { "data-way": "download" }),
      // Who may not watch could not follow the link.
      this.desk.info?.watch ? this.share() : null,
    ];
  }

  /** A link to the replay, by the means of the device if it has any. */
  share() {
    const address = `${location.origin}/table/${this.desk.id}#replay`;
    const words = h("span", {}, t("onward-share"));
    const send = async () => {
      try {
        if (navigator.share) await navigator.share({ url: address });
        else {
          await navigator.clipboard.writeText(address);
          words.textContent = t("web-copied");
        }
      } catch (refusal) {
        if (refusal.name !== "AbortError") prompt(t("onward-share"), address);
      }
    };
    return button("btn grow", [icon("i-link"), words], send, { "data-way": "share" });
  }

  async download() {
    const { desk } = this;
    try {
      const text = await recordText(desk.id, Object.values(desk.tokens)[0] ?? null);
      const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      h("a", { href: address, download: `frostglass-${desk.info.game}-${desk.id}.txt` }).click();
      URL.revokeObjectURL(address);
    } catch (refusal) {
      desk.notices.show("i-warn", refusal.message, "bad");
    }
  }
}
