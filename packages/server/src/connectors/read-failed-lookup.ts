import type { Failure } from "./classify-response.ts";
import type { Verdict } from "./connector.ts";

/** Returns the verdict after a failed call that should have read the post. */
export function readFailedLookup(failure: Failure): Verdict {
  if (failure.kind === "unauthorized") return failure;
  return failure.kind === "throttled"
    ? { kind: "pending", waitMs: failure.waitMs }
    : { kind: "pending" };
}
