import type { FastifyReply, FastifyRequest } from "fastify";
import { describeStreamedError } from "../http/streamed-error.ts";
import { type EventStream, openEventStream, sendEventStream } from "./event-stream.ts";

interface FinalEvents {
  done: unknown;
  error: { status: number; message: string };
}

interface Sender<Events extends object> extends Pick<EventStream<Events>, "send"> {
  /** Begins the stream of events. Failures before that are normal error responses. */
  start: () => void;
}

/** Responds with the server-sent events of `work`. The last one is `done` with its result, or `error`. */
export async function streamWork<Events extends FinalEvents>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (sender: Sender<Events>) => Promise<Events["done"]>,
): Promise<FastifyReply> {
  const stream = openEventStream<FinalEvents>();
  let hasStarted = false;
  const start = () => {
    if (!hasStarted) sendEventStream(reply, stream.body);
    hasStarted = true;
  };
  const send = stream.send as EventStream<Events>["send"];
  try {
    stream.send("done", await work({ send, start }));
    start();
  } catch (error) {
    if (!hasStarted) throw error;
    stream.send("error", describeStreamedError(error, request));
  } finally {
    stream.close();
  }
  return reply;
}
