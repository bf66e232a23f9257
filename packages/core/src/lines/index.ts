/* Where the lines of a slide's text end: costs of breaks by language, and the lines that cost least. */
export { createLineRules, type LineRules } from "./line-rules.ts";
export { breakCosts, type Break } from "./break.ts";
export { rateBreaks, type BreakWord } from "./rate-breaks.ts";
export { chooseLines, countLines, type ChosenLines, type WordWidth } from "./choose-lines.ts";
