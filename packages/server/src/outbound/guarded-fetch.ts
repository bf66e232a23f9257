import { createGuardedAgent } from "./guarded-agent.ts";
import { OutboundError } from "./outbound-error.ts";
import type { OutboundPolicy } from "./outbound-policy.ts";

export interface GuardedFetchLimits {
  connectTimeoutMs: number;
  /** Maximum size of a decompressed response body. */
  maxBytes: number;
}

/**
 * Creates a `fetch` with the SSRF guard, which libraries can use in place of the global one. It rejects redirects,
 * opens a connection per request, and limits the size of responses.
 */
export function createGuardedFetch(
  policy: OutboundPolicy,
  { connectTimeoutMs, maxBytes }: GuardedFetchLimits,
): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const agent = await createGuardedAgent(policy, connectTimeoutMs);
    const undici = await import("undici");
    try {
      const options = { ...init, redirect: "manual", dispatcher: agent } as Parameters<
        typeof undici.fetch
      >[1];
      const response = (await undici.fetch(url, options)) as unknown as Response;
      if (response.status >= 300 && response.status < 400) {
        const message = `${url.host} redirects to another address. Enter that address instead.`;
        throw new OutboundError("bad-answer", message);
      }
      const { status, statusText, headers } = response;
      const body = response.body && limitBody(response.body, { maxBytes, host: url.host, agent });
      if (!body) await agent.destroy();
      return new Response(body, { status, statusText, headers });
    } catch (error) {
      await agent.destroy();
      throw findOutboundError(error) ?? error;
    }
  };
}

/** Returns the same body, but fails if the body exceeds `maxBytes`. Closes the connection when the body ends. */
function limitBody(
  body: ReadableStream<Uint8Array>,
  {
    maxBytes,
    host,
    agent,
  }: { maxBytes: number; host: string; agent: { destroy(): Promise<void> } },
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  const end = async (error?: unknown) => {
    await reader.cancel(error).catch(() => undefined);
    await agent.destroy();
  };
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        bytes += value?.byteLength ?? 0;
        if (bytes > maxBytes) {
          throw new OutboundError("bad-answer", `${host} sent too long a response.`);
        }
        if (!done) return controller.enqueue(value);
        controller.close();
        await agent.destroy();
      } catch (error) {
        controller.error(error);
        await end(error);
      }
    },
    cancel: end,
  });
}

/** Returns the `OutboundError` in an error's chain of causes, or null. */
export function findOutboundError(error: unknown): OutboundError | null {
  if (error instanceof OutboundError) return error;
  return error instanceof Error ? findOutboundError(error.cause) : null;
}
