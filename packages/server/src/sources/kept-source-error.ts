import { defineErrors } from "../errors/domain-error.ts";

export const KeptSourceError = defineErrors({
  "source-not-found":
    "There is no such source. Sources are deleted after a week. Read the source again.",
});
