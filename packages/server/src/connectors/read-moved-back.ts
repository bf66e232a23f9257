import type { Verdict } from "./connector.ts";

/** Returns the verdict on a post that a bridge accepted and that is a draft there again. */
export const readMovedBack = (bridge: string): Verdict => ({
  kind: "refused",
  code: "moved-to-drafts",
  message: `Someone moved the post back to the drafts in ${bridge}. Publish it there, or try again here.`,
});
