import { PassThrough, type Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Interval of comment lines, which clients ignore. Proxies close a connection after about a minute without data. */
const heartbeatMs = 15_000;

export interface EventStream<Events extends object> {
  /** Server-sent events (`text/event-stream`). */
  body: Readable;
  send<Name extends keyof Events & string>(name: Name, data: Events[Name]): void;
  close(): void;
}

/** Opens a stream of a request's events. Events sent after its end or after the client disconnects are dropped. */
export function openEventStream<Events extends object>(): EventStream<Events> {
  const body = new PassThrough();
  const write = (text: string) => {
    if (!body.writableEnded && !body.destroyed) body.write(text);
  };
  const heartbeat = setInterval(() => write(": still here\n\n"), heartbeatMs);
  body.on("close", () => clearInterval(heartbeat));
  return {
    body,
    send: (name, data) => write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => {
      clearInterval(heartbeat);
      body.end();
    },
  };
}

export function sendEventStream(reply: FastifyReply, body: Readable): void {
  void reply
    .type("text/event-stream; charset=utf-8")
    // Disables response buffering in nginx, which would delay the events.
    .header("x-accel-buffering", "no")
    .send(body);
}
