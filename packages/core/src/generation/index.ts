export type { GenerationRequest } from "./generation-request.ts";
export { mediaInstruction } from "./media-instruction.ts";
export { isPromptsNote } from "./outline/describe-outline.ts";
export { writeOutline } from "./outline/write-outline.ts";
export type { Outline } from "./outline/write-outline.ts";
export { chooseTemplateType, templateTypes } from "./template-type.ts";
export type { Beat } from "./template-type.ts";
export { chooseWritingStyle, findWritingStyle, writingStyles } from "./writing-style.ts";
export type { WritingStyle } from "./writing-style.ts";
