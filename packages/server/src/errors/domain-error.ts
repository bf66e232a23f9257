import type { ErrorCode } from "./error-statuses.ts";

/** An operation that isn't allowed or possible. The code determines the HTTP status; the message is shown to people. */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  override name = "DomainError";
  readonly code: Code;

  constructor(code: Code, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Shared by the database and file storage. */
export const diskFullMessage =
  "This server's disk is full, so nothing can be saved. Ask the person who runs it to free some space, then try again.";

/** Defines a feature's error class, with one message per code. Example: `new CarouselError("carousel-not-found")`. */
export function defineErrors<Code extends ErrorCode>(messages: Readonly<Record<Code, string>>) {
  return class extends DomainError<Code> {
    constructor(code: Code, options?: ErrorOptions) {
      super(code, messages[code], options);
    }
  };
}
