import { maxApiKeys } from "@slideloom/core/contract/api-keys";
import { defineErrors } from "../errors/domain-error.ts";

export const ApiKeyError = defineErrors({
  "api-key-not-found": "There is no such API key.",
  "too-many-api-keys": `An account can have up to ${maxApiKeys} API keys. Revoke one that you no longer use.`,
});
