import { randomUUID } from "node:crypto";
import type { z } from "zod";
import type {
  Approver,
  publicationRequestSchema,
  PublishTime,
} from "@slideloom/core/contract/publications";
import { type CaptionService, networkIds, type NetworkId } from "@slideloom/core/networks";
import { findNextSlot } from "@slideloom/core/publishing";
import { isUsable, type PublishingConnection } from "../connections/publishing-connection.ts";
import type { PublicationRow, PublicationTargetRow } from "../db/publishing-tables.ts";
import {
  buildDueOnApproval,
  buildDueTime,
  readDueTime,
  buildUnscheduled,
  type DueTime,
} from "./publish-time.ts";
import { checkTarget, type PublishableContent } from "./publishable-content.ts";
import { startWaiting } from "./target/approval.ts";
import { PublishingError } from "./publishing-error.ts";
import { unprocessedTarget } from "./target/target-repository.ts";

export type NewPublication = z.output<typeof publicationRequestSchema>;
/** A connection to publish on, with the caption and options for it. */
export type NewTarget = NewPublication["targets"][number];

/** Rows of a new publication, not yet inserted. */
export interface PlannedPublication {
  publication: PublicationRow;
  targets: PublicationTargetRow[];
}

export interface PlanningFacts {
  accountId: string;
  /** All of the account's connections. */
  connections: readonly PublishingConnection[];
  /** Occupied times of the request's first connection. */
  takenMs: readonly number[];
  nowMs: number;
}

/**
 * Plans a new publication.
 * @throws {DomainError} if a connection, the time or the content can't be used.
 */
export function planPublication(
  { accountId, connections, takenMs, nowMs }: PlanningFacts,
  content: PublishableContent,
  {
    id = randomUUID(),
    when,
    targets,
    approval: approver = null,
  }: Pick<NewPublication, "id" | "when" | "targets"> & { approval?: Approver | null | undefined },
): PlannedPublication {
  const chosen = chooseConnections(connections, targets);
  const due = findDueTime(when, { connection: chosen[0], takenMs, nowMs, approver });
  return {
    publication: {
      id,
      accountId,
      carouselId: content.carouselId,
      carouselVersion: content.version,
      title: content.title,
      ...due,
      rowVersion: 1,
      createdAtMs: nowMs,
    },
    targets: planTargets(
      { id, accountId, due, content, connections: chosen, approver, nowMs },
      targets,
    ),
  };
}

/**
 * Returns the connections of the targets, in the targets' order. Posts that a person makes have none.
 * @throws {PublishingError} if a connection can't be used.
 */
export function chooseConnections(
  connections: readonly PublishingConnection[],
  targets: readonly NewTarget[],
): PublishingConnection[] {
  const names = targets.map(({ connection_id, by_hand }) => connection_id ?? by_hand);
  if (new Set(names).size < targets.length) throw new PublishingError("connection-twice");
  return targets.flatMap(({ connection_id }) => {
    if (connection_id === undefined) return [];
    const connection = requireConnection(connections, connection_id);
    if (!isUsable(connection.state)) throw new PublishingError("connection-unusable");
    return connection;
  });
}

/** Resolves one publish time for all targets, with the first connection's time zone and posting slots. */
export function findDueTime(
  when: PublishTime,
  {
    connection,
    takenMs,
    nowMs,
    approver,
  }: Pick<PlanningFacts, "takenMs" | "nowMs"> & {
    connection: PublishingConnection | undefined;
    approver: Approver | null;
  },
): DueTime {
  const { timeZone = "UTC", slots = [] } = connection ?? {};
  switch (when.kind) {
    case "now":
      return approver ? buildDueOnApproval(timeZone) : buildDueTime(nowMs, timeZone, "now");
    case "time":
      return readDueTime(when, { timeZone, nowMs });
    case "slot": {
      const slot = findNextSlot(slots, { timeZone, fromMs: nowMs, takenMs });
      if (!slot) throw new PublishingError("no-free-slot");
      return buildDueTime(slot.atMs, timeZone, "slot");
    }
    default:
      return buildUnscheduled(timeZone);
  }
}

/** Returns the rows of a publication's targets, with their captions and options. */
export function planTargets(
  {
    id,
    accountId,
    due,
    content,
    connections,
    approver,
    nowMs,
  }: {
    id: string;
    accountId: string;
    due: DueTime;
    content: PublishableContent;
    connections: readonly PublishingConnection[];
    approver: Approver | null;
    nowMs: number;
  },
  targets: readonly NewTarget[],
): PublicationTargetRow[] {
  return targets.map(({ connection_id, by_hand, ...payload }) => {
    const place =
      connection_id === undefined
        ? { service: requireService(by_hand), limits: {} }
        : requireConnection(connections, connection_id);
    const checked = checkTarget(content, place, payload);
    const stored = { ...checked.payload, split: checked.split, ...(by_hand && { by_hand }) };
    const status = by_hand ? ("by_hand" as const) : ("scheduled" as const);
    return {
      id: randomUUID(),
      publicationId: id,
      accountId,
      connectionId: connection_id ?? null,
      network: "network" in place ? place.network : findNetwork(place.service),
      payload: JSON.stringify(stored),
      dueAtMs: due.dueAtMs,
      ...unprocessedTarget,
      ...(approver
        ? startWaiting(approver, nowMs)
        : { status: due.dueAtMs === null ? ("draft" as const) : status }),
      token: 0,
      posts: "[]",
      parts: by_hand ? 1 : checked.split.length,
    };
  });
}

function requireService(service: CaptionService | undefined): CaptionService {
  if (!service) throw new PublishingError("connection-unknown");
  return service;
}

/** The network of a post that a person makes; like a webhook's receiver, a person can post anywhere. */
const findNetwork = (service: CaptionService): NetworkId =>
  networkIds.find((id) => id === service) ?? "handover";

function requireConnection(
  connections: readonly PublishingConnection[],
  id: string,
): PublishingConnection {
  const connection = connections.find((one) => one.id === id);
  if (!connection) throw new PublishingError("connection-unknown");
  return connection;
}
