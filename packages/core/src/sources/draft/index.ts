/* A first draft from the author's own sentences, without AI. */
export { draftPost, type DraftOptions } from "./draft-post.ts";
export { draftOutline, type EditedOutline } from "./draft-outline.ts";
export { draftPlan, outlinePost, type DraftPlan } from "./draft-plan.ts";
export type { Draft } from "./draft.ts";
export { listPostSources } from "./finish-draft.ts";
export { keepWords } from "./keep-words.ts";
export { draftLabel } from "./describe-draft.ts";
export { suggestUnits } from "./suggest-units.ts";
export { startCharacters, takeStart } from "./take-start.ts";
