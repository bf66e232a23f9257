import type { Failure } from "./classify-response.ts";
import type { Verdict } from "./connector.ts";

/** The verdict if a post can't be looked at now. */
export function readFailedLook(failure: Failure): Verdict {
  if (failure.kind === "unauthorized") return failure;
  return failure.kind === "throttled"
    ? { kind: "pending", waitMs: failure.waitMs }
    : { kind: "pending" };
}
