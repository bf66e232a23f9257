import { defineErrors } from "../errors/domain-error.ts";

/** The link doesn't exist or was revoked. */
export const ShareError = defineErrors({
  "share-not-found":
    "This link doesn't exist or was revoked. Ask the person who sent it for a new one.",
});
