import type { ApiError } from "../../lib/api.ts";

const fallback = "There was an error generating your content. Please try again.";

/** Returns the cause of a failure, without the general sentence that the toast shows. */
export const explainFailure = ({ status, message }: ApiError): string =>
  status === 500 || message === "" ? fallback : message;

/**
 * Returns the message of a failed generation: the server's if the person can act on it, else the general one with the
 * cause.
 */
export function describeFailure({ status, message }: ApiError): string {
  if (status >= 400 && status < 500) return message;
  const reason = status === 500 ? "" : message.replace(/\s*(?:Please t|T)ry again\.$/, "");
  return reason === "" ? fallback : `${fallback} ${reason}`;
}
