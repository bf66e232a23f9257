import type { Approver } from "@slideloom/core/contract/publications";
import type { PublicationRow, PublicationTargetRow } from "../../db/publishing-tables.ts";
import type { Queries } from "../../db/tables.ts";
import { PublishingError } from "../publishing-error.ts";
import type { TargetEnd } from "./end-reasons.ts";
import { readByHand } from "./row.ts";
import { changeTarget } from "./target-repository.ts";

/** How long a target without a time waits for approval. */
const waitMs = 7 * 24 * 60 * 60_000;

/** Error code of a target that a person declined. */
const declinedCode = "declined";

export const notApproved: TargetEnd = {
  status: "missed",
  code: "not-approved",
  message: "Nobody approved this post in time. Choose another time to ask again.",
};

/** Columns of a target that waits for approval. */
export const startWaiting = (approver: Approver, nowMs: number) =>
  ({
    status: "waiting_for_approval",
    approver,
    askedAtMs: nowMs,
    approvedAtMs: null,
    approvedBy: null,
  }) as const;

/** Returns when a waiting target ends as missed. */
export const findApprovalEndMs = ({
  dueAtMs,
  askedAtMs,
}: Pick<PublicationTargetRow, "dueAtMs" | "askedAtMs">): number =>
  dueAtMs ?? (askedAtMs ?? 0) + waitMs;

/**
 * Approves waiting targets, and returns them as they are then. Targets without a time are due at once, if the
 * publication isn't unscheduled. `approvedBy` is the client's name; null for the owner.
 * @throws {PublishingError} if no target waits, if it waits for somebody else, or if it is too late.
 */
export async function approveTargets(
  queries: Queries,
  targets: readonly PublicationTargetRow[],
  {
    source,
    nowMs,
    approvedBy,
  }: Pick<PublicationRow, "source"> & Pick<PublicationTargetRow, "approvedBy"> & { nowMs: number },
): Promise<PublicationTargetRow[]> {
  const approved = listWaiting(targets).map((target) => {
    if ((target.approver === "client") !== (approvedBy !== null)) {
      throw new PublishingError("approval-of-client");
    }
    if (findApprovalEndMs(target) <= nowMs) throw new PublishingError("approval-late");
    const dueAtMs = target.dueAtMs ?? (source === null ? null : nowMs);
    const status = readByHand(target.payload) === null ? "scheduled" : "by_hand";
    const change = {
      status: dueAtMs === null ? "draft" : status,
      dueAtMs,
      approvedAtMs: nowMs,
      approvedBy,
    } as const;
    return { target, change };
  });
  for (const { target, change } of approved) await changeWaiting(queries, target, change);
  return approved.map(({ target, change }) => ({ ...target, ...change }));
}

/**
 * Cancels waiting targets.
 * @throws {PublishingError} if no target waits.
 */
export async function declineTargets(
  queries: Queries,
  targets: readonly PublicationTargetRow[],
  nowMs: number,
): Promise<void> {
  for (const target of listWaiting(targets)) {
    await changeWaiting(queries, target, {
      status: "canceled",
      errorCode: declinedCode,
      message: "You declined this post, so it wasn't published.",
      finishedAtMs: nowMs,
      filesUntilMs: nowMs,
    });
  }
}

function listWaiting(targets: readonly PublicationTargetRow[]): PublicationTargetRow[] {
  const waiting = targets.filter(({ status }) => status === "waiting_for_approval");
  if (waiting.length === 0) throw new PublishingError("approval-not-asked");
  return waiting;
}

async function changeWaiting(
  queries: Queries,
  target: PublicationTargetRow,
  change: Parameters<typeof changeTarget>[2],
): Promise<void> {
  if (!(await changeTarget(queries, target, change))) throw new PublishingError("approval-late");
}
