import type { ErrorCode } from "./error-statuses.ts";

/** Something that the product does not allow or can't do, by a code that has a status. The message is for people. */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  override name = "DomainError";
  readonly code: Code;

  constructor(code: Code, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Of the database and of files. */
export const diskFullMessage =
  "This server's disk is full, so nothing can be saved. Ask whoever runs it to free some space, then try again.";

/** The class of a feature's errors, each of which has one message: `new CarouselError("carousel-not-found")`. */
export function defineErrors<Code extends ErrorCode>(messages: Readonly<Record<Code, string>>) {
  return class extends DomainError<Code> {
    constructor(code: Code, options?: ErrorOptions) {
      super(code, messages[code], options);
    }
  };
}
