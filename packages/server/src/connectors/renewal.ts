import { type Classified, toTransient, unreadable } from "./classify-response.ts";
import type { NetworkResponse } from "./network-call.ts";
import type { RefreshOutcome } from "./network-access.ts";

/**
 * Classifies a failed refresh or list of channels. Access has ended only if the network itself refuses the refresh, in
 * a JSON response.
 */
export function readRenewalFailure(
  { failure, response }: Extract<Classified, { ok: false }>,
  isRefusal: (response: NetworkResponse) => boolean,
): Extract<RefreshOutcome, { kind: "ended" | "failed" }> {
  // An HTML page with any status comes from a proxy.
  const isOwn = typeof response?.json === "object" && response.json !== null;
  return isOwn && response && isRefusal(response)
    ? { kind: "ended", message: failure.message }
    : { kind: "failed", failure: toTransient(failure) };
}

/** A refresh that succeeded at the network, but whose new tokens can't be read. */
export const unreadableRenewal: RefreshOutcome = {
  kind: "failed",
  failure: unreadable,
};

/** Whether an access token is refused (RFC 6750, section 3.1). */
export const isAccessRefused = ({ status }: NetworkResponse) => status === 401;
