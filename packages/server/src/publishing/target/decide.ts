import { randomUUID } from "node:crypto";
import type { DecisionRequest, TargetStatus } from "@slideloom/core/contract/publications";
import type { PublicationTargetRow } from "../../db/publishing-tables.ts";
import type { Queries } from "../../db/tables.ts";
import { PublishingError } from "../publishing-error.ts";
import { startWaiting } from "./approval.ts";
import {
  changeTarget,
  insertTargets,
  type TargetChange,
  unprocessedTarget,
} from "./target-repository.ts";
import { readByHand, readPosts } from "./row.ts";
import { filesKeptMs } from "./times.ts";

/** In these statuses, a post was certainly not sent, so the same target can be used again. */
const unsentStatuses: readonly TargetStatus[] = ["failed", "missed", "needs_reconnect", "canceled"];

/** Error code of a target if a person says that its post doesn't exist. A new target then sends the post again. */
const notThereCode = "not-there";

interface DecisionParts {
  decision: DecisionRequest;
  nowMs: number;
}

/**
 * Only a person can decide to resend a post that may exist. Returns the target to process next, or null if none is left
 * to process.
 * @throws {PublishingError} if the target's status doesn't allow it.
 */
export async function decideTarget(
  queries: Queries,
  target: PublicationTargetRow,
  parts: DecisionParts,
): Promise<PublicationTargetRow | null> {
  switch (parts.decision.decision) {
    case "there":
      return notePublished(queries, target, parts);
    case "check":
      return checkAgain(queries, target);
    default:
      return target.status === "unknown"
        ? sendAnew(queries, target, parts)
        : resume(queries, target, parts);
  }
}

async function notePublished(
  queries: Queries,
  target: PublicationTargetRow,
  { decision, nowMs }: DecisionParts,
): Promise<null> {
  requireStatus(target, ["unknown", "by_hand"]);
  const { url = null } = decision;
  const posts = [...readPosts(target.posts), { id: url ?? "", url }];
  const message = describeRest(posts.length, target.parts);
  await change(queries, target, {
    status: "published",
    posts: JSON.stringify(posts),
    errorCode: null,
    message,
    finishedAtMs: nowMs,
    filesUntilMs: nowMs + filesKeptMs,
  });
  return null;
}

/**
 * Describes the thread's unpublished posts. A reply needs the previous post's id, so a thread ends after an unconfirmed
 * post.
 */
function describeRest(published: number, parts: number): string | null {
  if (published >= parts) return null;
  const rest =
    parts - published === 1 ? `Post ${parts} wasn't` : `Posts ${published + 1} to ${parts} weren't`;
  return `You confirmed post ${published} of ${parts}. ${rest} published. Publish the rest yourself on the network.`;
}

async function checkAgain(
  queries: Queries,
  target: PublicationTargetRow,
): Promise<PublicationTargetRow> {
  requireStatus(target, ["unknown"]);
  if (target.connectionId === null) throw new PublishingError("connection-removed");
  await change(queries, target, {
    status: "checking",
    checks: 0,
    errorCode: null,
    message: null,
    finishedAtMs: null,
    filesUntilMs: null,
  });
  return target;
}

/**
 * Creates a new target that a late result of the earlier call can't affect. Returns null if the old target was already
 * replaced.
 */
async function sendAnew(
  queries: Queries,
  target: PublicationTargetRow,
  { nowMs }: DecisionParts,
): Promise<PublicationTargetRow | null> {
  await change(queries, target, {
    status: "failed",
    errorCode: notThereCode,
    finishedAtMs: nowMs,
    isSuperseded: 1,
    message: "You told us that this post wasn't published.",
  });
  if (target.isSuperseded === 1) return null;
  const anew: PublicationTargetRow = {
    ...target,
    ...unprocessedTarget,
    ...startAgain(target, nowMs),
    id: randomUUID(),
    token: 0,
  };
  await insertTargets(queries, [anew]);
  return anew;
}

/** Resumes with the first unpublished post. */
async function resume(
  queries: Queries,
  target: PublicationTargetRow,
  { nowMs }: DecisionParts,
): Promise<PublicationTargetRow> {
  const isSendable = target.isSuperseded === 0 && readByHand(target.payload) === null;
  requireStatus(target, isSendable ? unsentStatuses : []);
  const again = { ...unprocessedTarget, ...startAgain(target, nowMs) };
  await change(queries, target, again);
  return { ...target, ...again };
}

/** A post that somebody has to approve needs a new approval, since its time is another one. */
const startAgain = ({ approver }: PublicationTargetRow, nowMs: number) =>
  approver === null
    ? ({ status: "scheduled", dueAtMs: nowMs } as const)
    : { ...startWaiting(approver, nowMs), dueAtMs: null };

function requireStatus({ status }: PublicationTargetRow, statuses: readonly TargetStatus[]): void {
  if (!statuses.includes(status)) throw new PublishingError("target-not-open");
}

async function change(
  queries: Queries,
  target: PublicationTargetRow,
  values: TargetChange,
): Promise<void> {
  if (!(await changeTarget(queries, target, values))) throw new PublishingError("target-not-open");
}
