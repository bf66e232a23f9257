import { maxApiKeys } from "@slideloom/core/contract";

const messages = {
  "api-key-not-found": "There is no such API key.",
  "too-many-api-keys": `An account can have ${maxApiKeys} named keys. Revoke one that is no longer used.`,
};

export type ApiKeyErrorCode = keyof typeof messages;

/** What can't be done with named keys. The message is for people. */
export class ApiKeyError extends Error {
  override name = "ApiKeyError";
  readonly code: ApiKeyErrorCode;

  constructor(code: ApiKeyErrorCode) {
    super(messages[code]);
    this.code = code;
  }
}
