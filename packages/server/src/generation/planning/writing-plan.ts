import type { Hook, PostOutline, Statement } from "@slideloom/core/planning";

export interface WritingPlan {
  facts: Statement[];
  outline: PostOutline;
  hooks: Hook[];
}
