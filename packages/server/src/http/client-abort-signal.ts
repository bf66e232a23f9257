import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyReply } from "fastify";
import { HttpError } from "./http-error.ts";

export const clientAbortMessage = "The client closed the connection.";

const callers = new AsyncLocalStorage<AbortSignal>();

/** Aborts when the client goes away before the response is complete, and with `closing` where it is given. */
export function createClientAbortSignal(reply: FastifyReply, closing?: AbortSignal): AbortSignal {
  const clientAbort = new AbortController();
  if (closing) follow(closing, clientAbort, reply);
  reply.raw.on("close", () => {
    if (reply.raw.writableFinished) return;
    clientAbort.abort(new HttpError(499, clientAbortMessage));
  });
  const caller = callers.getStore();
  return caller ? AbortSignal.any([clientAbort.signal, caller]) : clientAbort.signal;
}

/** `AbortSignal.any` would leave a trace of each request at a signal that lives as long as the process. */
function follow(closing: AbortSignal, clientAbort: AbortController, { raw }: FastifyReply): void {
  const abort = () => clientAbort.abort(closing.reason);
  if (closing.aborted) abort();
  closing.addEventListener("abort", abort);
  const release = () => closing.removeEventListener("abort", abort);
  raw.once("finish", release).once("close", release);
}

const brokenOff: readonly unknown[] = ["ABORT_ERR", "ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"];

/** Whether an error is but the end of a request whose client has gone, in which nobody has to look for a fault. */
export function isClientAbort(error: Error & { code?: unknown }, { raw }: FastifyReply): boolean {
  const isEnd = error.name === "AbortError" || brokenOff.includes(error.code);
  return isEnd && (raw.destroyed || raw.req.destroyed) && !raw.writableFinished;
}

/** Runs what sends requests to this process for a caller: those have no connection of their own that could close. */
export function runWithSignal<Result>(
  caller: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  return callers.run(caller, work);
}
