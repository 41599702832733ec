// A table of Embers at a glance: its part of the story, who one is there, the Mind as a small picture.

import { MindPicture } from "./mind.js";
import { characterName, partName } from "./names.js";

export const part = ({ settings }) => partName(settings.mode, settings.chapter);

export const standing = ({ mode }, own) => (own.length > 1 ? "" : characterName(mode, own[0]));

export function thumb(printed, { mind }) {
  const picture = new MindPicture(printed);
  picture.update({ mind });
  return picture.svg;
}
