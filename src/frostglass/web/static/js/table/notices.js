// What happened to the connection or a choice, honestly: lost, moved on, refused. Always an icon, never a code alone.

import { button, h, icon, replace, say } from "../dom.js";
import { t } from "../words.js";

const STAY = 9000;

export class Notices {
  constructor(desk) {
    this.desk = desk;
    this.lost = h("div");
    this.passing = h("div");
    this.element = h("div", { class: "notices" }, this.lost, this.passing);
  }

  close() {
    clearInterval(this.ticking);
    clearTimeout(this.going);
  }

  /** A note that goes by itself, or stays; `act` is a button in it. */
  show(glyph, text, look = "", stays = false, act = null) {
    clearTimeout(this.going);
    replace(
      this.passing,
      note(
        glyph,
        text,
        look,
        act,
        button("iconbtn", icon("i-cross"), () => replace(this.passing), { "aria-label": t("web-close") }),
      ),
    );
    say(text, look === "bad");
    if (!stays) this.going = setTimeout(() => replace(this.passing), STAY);
  }

  connection(status) {
    clearInterval(this.ticking);
    if (status.state === "connected" || status.state === "connecting") {
      if (status.state === "connected") replace(this.lost);
      return;
    }
    if (status.state === "ended") {
      replace(this.lost, note("i-offline", t("web-connection-ended"), "bad"));
      return;
    }
    say(t("web-connection-lost"), true);
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((status.until - Date.now()) / 1000));
      const kept = status.waiting ? t("web-choice-not-sent") : t("web-nothing-lost");
      replace(
        this.lost,
        note(
          "i-offline",
          `${t("web-connection-lost")} ${kept} ${t("web-next-try", { seconds })}`,
          "warn",
          button("btn", t("web-now"), () => this.desk.socket.again()),
        ),
      );
    };
    tick();
    this.ticking = setInterval(tick, 1000);
  }
}

export function note(glyph, text, look, ...more) {
  return h("div", { class: `note ${look}` }, icon(glyph), h("p", {}, text), more.filter(Boolean));
}
