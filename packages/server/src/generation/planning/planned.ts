import type { Hook, PostOutline, Statement } from "@slideloom/core/planning";

/** The plan that a post is written from. */
export interface Planned {
  facts: Statement[];
  outline: PostOutline;
  hooks: Hook[];
}
