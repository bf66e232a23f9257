import { headerLabel, headlineLabel } from "@slideloom/core/document";

/** Characters of a header where a slide is one of many. */
const nameLength = 25;

/** A slide by the beginning of its header, as lists and messages name it. */
export function slideName(header = ""): string {
  return headerLabel(header, nameLength) || "Untitled";
}

/** A slide by its whole header, where no words are cut. */
export function wholeSlideName(header = ""): string {
  return headlineLabel(header) || "Untitled";
}
