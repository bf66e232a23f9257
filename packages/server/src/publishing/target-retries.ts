import type { PassingFailure, Refusal } from "../connectors/connector.ts";
import type { PublicationTargetRow } from "../db/publishing-tables.ts";
import { describeError } from "../http/errors.ts";
import { latestMs } from "./target-task.ts";

/** Waits before a step that failed is tried again; the last one repeats. */
const waitsMs = [10_000, 60_000, 5 * 60_000, 15 * 60_000];
const longestWaitMs = Math.max(...waitsMs);
/** The last try of a post comes so long before it would be too late. */
const lastTryMs = 60_000;
const faultMessage = "Something went wrong on our side.";
const tooHeavyCode = "render-too-heavy";
/** A thread that has begun has no such moment: it is tried for some hours. */
export const maxBegunAttempts = 24;

type RetriedTarget = Pick<PublicationTargetRow, "attempts" | "dueAtMs" | "posts">;

/**
 * Returns when a step that failed is tried again; null if the post may not be sent any more by then. A step before the post
 * is due is tried again when it is due at the latest. A network that names a moment is not asked before it.
 */
export function findRetryMs(
  { attempts, dueAtMs, posts }: RetriedTarget,
  failure: PassingFailure,
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

/** What the server's own error means for a step: all may pass but a slide that can't be drawn. */
export function readStepFault(error: unknown): PassingFailure | ({ kind: "rejected" } & Refusal) {
  const { message, isFault } = describeError(error);
  if (isFault) return { kind: "not-sent", message: faultMessage };
  const { code = "failed" } = error as { code?: string };
  return { kind: code === tooHeavyCode ? "rejected" : "not-sent", code, message };
}

/** The wait after so many tries. */
export const findWaitMs = (attempts: number) => waitsMs[attempts] ?? longestWaitMs;
