/** An error response from a hook or a route. The message is shown to people. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly statusCode: number;
  /** Name of the failure in the public API; undefined if the status's usual name applies. */
  readonly errorName: string | undefined;

  constructor(statusCode: number, message: string, errorName?: string) {
    super(message);
    this.statusCode = statusCode;
    this.errorName = errorName;
  }
}
