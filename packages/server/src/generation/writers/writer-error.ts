import { maxWriters } from "@slideloom/core/contract/writers";
import { DomainError } from "../../errors/domain-error.ts";

const messages = {
  "too-many-writers": `An account can have up to ${maxWriters} models. Remove one that you no longer use.`,
  "writer-not-found": "There is no such model.",
  "writers-changed":
    "Your models have changed since you loaded them. Load them again, then repeat your changes.",
} as const;

/** Rejected changes of an account's writing models. */
export class WriterError extends DomainError<keyof typeof messages | "writer-refused"> {
  /** `message` is used only with `writer-refused`; the other codes have fixed messages. */
  constructor(code: keyof typeof messages);
  constructor(code: "writer-refused", message: string, options?: ErrorOptions);
  constructor(code: keyof typeof messages | "writer-refused", message = "", options = {}) {
    super(code, code === "writer-refused" ? message : messages[code], options);
  }
}
