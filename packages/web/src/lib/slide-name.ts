import { headerLabel, headlineLabel } from "@slideloom/core/document";

/** Maximum length of a slide's name, in characters. */
const nameLength = 25;

/** Returns a slide's name for lists and messages: the start of its header. */
export function slideName(header = ""): string {
  return headerLabel(header, nameLength) || "Untitled";
}

export function wholeSlideName(header = ""): string {
  return headlineLabel(header) || "Untitled";
}
