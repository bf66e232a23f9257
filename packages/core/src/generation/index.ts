export type { Chosen, NamedChoice } from "./named-choice.ts";
export { chooseTemplateType, findTemplateType, templateTypes } from "./template-type.ts";
export type { Beat, TemplateType } from "./template-type.ts";
export { chooseWritingStyle, findWritingStyle, writingStyles } from "./writing-style.ts";
export type { WritingStyle } from "./writing-style.ts";
