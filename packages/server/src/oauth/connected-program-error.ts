import { defineErrors } from "../errors/domain-error.ts";

export const ConnectedProgramError = defineErrors({
  "program-not-found": "There is no such connected program.",
});
