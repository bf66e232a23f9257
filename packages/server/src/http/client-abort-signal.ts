import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyReply } from "fastify";
import { HttpError } from "./http-error.ts";

export const clientAbortMessage = "The client closed the connection.";

const callers = new AsyncLocalStorage<AbortSignal>();

/** Returns a signal that aborts if the client disconnects before the response is complete, or with `closing`. */
export function createClientAbortSignal(reply: FastifyReply, closing?: AbortSignal): AbortSignal {
  const clientAbort = new AbortController();
  if (closing) forwardAbort(closing, clientAbort, reply);
  reply.raw.on("close", () => {
    if (reply.raw.writableFinished) return;
    clientAbort.abort(new HttpError(499, clientAbortMessage));
  });
  const caller = callers.getStore();
  return caller ? AbortSignal.any([clientAbort.signal, caller]) : clientAbort.signal;
}

/** `AbortSignal.any` would leak an entry per request into a signal that lives as long as the process. */
function forwardAbort(
  closing: AbortSignal,
  clientAbort: AbortController,
  { raw }: FastifyReply,
): void {
  const abort = () => clientAbort.abort(closing.reason);
  if (closing.aborted) abort();
  closing.addEventListener("abort", abort);
  const release = () => closing.removeEventListener("abort", abort);
  raw.once("finish", release).once("close", release);
}

const abortCodes: readonly unknown[] = ["ABORT_ERR", "ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"];

/** Returns whether an error only results from a client that disconnected, and needs no attention. */
export function isClientAbort(error: Error & { code?: unknown }, { raw }: FastifyReply): boolean {
  const isEnd = error.name === "AbortError" || abortCodes.includes(error.code);
  return isEnd && (raw.destroyed || raw.req.destroyed) && !raw.writableFinished;
}

/** Whether the current request was sent by the server to itself, e.g. by an MCP tool. */
export const isInternal = (): boolean => callers.getStore() !== undefined;

/** Runs requests that the server sends to itself. `caller` aborts them, because there is no client connection. */
export function runWithSignal<Result>(
  caller: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  return callers.run(caller, work);
}
