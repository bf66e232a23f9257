import type { Hook, PostOutline, Statement } from "@slideloom/core/planning";

/** What a post is written from. */
export interface Planned {
  facts: Statement[];
  outline: PostOutline;
  hooks: Hook[];
}
