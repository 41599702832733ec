// What an invitation to Embers says: the part of the story and who one is in it.

import { h, icon } from "../dom.js";
import { embersScene } from "../home/scenes.js";
import { characterMark, characterName, partName } from "./names.js";

export const NAME = "web-embers";
export const LESSON = { address: "/learn#embers", words: "join-learn-embers" };

export const part = ({ settings }) => partName(settings.mode, settings.chapter);

export const goal = () => "";

export const mark = ({ settings, seat }) => h("span", { class: "frost" }, icon(characterMark(settings.mode, seat), "jointok"));

export const shelf = () => "";

export const role = ({ settings, seat }) => characterName(settings.mode, seat);

export const picture = ({ printed }) => h("div", { class: "scene embers joinscene", "aria-hidden": "true" }, embersScene(printed));
