// Waits and tries again: the pauses grow, offline goes on with the network. What is tried is the address itself.

import { tried, tries } from "../js/wait.js";
import { put, told } from "./says.js";

const PAUSES = [2, 4, 8, 15, 30];
const LATER = 60;

/** @type {HTMLElement} */
const next = document.querySelector(".way-next");
const ring = document.querySelector(".way-ring");
const number = document.querySelector(".way-count text");
let reason = document.documentElement.dataset.wait;
let count = tries();
let timer = 0;

function show(why) {
  for (const line of document.querySelectorAll("p")) if (line.dataset.why) line.hidden = line.dataset.why !== why;
}

function pause() {
  clearInterval(timer);
  const offline = !navigator.onLine;
  show(offline ? "offline" : reason);
  document.querySelector(".way-count").classList.toggle("calm", offline);
  next.hidden = offline;
  if (offline) return;
  const length = PAUSES[count] ?? LATER;
  const until = Date.now() + length * 1000;
  next.lastElementChild.textContent = count < PAUSES.length
    ? told("wait-count", { number: count + 1, most: PAUSES.length })
    : told("wait-every");
  const tick = () => {
    const left = Math.max(0, until - Date.now()) / 1000;
    const seconds = String(Math.ceil(left));
    next.firstElementChild.textContent = told("wait-next", { seconds });
    number.textContent = seconds;
    ring.setAttribute("stroke-dasharray", `${(100 * left) / length} 100`);
    if (left === 0) attempt();
  };
  timer = setInterval(tick, 200);
  tick();
}

async function attempt() {
  clearInterval(timer);
  count += 1;
  tried(count);
  try {
    const answer = await fetch(location.href, { method: "HEAD", cache: "no-store" });
    // A page that is not there says so itself.
    if (answer.ok || answer.status === 404) {
      location.reload();
      return;
    }
    reason = answer.status === 429 ? "fast" : "down";
  } catch {
    reason = "down";
  }
  pause();
}

put();
document.querySelector(".way-btn.primary").addEventListener("click", attempt);
addEventListener("online", attempt);
addEventListener("offline", pause);
pause();
