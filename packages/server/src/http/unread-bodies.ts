import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** How much of a refused body is read, and for how long: what is larger or slower is cut. */
const mostBytes = 64 * 1024 * 1024;
const longestMs = 30_000;

/**
 * Answers at once a request that is refused before its body has arrived, then reads the rest away before the connection
 * closes. Many clients read no answer before they have sent everything; one that closes meanwhile is a broken pipe to them.
 */
export function registerUnreadBodies(app: FastifyInstance): void {
  app.addHook("onSend", (request, reply, payload, done) => {
    const { raw } = request;
    const isRefused = reply.statusCode >= 400 && typeof payload === "string";
    if (!isRefused || raw.complete !== false || !announcesBody(raw)) return done(null, payload);
    // The client has the whole answer although the response has not ended.
    void reply.header("content-length", Buffer.byteLength(payload));
    done(null, Readable.from(answerThenRead(payload, raw), { objectMode: false }));
  });
}

const announcesBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

async function* answerThenRead(answer: string, body: IncomingMessage): AsyncGenerator<Buffer> {
  yield Buffer.from(answer);
  const stop = new AbortController();
  await Promise.race([readAway(body), delay(longestMs, undefined, { signal: stop.signal })]);
  stop.abort();
}

/** Resolves when the body has ended, was cut off, or is too large. */
function readAway(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const end = () => resolve();
    body.on("data", (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) resolve();
    });
    for (const event of ["end", "close", "error"]) body.once(event, end);
    if (body.complete || body.destroyed) resolve();
    body.resume();
  });
}
