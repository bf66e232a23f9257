/* A first draft in the author's own words, without a model. */
export { draftPost } from "./draft-post.ts";
export type { Draft, DraftedPost, DraftOptions, DraftSlide } from "./draft-post.ts";
export { draftLabel } from "./describe-draft.ts";
export type { Hook } from "./cover.ts";
