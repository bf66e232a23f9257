import { z } from "zod";
import { classifyCall, type Classified, type ReadRefusal } from "../classify-response.ts";
import type { CallResult, NetworkResponse } from "../network-call.ts";

/** Wait after a rate limit error without `Retry-After`. Several minutes, because Postiz limits posts per hour. */
const throttledMs = 5 * 60_000;

/** Postiz's own errors have `msg`. Errors of its framework have a status and `message`, a text or a list. */
const errorSchema = z.union([
  z.object({ msg: z.string() }).transform(({ msg }) => msg),
  z
    .object({ statusCode: z.number(), message: z.union([z.string(), z.array(z.string())]) })
    .transform(({ message }) => [message].flat().join(" ")),
]);

const planMessage =
  "Your Postiz plan allows no more posts this month. Upgrade it in Postiz, or wait until next month.";

/** Returns the message of an error of Postiz's API; null for other responses, such as a proxy's page. */
export const readMessage = ({ json }: Pick<NetworkResponse, "json">): string | null =>
  errorSchema.safeParse(json).data ?? null;

const readRefusal: ReadRefusal = (response) => {
  const message = readMessage(response);
  if (message === null) return null;
  return response.status === 402
    ? { code: "postiz-limit", message: planMessage }
    : { code: "postiz-refused", message };
};

export function classify(result: CallResult, now: () => Date): Classified {
  const classified = classifyCall(result, { now, readRefusal });
  if (classified.ok || classified.failure.kind !== "throttled") return classified;
  if (classified.response?.headers["retry-after"] !== undefined) return classified;
  return { ...classified, failure: { ...classified.failure, waitMs: throttledMs } };
}
