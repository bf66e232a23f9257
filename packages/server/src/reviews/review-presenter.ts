import type { Review, ReviewComment } from "@slideloom/core/contract/reviews";
import type { ReviewCommentRow, ReviewRow } from "../db/review-tables.ts";

/** Returns a link in the shape of the API. */
export const presentReview = (row: ReviewRow, nowMs: number): Review => ({
  id: row.id,
  state: findState(row, nowMs),
  has_password: row.passwordHash !== null,
  created_at: toIso(row.createdAtMs),
  expires_at: toIso(row.expiresAtMs),
  answer: presentAnswer(row),
});

function findState(
  { withdrawnAtMs, expiresAtMs }: Pick<ReviewRow, "withdrawnAtMs" | "expiresAtMs">,
  nowMs: number,
): Review["state"] {
  if (withdrawnAtMs !== null) return "withdrawn";
  return expiresAtMs <= nowMs ? "expired" : "open";
}

/** Returns the latest answer; null if there is none. */
export function presentAnswer({
  answer,
  answeredBy,
  answeredVersion,
  answeredAtMs,
}: ReviewRow): Review["answer"] {
  if (answer === null || answeredVersion === null || answeredAtMs === null) return null;
  return { answer, name: answeredBy ?? "", version: answeredVersion, at: toIso(answeredAtMs) };
}

/** Returns a comment in the shape of the API. */
export const presentComment = (row: ReviewCommentRow): ReviewComment => ({
  id: row.id,
  slide: row.slide,
  x: row.x,
  y: row.y,
  version: row.version,
  name: row.name,
  text: row.text,
  created_at: toIso(row.createdAtMs),
  resolved_at: row.resolvedAtMs === null ? null : toIso(row.resolvedAtMs),
});

export const toIso = (timeMs: number) => new Date(timeMs).toISOString();
