import { AsyncLocalStorage } from "node:async_hooks";
import type { FastifyReply } from "fastify";
import { HttpError } from "./http-error.ts";

const callers = new AsyncLocalStorage<AbortSignal>();

/** Aborts when the client goes away before the answer is complete. */
export function createDepartureSignal(reply: FastifyReply): AbortSignal {
  const departure = new AbortController();
  reply.raw.on("close", () => {
    if (reply.raw.writableFinished) return;
    departure.abort(new HttpError(499, "The client closed the connection."));
  });
  const caller = callers.getStore();
  return caller ? AbortSignal.any([departure.signal, caller]) : departure.signal;
}

/** Runs what sends requests to this process for a caller: those have no connection of their own that could close. */
export function askFor<Answer>(caller: AbortSignal, ask: () => Promise<Answer>): Promise<Answer> {
  return callers.run(caller, ask);
}
