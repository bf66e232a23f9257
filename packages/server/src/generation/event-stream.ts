import { PassThrough, type Readable } from "node:stream";
import type { GenerateEvents } from "@slideloom/core/contract";

/**
 * Proxies close a connection that is idle for about a minute; a comment line keeps it open and is ignored by clients.
 */
const heartbeatMs = 15_000;

export interface EventStream {
  /** Server-sent events (`text/event-stream`). */
  body: Readable;
  send<Name extends keyof GenerateEvents>(name: Name, data: GenerateEvents[Name]): void;
  close(): void;
}

/** Opens a stream of a generation's events. Events sent after its end or after the client disconnects are dropped. */
export function openEventStream(): EventStream {
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
