import { countNoun } from "@slideloom/core/text";
import { DeadlineError, withDeadline } from "../deadlines/deadline.ts";
import { createGuardedAgent } from "../outbound/guarded-agent.ts";
import { OutboundError } from "../outbound/outbound-error.ts";
import type { OutboundPolicy } from "../outbound/outbound-policy.ts";

export interface OutboundWebhook {
  url: string;
  headers: Record<string, string>;
  body: string;
  policy: OutboundPolicy;
  timeoutMs: number;
  /** Aborts the attempt early. */
  signal: AbortSignal;
}

/**
 * Posts JSON through the SSRF guard without following redirects, and returns the status.
 * @throws {OutboundError} if the request fails.
 */
export async function sendWebhook(sent: OutboundWebhook): Promise<number> {
  const { url, headers, body, policy, timeoutMs } = sent;
  const { hostname } = new URL(url);
  const { request } = await import("undici");
  const agent = await createGuardedAgent(policy, timeoutMs);
  try {
    const { statusCode } = await withDeadline({ timeoutMs, callers: [sent.signal] }, (signal) =>
      request(url, {
        method: "POST",
        dispatcher: agent,
        signal,
        headers: { ...headers, "content-type": "application/json" },
        body,
      }),
    );
    return statusCode;
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    const [code, message] =
      error instanceof DeadlineError
        ? ([
            "host-timed-out",
            `${hostname} did not answer within ${countNoun(timeoutMs / 1000, "second")}.`,
          ] as const)
        : (["host-unreachable", `${hostname} can't be reached.`] as const);
    throw new OutboundError(code, message, { cause: error });
  } finally {
    await agent.destroy();
  }
}
