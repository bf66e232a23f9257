import type { ApiError } from "../../lib/api.ts";

const fallback = "There was an error generating your content. Please try again.";

/** Returns the cause of a failure, without the general sentence that the toast shows. */
export const explainFailure = ({ status, message }: ApiError): string =>
  status === 500 || message === "" ? fallback : message;

const unread = "We couldn't read this source.";

/** Returns the message of a source that couldn't be read, with the cause. */
export function describeReadFailure({ status, message }: ApiError): string {
  if (status >= 400 && status < 500) return message;
  return status === 500 || message === "" ? `${unread} Try again.` : `${unread} ${message}`;
}

/**
 * Returns the server's message for status 4xx, because the person can act on it. Otherwise, returns a general message
 * with the cause.
 */
export function describeFailure({ status, message }: ApiError): string {
  if (status >= 400 && status < 500) return message;
  const reason = status === 500 ? "" : message.replace(/\s*(?:Please t|T)ry again\.$/, "");
  return reason === "" ? fallback : `${fallback} ${reason}`;
}
