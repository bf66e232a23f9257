import type {
  Publication,
  PublicationAttempt,
  PublicationTarget,
} from "@slideloom/core/contract/publications";
import { findServiceId } from "@slideloom/core/networks";
import type { ThumbnailLinks } from "../carousels/thumbnail-links.ts";
import type {
  ConnectionRow,
  PublicationAttemptRow,
  PublicationTargetRow,
} from "../db/publishing-tables.ts";
import type { PublicationWithCarousel } from "./publication-repository.ts";
import { readByHand, readPayload, readPosts } from "./target/row.ts";

/** Names and services of connected accounts by connection id. */
export type ConnectionNames = ReadonlyMap<
  string,
  Pick<ConnectionRow, "name" | "handle" | "service">
>;

/** Returns a publication in the shape of the API. */
export function presentPublication(
  row: PublicationWithCarousel,
  targets: readonly PublicationTargetRow[],
  { names, links }: { names: ConnectionNames; links: ThumbnailLinks },
): Publication {
  const { carouselId, carouselVersion: version, currentVersion, slides } = row;
  return {
    id: row.id,
    version: row.rowVersion,
    carousel_id: carouselId,
    carousel_version: version,
    newer_version: currentVersion === version ? null : currentVersion,
    title: row.title,
    thumbnail_url: carouselId && slides ? links.build({ carouselId, version }) : null,
    source: row.source,
    due_at: toIso(row.dueAtMs),
    wall_time: row.wallTime,
    time_zone: row.timeZone,
    targets: targets.map((target) => presentTarget(target, names)),
    approval: presentApproval(targets),
    created_at: new Date(row.createdAtMs).toISOString(),
  };
}

/** Approval of a publication's newest targets. */
function presentApproval(targets: readonly PublicationTargetRow[]): Publication["approval"] {
  const asked = targets.filter(({ isSuperseded }) => isSuperseded === 0);
  const [first] = asked;
  if (!first || first.approver === null || first.askedAtMs === null) return null;
  const open = asked.find(({ approvedAtMs }) => approvedAtMs === null);
  return {
    by: first.approver,
    asked_at: new Date(first.askedAtMs).toISOString(),
    approved_at: open ? null : toIso(first.approvedAtMs),
    approved_by: open ? null : first.approvedBy,
  };
}

function presentTarget(row: PublicationTargetRow, names: ConnectionNames): PublicationTarget {
  const { id, connectionId, network, status, parts, message } = row;
  const who = connectionId === null ? undefined : names.get(connectionId);
  const byHand = readByHand(row.payload);
  return {
    id,
    network,
    status,
    parts,
    message,
    connection_id: connectionId,
    by_hand: byHand,
    name: byHand ? "Post it yourself" : (who?.name ?? ""),
    handle: who?.handle ?? "",
    service: byHand ?? who?.service ?? findServiceId(network),
    ...readPayload(row.payload),
    due_at: toIso(row.dueAtMs),
    posts: readPosts(row.posts).map(({ id: postId, url }) => ({ id: postId, url })),
    code: row.errorCode,
    finished_at: toIso(row.finishedAtMs),
  };
}

/** Returns a logged network call in the shape of the API. */
export const presentAttempt = (row: PublicationAttemptRow): PublicationAttempt => ({
  at: new Date(row.atMs).toISOString(),
  step: row.step,
  address: `${row.method} ${row.address}`,
  status: row.status,
  network_code: row.networkCode,
  request_id: row.networkRequestId,
  duration_ms: row.durationMs,
  outcome: row.outcome,
  excerpt: row.excerpt,
});

const toIso = (timeMs: number | null) => (timeMs === null ? null : new Date(timeMs).toISOString());
