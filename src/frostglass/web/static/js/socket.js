// The connection to a table. It comes back by itself, and what was sent without an answer is sent again with its id.

import { random } from "./store.js";

const PAUSES = [500, 1000, 2000, 4000, 8000, 15000];
const LATER = { 1008: 60000, 4429: 60000 };
const FINAL = new Set([1009, 4400, 4401, 4404, 4409]);

export class TableSocket {
  /** `hello` gives the first frame's fields; `on` has: frame(frame), status(status). */
  constructor(table, hello, on) {
    this.table = table;
    this.hello = hello;
    this.on = on;
    this.waiting = new Map();
    this.asked = new Map();
    this.tries = 0;
    this.client = random(6);
    this.count = 0;
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    this.on.status({ state: "connecting" });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.greet();
      for (const frame of this.waiting.values()) this.transmit(frame);
    });
    socket.addEventListener("message", (event) => this.receive(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => {
      if (this.socket === socket) this.closed(event.code);
    });
  }

  greet() {
    this.transmit({ type: "hello", ...this.hello() });
  }

  receive(frame) {
    if (frame.type === "state") {
      this.tries = 0;
      this.on.status({ state: "connected" });
    }
    const answer = this.asked.get(frame.id);
    if (answer) {
      this.asked.delete(frame.id);
      answer(frame);
      return;
    }
    if (["ack", "stale", "refused"].includes(frame.type)) this.waiting.delete(frame.id);
    this.on.frame(frame);
  }

  closed(code) {
    this.socket = null;
    this.silence();
    if (FINAL.has(code)) {
      this.on.status({ state: "ended", code });
      return;
    }
    const pause = LATER[code] ?? PAUSES[Math.min(this.tries, PAUSES.length - 1)];
    this.tries += 1;
    this.on.status({ state: "lost", until: Date.now() + pause, waiting: this.waiting.size });
    this.timer = setTimeout(() => this.open(), pause);
  }

  /** Try at once. */
  again() {
    if (!this.socket) this.open();
  }

  transmit(frame) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  get newId() {
    return `${this.client}-${(this.count += 1)}`;
  }

  /** Ask something that changes nothing: the answering frame, or null when the connection goes first. */
  question(type, fields) {
    const id = this.newId;
    return new Promise((resolve) => {
      this.asked.set(id, resolve);
      this.transmit({ type, id, ...fields });
    });
  }

  /** Nobody will answer any more. */
  silence() {
    for (const answer of this.asked.values()) answer(null);
    this.asked.clear();
  }

  command(type, fields) {
    const id = this.newId;
    const frame = { type, id, ...fields };
    this.waiting.set(id, frame);
    this.transmit(frame);
    return id;
  }

  close() {
    clearTimeout(this.timer);
    const socket = this.socket;
    this.socket = null;
    this.silence();
    socket?.close();
  }
}
