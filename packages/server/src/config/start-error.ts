/** The server can't start; the message is one line for the person who starts it. */
export class StartError extends Error {
  override name = "StartError";
}
