/* Lines around a text that aren't part of it: credits, related articles, banners, what mail programs add. */
export { isCreditSentence, isReleaseMark } from "./lines.ts";
export { isCall } from "./calls.ts";
export { isLabel } from "./page-lines.ts";
export { listFurniture } from "./list-furniture.ts";
export { dropSalutation, findSubject, isCourtesy } from "./letters.ts";
