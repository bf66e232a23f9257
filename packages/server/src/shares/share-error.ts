import { defineErrors } from "../errors/domain-error.ts";

/** A link that leads nowhere. */
export const ShareError = defineErrors({
  "share-not-found":
    "This link doesn't work any more, or never did. Ask who sent it for another one.",
});
