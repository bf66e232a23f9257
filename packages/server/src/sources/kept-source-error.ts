import { defineErrors } from "../errors/domain-error.ts";

export const KeptSourceError = defineErrors({
  "source-not-found":
    "There is no such source. Sources are kept for a week; read it again, then try again.",
});
