/** Why work ends with the server: the reason of the context's `closing` signal. The message is for people. */
export class ServerClosingError extends Error {
  override name = "ServerClosingError";
  readonly code = "server-closing";

  constructor() {
    super("The server is about to restart. Please try again in a moment.");
  }
}
