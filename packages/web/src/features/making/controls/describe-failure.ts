import type { ApiError } from "../../../lib/api.ts";
import { CodeError } from "../../../lib/load-code.ts";

const fallback = "There was an error generating your content. Please try again.";

/** Returns the server's message. If the status is 500 or there is no message, returns a general message. */
export const explainFailure = ({ status, message }: ApiError): string =>
  status === 500 || message === "" ? fallback : message;

const unread = "We couldn't read this source.";

/** Returns the text to show if a source couldn't be read. For status 4xx, this is the server's message. */
export function describeReadFailure({ status, message }: ApiError): string {
  if (status >= 400 && status < 500) return message;
  return status === 500 || message === "" ? `${unread} Try again.` : `${unread} ${message}`;
}

/**
 * Returns the server's message for status 4xx, because the person can act on it. Otherwise, returns a general message
 * with the cause.
 */
export function describeFailure(failure: ApiError): string {
  const { status, message } = failure;
  if ((status >= 400 && status < 500) || failure instanceof CodeError) return message;
  const reason = status === 500 ? "" : message.replace(/(?<!\s)\s*(?:Please t|T)ry again\.$/, "");
  return reason === "" ? fallback : `${fallback} ${reason}`;
}
