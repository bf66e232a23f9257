import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyReply } from "fastify";
import { HttpError } from "./http-error.ts";

export const clientAbortMessage = "The client closed the connection.";

const callers = new AsyncLocalStorage<AbortSignal>();

/** Returns a signal that aborts if the client disconnects before the response is complete, or with `closing`. */
export function createClientAbortSignal(reply: FastifyReply, closing?: AbortSignal): AbortSignal {
  const clientAbort = new AbortController();
  const caller = callers.getStore();
  for (const signal of [closing, caller]) if (signal) forwardAbort(signal, clientAbort, reply);
  reply.raw.on("close", () => {
    if (reply.raw.writableFinished) return;
    clientAbort.abort(new HttpError(499, clientAbortMessage));
  });
  return clientAbort.signal;
}

/** Forwards until the response ends, because the signal may live as long as the process. */
function forwardAbort(
  signal: AbortSignal,
  clientAbort: AbortController,
  { raw }: FastifyReply,
): void {
  const abort = () => clientAbort.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  const release = () => signal.removeEventListener("abort", abort);
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
