import type { TransientFailure, Refusal } from "../../connectors/connector.ts";
import type { PublicationTargetRow } from "../../db/publishing-tables.ts";
import { describeError } from "../../http/errors.ts";
import { latestMs } from "./times.ts";

/** Delays between retries; the last one repeats. */
const waitsMs = [10_000, 60_000, 5 * 60_000, 15 * 60_000];
const longestWaitMs = Math.max(...waitsMs);
/** The last try is made at least this long before the deadline, in ms. */
const lastTryMs = 60_000;
const faultMessage = "Something went wrong on our side.";
const tooHeavyCode = "render-too-heavy";
/** A partly published thread has no deadline, so the number of tries is limited. All tries take some hours. */
export const maxBegunAttempts = 24;

type RetriedTarget = Pick<PublicationTargetRow, "attempts" | "dueAtMs" | "posts">;

/**
 * Returns when to retry a failed step, or null if that is after the post's deadline. If a step fails before the due
 * time, the retry is at the due time at the latest.
 */
export function findRetryMs(
  { attempts, dueAtMs, posts }: RetriedTarget,
  failure: TransientFailure,
  nowMs: number,
): number | null {
  const namedMs = nowMs + (failure.kind === "not-sent" ? 0 : (failure.waitMs ?? 0));
  if (posts !== "[]") {
    return attempts < maxBegunAttempts ? Math.max(namedMs, nowMs + findWaitMs(attempts)) : null;
  }
  const dueMs = dueAtMs ?? 0;
  const lastMs = dueMs + latestMs - lastTryMs;
  if (failure.kind === "throttled") {
    const untilMs = Math.max(namedMs, nowMs + (attempts > 0 ? findWaitMs(attempts - 1) : 0));
    return untilMs > lastMs ? null : untilMs;
  }
  if (nowMs >= lastMs) return null;
  const usualMs = nowMs + findWaitMs(attempts);
  const untilMs = nowMs < dueMs ? Math.min(usualMs, dueMs) : usualMs;
  return Math.min(Math.max(untilMs, namedMs), lastMs);
}

/** Classifies our own error. Every error is retried, except for a slide that is too complex to render. */
export function readStepFault(error: unknown): TransientFailure | ({ kind: "rejected" } & Refusal) {
  const { message, isFault } = describeError(error);
  if (isFault) return { kind: "not-sent", message: faultMessage };
  const { code = "failed" } = error as { code?: string };
  return { kind: code === tooHeavyCode ? "rejected" : "not-sent", code, message };
}

/** Returns the delay after this many tries, in milliseconds. */
export const findWaitMs = (attempts: number) => waitsMs[attempts] ?? longestWaitMs;
