import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Limits for draining a refused body; larger or slower ones are cut off. */
const maxBytes = 64 * 1024 * 1024;
const maxMs = 30_000;

/**
 * Sends an early error response, then reads the rest of the body before closing. Clients that send everything first
 * would otherwise see only a broken pipe.
 */
export function registerUnreadBodies(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    const { raw } = request;
    const isRefused = reply.statusCode >= 400 && typeof payload === "string";
    if (!isRefused || raw.complete !== false || !announcesBody(raw)) return done(null, payload);
    // With this length, the client knows when it has the whole response, although the stream is still open.
    void reply.header("content-length", Buffer.byteLength(payload));
    done(null, Readable.from(respondThenDrain(payload, raw), { objectMode: false }));
  });
}

const announcesBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

async function* respondThenDrain(answer: string, body: IncomingMessage): AsyncGenerator<Buffer> {
  yield Buffer.from(answer);
  const stop = new AbortController();
  await Promise.race([drain(body), delay(maxMs, undefined, { signal: stop.signal })]);
  stop.abort();
}

/** Resolves when the body ends, breaks off or exceeds the limit. */
function drain(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const end = () => resolve();
    body.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) resolve();
    });
    for (const event of ["end", "close", "error"]) body.once(event, end);
    if (body.complete || body.destroyed) resolve();
    body.resume();
  });
}
