import { defineErrors } from "../errors/domain-error.ts";

export const KeptSourceError = defineErrors({
  "source-not-found":
    "There is no such source. We keep sources for a week. Read it again, then try again.",
});
