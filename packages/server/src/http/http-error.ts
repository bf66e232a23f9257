/** A response that a hook or a route gives instead of its own. The message is for people. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly statusCode: number;
  /** Names the failure in the public API where the status has another meaning than usual. */
  readonly errorName: string | undefined;

  constructor(statusCode: number, message: string, errorName?: string) {
    super(message);
    this.statusCode = statusCode;
    this.errorName = errorName;
  }
}
