import { PassThrough, type Readable } from "node:stream";
import type { GenerateEvents } from "@slideloom/core/contract";

/** Proxies close what is silent for a minute or less; a comment line keeps the stream open and means nothing. */
const heartbeatMs = 15_000;

export interface EventStream {
  /** Server-sent events, as `text/event-stream`. */
  body: Readable;
  send<Name extends keyof GenerateEvents>(name: Name, data: GenerateEvents[Name]): void;
  close(): void;
}

/** A stream of a generation's events; what is sent after its end or to nobody is dropped. */
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
