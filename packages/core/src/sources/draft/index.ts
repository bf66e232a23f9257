/* A first draft in the author's own words, without a model. */
export { draftPost, type DraftOptions } from "./draft-post.ts";
export type { Draft } from "./draft.ts";
export { draftLabel } from "./describe-draft.ts";
export type { Hook } from "./hooks.ts";
