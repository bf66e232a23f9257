import type { ApiError } from "../../lib/api.ts";

const fallback = "There was an error generating your content. Please try again.";

/** What a failed generation tells the person: what to do where that is up to them, else that it failed and why. */
export function describeFailure({ status, message }: ApiError): string {
  if (status >= 400 && status < 500) return message;
  const reason = status === 500 ? "" : message.replace(/\s*Please try again\.$/, "");
  return reason === "" ? fallback : `${fallback} ${reason}`;
}
