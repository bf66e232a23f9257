import fc from "fast-check";
import { expect, test } from "vitest";
import type { TransientFailure } from "../../connectors/connector.ts";
import { findRetryMs } from "./retry.ts";
import { latestMs } from "./times.ts";

const minuteMs = 60_000;
const dueMs = Date.UTC(2026, 11, 1, 9);
const target = (attempts: number, posts = "[]") => ({ attempts, posts, dueAtMs: dueMs });
const notSent = { kind: "not-sent", message: "Nobody there." } as const;

/** Returns the times at which a step that always fails is tried. */
function listTries(fromMs: number, failure: TransientFailure, posts = "[]"): number[] {
  const tries = [fromMs];
  for (let attempts = 0; attempts < 1000; attempts += 1) {
    const nextMs = findRetryMs(target(attempts, posts), failure, tries.at(-1) ?? 0);
    if (nextMs === null) return tries;
    tries.push(nextMs);
  }
  throw new Error("It is tried without an end.");
}

test("a step is retried at the due time and until an hour later, in few tries", () => {
  fc.assert(
    fc.property(fc.integer({ min: -10 * minuteMs, max: 50 * minuteMs }), (afterMs) => {
      const tries = listTries(dueMs + afterMs, notSent);
      if (afterMs < 0) expect(tries).toContain(dueMs);
      expect(tries.at(-1)).toBe(dueMs + latestMs - minuteMs);
      expect(tries.length).toBeLessThan(14);
      expect(tries).toEqual(tries.toSorted((one, other) => one - other));
    }),
  );
});

test("a network's retry time is respected", () => {
  const kinds = fc.constantFrom("throttled" as const, "unknown" as const);
  fc.assert(
    fc.property(kinds, fc.integer({ min: 0, max: 24 * 60 * minuteMs }), (kind, waitMs) => {
      const lastMs = dueMs + latestMs - minuteMs;
      const failure = { kind, waitMs, message: "Later." };
      const nextMs = findRetryMs(target(0), failure, dueMs);
      // A rate limit is certain to last; an unavailable server may recover early.
      if (dueMs + waitMs > lastMs) expect(nextMs).toBe(kind === "throttled" ? null : lastMs);
      else expect(nextMs).toBeGreaterThanOrEqual(dueMs + waitMs);
    }),
  );
});

test("a repeated rate limit is waited for longer each time", () => {
  const tries = listTries(dueMs, { kind: "throttled", waitMs: 1000, message: "Later." });
  expect(tries.length).toBeLessThan(10);
});

test("a thread that has begun is retried for hours, but not forever", () => {
  const tries = listTries(dueMs, notSent, `[{"id":"1","url":null}]`);
  expect((tries.at(-1) ?? 0) - dueMs).toBeGreaterThan(5 * 60 * minuteMs);
});
