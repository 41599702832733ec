// One short sound for "your move"; off until somebody wants it.

import { button, icon, replace } from "../dom.js";
import { change, settings } from "../store.js";
import { t } from "../words.js";

export function chime() {
  if (!settings.sound) return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.setValueAtTime(660, audio.currentTime);
  tone.frequency.setValueAtTime(880, audio.currentTime + 0.12);
  volume.gain.setValueAtTime(0.12, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.4);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.42);
  tone.addEventListener("ended", () => audio.close());
}

/** A switch for the sound; switched on, it lets itself be heard. */
export function soundSwitch() {
  const look = () => [icon("i-sound"), settings.sound ? null : icon("i-cross", "off")];
  const control = button("iconbtn soundswitch", look(), () => {
    change("sound", !settings.sound);
    control.setAttribute("aria-pressed", String(settings.sound));
    replace(control, look());
    chime();
  }, { "aria-label": t("web-setting-sound"), "aria-pressed": String(settings.sound) });
  return control;
}
