import type { PublicationRow, PublicationTargetRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";
import {
  listPublicationRows,
  type PublicationWithCarousel,
  updatePublication,
} from "./publication-repository.ts";
import { buildDueTime } from "./publish-time.ts";
import { approveTargets, findApprovalEndMs } from "./target/approval.ts";
import { listTargets } from "./target/target-repository.ts";

/** Maximum number of a carousel's publications that a client approves at once. */
const maxShown = 100;

/** A client's answer about the publications of one version of a carousel. */
export interface ClientAnswer {
  carouselId: string;
  version: number;
  /** The publications that the client saw, with their `version`. */
  posts: readonly { id: string; version: number }[];
  /** The client's name; null if they ask for changes, which leaves the publications waiting. */
  approvedBy: string | null;
}

/** Returns the carousel's publications that wait for a client and can still be approved. */
export async function listWaitingForClient(
  queries: Queries,
  { accountId, carouselId }: { accountId: string; carouselId: string },
  nowMs: number,
): Promise<PublicationWithCarousel[]> {
  const rows = await listPublicationRows(queries, accountId, {
    isUnscheduled: false,
    carouselId,
    status: "waiting_for_approval",
    approver: "client",
    limit: maxShown,
  });
  const targets = await listTargets(
    queries,
    rows.map(({ id }) => id),
  );
  const late = new Set(
    targets
      .filter((one) => one.status === "waiting_for_approval" && findApprovalEndMs(one) <= nowMs)
      .map(({ publicationId }) => publicationId),
  );
  return rows.filter(({ id }) => !late.has(id));
}

/**
 * Runs `alongside`, then approves the version's publications if the client has, and returns their approved targets. Null
 * if the client didn't see exactly these publications.
 */
export async function answerPublications(
  queries: Queries,
  { accountId, answer, nowMs }: { accountId: string; answer: ClientAnswer; nowMs: number },
  alongside: (queries: Queries) => Promise<void>,
): Promise<PublicationTargetRow[] | null> {
  const { carouselId, version, posts, approvedBy } = answer;
  const waiting = await listWaitingForClient(queries, { accountId, carouselId }, nowMs);
  const shown = waiting.filter(({ carouselVersion }) => carouselVersion === version);
  if (!isSeen(shown, posts)) return null;
  await alongside(queries);
  if (approvedBy === null) return [];
  const approved: PublicationTargetRow[] = [];
  for (const row of shown) {
    const parts = { targets: await listTargets(queries, [row.id]), nowMs, approvedBy };
    approved.push(...(await approvePublication(queries, row, parts)));
    await updatePublication(queries, row.id, { rowVersion: row.rowVersion + 1 });
  }
  return approved;
}

/** Whether these are exactly the publications that the client saw, unchanged since. */
function isSeen(
  rows: readonly Pick<PublicationRow, "id" | "rowVersion">[],
  posts: ClientAnswer["posts"],
): boolean {
  const seen = new Map(posts.map(({ id, version }) => [id, version]));
  return (
    rows.length === seen.size && rows.every(({ id, rowVersion }) => seen.get(id) === rowVersion)
  );
}

/** Approves a publication, and returns its approved targets. One that was to be published now is due now. */
export async function approvePublication(
  queries: Queries,
  { id, dueAtMs, timeZone, source }: PublicationRow,
  parts: {
    targets: readonly PublicationTargetRow[];
    nowMs: number;
    /** The client's name; absent for the owner. */
    approvedBy?: string;
  },
): Promise<PublicationTargetRow[]> {
  const { targets, nowMs, approvedBy = null } = parts;
  const approved = await approveTargets(queries, targets, { source, nowMs, approvedBy });
  if (dueAtMs === null && source !== null) {
    await updatePublication(queries, id, buildDueTime(nowMs, timeZone, source));
  }
  return approved;
}
