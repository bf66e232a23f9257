export type { Chosen, NamedChoice } from "./named-choice.ts";
export type { GenerationRequest } from "./generation-request.ts";
export { mediaInstruction } from "./media-instruction.ts";
export { writeOutline } from "./outline/write-outline.ts";
export type { Outline } from "./outline/write-outline.ts";
export { chooseTemplateType, findTemplateType, templateTypes } from "./template-type.ts";
export type { Beat, TemplateType } from "./template-type.ts";
export { chooseWritingStyle, findWritingStyle, writingStyles } from "./writing-style.ts";
export type { WritingStyle } from "./writing-style.ts";
