import type { Hook, PostOutline, Statement } from "@slideloom/core/planning";

/** The plan that a post is written from. */
export interface WritingPlan {
  facts: Statement[];
  outline: PostOutline;
  hooks: Hook[];
}
