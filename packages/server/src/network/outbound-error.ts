export type OutboundErrorCode =
  | "address-not-allowed"
  | "bad-answer"
  | "host-not-found"
  | "timed-out"
  | "unreachable";

/** A request to another server that could not be made or was not answered as hoped. The message is for people. */
export class OutboundError extends Error {
  override name = "OutboundError";
  readonly code: OutboundErrorCode;

  constructor(code: OutboundErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
