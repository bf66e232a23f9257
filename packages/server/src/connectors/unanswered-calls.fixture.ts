import { testMs } from "../../../../scripts/test-patience.mjs";
import { DeadlineError } from "../deadlines/deadline.ts";
import type { GiveUpCall } from "./network-call.ts";

/*
 * A fake that leaves a call unanswered says so, and its caller gives up at once. So tests wait for no timeout, and a slow
 * machine makes no call time out.
 */

const running = new Map<string, Set<AbortController>>();
const listeners = new Set<(call: string) => void>();

/** Returns a signal that aborts once a fake leaves the call unanswered. */
export const giveUpUnanswered: GiveUpCall = ({ method, url }) => {
  const controller = new AbortController();
  const call = `${method} ${new URL(url).href}`;
  running.set(call, (running.get(call) ?? new Set()).add(controller));
  return controller.signal;
};

/** Settings with which calls end if a fake leaves them unanswered, never because the machine is slow. */
export const patientCalls = { networkTimeoutMs: testMs, giveUpCall: giveUpUnanswered };

/** Lets this process's callers give up. `call` is a method and a URL. */
export function giveUp(call: string): void {
  const controllers = running.get(call) ?? [];
  running.delete(call);
  const reason = new DeadlineError("The fake doesn't respond");
  for (const controller of controllers) controller.abort(reason);
}

/** Called by a fake that leaves a call unanswered. */
export function leaveUnanswered(call: string): void {
  giveUp(call);
  for (const listen of listeners) listen(call);
}

/** Calls back for each unanswered call, to tell another process. Returns a function that ends this. */
export function whenUnanswered(listen: (call: string) => void): () => void {
  listeners.add(listen);
  return () => void listeners.delete(listen);
}
