import { isSending, openStatuses } from "@slideloom/core/contract/target-phases";
import type {
  ApprovalRequest,
  Approver,
  DecisionRequest,
  Publication,
  publicationChangeRequestSchema,
  PublicationListQuery,
  PublicationListResponse,
  PublishTime,
  TargetStatus,
} from "@slideloom/core/contract/publications";
import { networks } from "@slideloom/core/networks";
import { countNoun, plural } from "@slideloom/core/text";
import type { z } from "zod";
import { getCarouselRow, getVersionRow } from "../carousels/carousel-service.ts";
import type { ThumbnailLinks } from "../carousels/thumbnail-links.ts";
import type { PublishingConnection } from "../connections/publishing-connection.ts";
import type { Database } from "../db/database.ts";
import type { PublicationTargetRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import { presentAttempt, presentPublication } from "./publication-presenter.ts";
import {
  findPublication,
  getPublication,
  insertPublications,
  listPublicationRows,
  publishingLock,
  updatePublication,
  type PublicationWithCarousel,
} from "./publication-repository.ts";
import { readPublishable, type PublishableContent } from "./publishable-content.ts";
import { buildDueOnApproval, type DueTime } from "./publish-time.ts";
import {
  chooseConnections,
  findDueTime,
  planPublication,
  planTargets,
  type PlannedPublication,
  type PlanningFacts,
  type NewPublication,
  type NewTarget,
} from "./plan-publication.ts";
import { DomainError } from "../errors/domain-error.ts";
import { decodePlace, encodePlace } from "./publication-cursor.ts";
import { PublishingError } from "./publishing-error.ts";
import { declineTargets } from "./target/approval.ts";
import {
  answerPublications,
  approvePublication,
  type ClientAnswer,
  listWaitingForClient,
} from "./client-approval.ts";
import { decideTarget } from "./target/decide.ts";
import { buildReminders } from "./target/reminder.ts";
import { buildTargetTask } from "./target/task-kind.ts";
import { readByHand, readPayload, readPosts } from "./target/row.ts";
import {
  cancelOpenTargets,
  insertTargets,
  listAttempts,
  listTakenTimes,
  listTargets,
  replacedCode,
  resumeTargets,
  unprocessedTarget,
} from "./target/target-repository.ts";

export type PublicationChange = z.output<typeof publicationChangeRequestSchema>;

const shownAttempts = 200;
/** Writes related rows in the transaction that creates the publication. */
type WriteAlongside = (queries: Queries, made: { publication_id: string }) => Promise<void>;

export interface PublicationServiceSettings {
  database: Database;
  now: () => Date;
  tasks: Pick<TaskQueue, "enqueue">;
  thumbnailLinks: ThumbnailLinks;
  /** Whether owners are reminded by mail of posts that they make. */
  sendsMail: boolean;
  connections: {
    /** Returns the account's connections with the data that publishing needs. */
    listForPublishing(queries: Queries, accountId: string): Promise<PublishingConnection[]>;
  };
}

/**
 * Creates, changes and cancels an account's publications. Methods throw a `PublishingError` if a record doesn't exist
 * or a change isn't allowed.
 */
export class PublicationService {
  readonly #settings: PublicationServiceSettings;

  constructor(settings: PublicationServiceSettings) {
    this.#settings = settings;
  }

  async list(accountId: string, query: PublicationListQuery): Promise<PublicationListResponse> {
    const { queries } = this.#settings.database;
    const { from, to, unscheduled: isUnscheduled, carousel_id, status, cursor, limit } = query;
    const found = await listPublicationRows(queries, accountId, {
      fromMs: from === undefined ? undefined : Date.parse(from),
      beforeMs: to === undefined ? undefined : Date.parse(to),
      isUnscheduled,
      carouselId: carousel_id,
      status,
      after: cursor === undefined ? undefined : decodePlace(cursor),
      // One extra row shows whether another page follows.
      limit: limit + 1,
    });
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    const timeMs = (isUnscheduled ? last?.createdAtMs : last?.dueAtMs) ?? null;
    return {
      publications: await this.#presentAll(queries, accountId, rows),
      next_cursor: last ? encodePlace({ id: last.id, timeMs }) : null,
    };
  }

  /** Returns all publications for the account's data export. */
  async collect(accountId: string): Promise<Publication[]> {
    const { queries } = this.#settings.database;
    const filter = { limit: Number.MAX_SAFE_INTEGER };
    const rows = [
      ...(await listPublicationRows(queries, accountId, {
        ...filter,
        fromMs: 0,
        isUnscheduled: false,
      })),
      ...(await listPublicationRows(queries, accountId, { ...filter, isUnscheduled: true })),
    ];
    return this.#presentAll(queries, accountId, rows);
  }

  /** Counts the publications that wait for their owner's approval, up to two. */
  async countWaiting(accountId: string): Promise<number> {
    const filter = { isUnscheduled: false, status: "waiting_for_approval", limit: 2 } as const;
    const { queries } = this.#settings.database;
    return (await listPublicationRows(queries, accountId, { ...filter, approver: "owner" })).length;
  }

  /** Returns the carousel's publications that a client can approve now, the next due first. */
  async listForClient(accountId: string, carouselId: string): Promise<Publication[]> {
    const { queries } = this.#settings.database;
    const waiting = await listWaitingForClient(queries, { accountId, carouselId }, this.#nowMs);
    return this.#presentAll(queries, accountId, waiting);
  }

  /**
   * Records a client's answer by `alongside`, and approves this version's publications in the same transaction. Returns
   * false if the client didn't see exactly these.
   */
  async answerForClient(
    accountId: string,
    answer: ClientAnswer,
    alongside: (queries: Queries) => Promise<void>,
  ): Promise<boolean> {
    return this.#transaction(accountId, async (queries) => {
      const parts = { accountId, answer, nowMs: this.#nowMs };
      const approved = await answerPublications(queries, parts, alongside);
      if (approved) await this.#enqueue(queries, approved);
      return approved !== null;
    });
  }

  async get(accountId: string, id: string): Promise<Publication> {
    return this.#get(this.#settings.database.queries, accountId, id);
  }

  /** Returns the publication's network calls, oldest first. */
  async listAttempts(accountId: string, id: string) {
    const { queries } = this.#settings.database;
    await getPublication(queries, accountId, id);
    const rows = await listAttempts(queries, id, shownAttempts);
    return {
      attempts: rows.map((row) => ({ target_id: row.targetId, ...presentAttempt(row) })),
    };
  }

  /** Idempotent by id: if the publication exists, it is returned unchanged. */
  async create(
    accountId: string,
    request: NewPublication,
    alongside?: WriteAlongside,
  ): Promise<Publication> {
    return this.#transaction(accountId, async (queries) => {
      const known = request.id === undefined ? null : await findPublication(queries, request.id);
      if (known && known.accountId !== accountId) throw new PublishingError("publication-exists");
      if (known) return this.#get(queries, accountId, known.id);
      const id = await this.#add(queries, accountId, request);
      await alongside?.(queries, { publication_id: id });
      return this.#get(queries, accountId, id);
    });
  }

  /** Inserts planned publications. The caller must hold the account's publishing lock. */
  async write(queries: Queries, planned: readonly PlannedPublication[]): Promise<void> {
    await insertPublications(
      queries,
      planned.map(({ publication }) => publication),
    );
    await this.#addTargets(
      queries,
      planned.flatMap(({ targets }) => targets),
    );
  }

  /** Reschedules the publication or changes its content. */
  async change(
    accountId: string,
    id: string,
    { version, when, targets, use_newest_version }: PublicationChange,
    asked?: Approver | undefined,
  ): Promise<Publication> {
    return this.#transaction(accountId, async (queries) => {
      const row = await getPublication(queries, accountId, id);
      if (version !== undefined && version !== row.rowVersion) {
        throw new PublishingError("publication-changed");
      }
      const old = await listTargets(queries, [id]);
      if (old.some(({ status }) => !openStatuses.includes(status))) {
        throw new PublishingError("publication-sending");
      }
      requireNotBegun(old);
      const approver = old.find((one) => one.approver !== null)?.approver ?? asked ?? null;
      const wanted = targets ?? old.flatMap(toRequest);
      const facts = await this.#readFacts(queries, accountId, { when, targets: wanted });
      const connections = chooseConnections(facts.connections, wanted);
      const due = when
        ? findDueTime(when, { ...facts, connection: connections[0], approver })
        : readDue(row, approver);
      const content = await this.#readContent(queries, accountId, {
        carousel_id: row.carouselId ?? "",
        ...(use_newest_version ? {} : { version: row.carouselVersion }),
      });
      await this.#cancelAll(queries, id, { count: old.length, errorCode: replacedCode });
      await updatePublication(queries, id, {
        ...due,
        carouselVersion: content.version,
        title: content.title,
        rowVersion: row.rowVersion + 1,
      });
      const { nowMs } = facts;
      const rows = planTargets(
        { id, accountId, due, content, connections, approver, nowMs },
        wanted,
      );
      await this.#addTargets(queries, rows);
      return this.#get(queries, accountId, id);
    });
  }

  /** Cancels targets that aren't sent yet. */
  async cancel(accountId: string, id: string): Promise<void> {
    await this.#transaction(accountId, async (queries) => {
      await getPublication(queries, accountId, id);
      const targets = await listTargets(queries, [id]);
      if (targets.some(({ status }) => isSending(status))) {
        throw new PublishingError("publication-sending");
      }
      const open = targets.filter(({ status }) => openStatuses.includes(status));
      await this.#cancelAll(queries, id, { count: open.length, errorCode: null });
    });
  }

  /** Applies a person's decision about a target that wasn't published or has an unknown outcome. */
  async decide(
    accountId: string,
    id: string,
    decision: DecisionRequest,
    alongside?: WriteAlongside,
  ): Promise<Publication> {
    return this.#transaction(accountId, async (queries) => {
      const { source } = await getPublication(queries, accountId, id);
      const targets = await listTargets(queries, [id]);
      const target = targets.find((one) => one.id === decision.target_id);
      if (!target) throw new PublishingError("target-not-found");
      const resumed = await decideTarget(queries, target, { decision, nowMs: this.#nowMs });
      if (resumed) await this.#settings.tasks.enqueue(queries, buildTargetTask(resumed));
      // A waiting post without a time is published once it is approved.
      if (resumed?.status === "waiting_for_approval" && source === null) {
        await updatePublication(queries, id, { source: "now" });
      }
      await alongside?.(queries, { publication_id: id });
      return this.#get(queries, accountId, id);
    });
  }

  /** Approves or declines a publication that waits, as the person saw it. */
  async approve(
    accountId: string,
    id: string,
    { decision, version }: ApprovalRequest,
  ): Promise<Publication> {
    return this.#transaction(accountId, async (queries) => {
      const row = await getPublication(queries, accountId, id);
      if (version !== row.rowVersion) throw new PublishingError("publication-changed");
      const targets = await listTargets(queries, [id]);
      const nowMs = this.#nowMs;
      if (decision === "decline") {
        await declineTargets(queries, targets, nowMs);
      } else {
        const approved = await approvePublication(queries, row, { targets, nowMs });
        await this.#enqueue(queries, approved);
      }
      await updatePublication(queries, id, { rowVersion: row.rowVersion + 1 });
      return this.#get(queries, accountId, id);
    });
  }

  /** Cancels unsent targets of a connection or a carousel. */
  async cancelOf(queries: Queries, filter: Parameters<typeof cancelOpenTargets>[1]): Promise<void> {
    await this.#cancel(queries, filter, null);
  }

  /** Resumes targets that waited for the connection's renewal. */
  async resume(queries: Queries, connectionId: string): Promise<void> {
    const targets = await resumeTargets(queries, connectionId);
    await this.#settings.tasks.enqueue(queries, ...targets.map((one) => buildTargetTask(one)));
  }

  async describe(queries: Queries, target: PublicationTargetRow) {
    const publication = await this.#get(queries, target.accountId, target.publicationId);
    return { ...publication, target_id: target.id };
  }

  /**
   * Cancels all `count` open targets.
   * @throws {PublishingError} if fewer than `count` are still open, because one was sent.
   */
  async #cancelAll(
    queries: Queries,
    publicationId: string,
    { count, errorCode }: { count: number; errorCode: string | null },
  ): Promise<void> {
    const canceled = await this.#cancel(queries, { publicationId }, errorCode);
    if (canceled !== count) throw new PublishingError("publication-sending");
  }

  /**
   * Returns how many targets were canceled. If the preparation of a target had begun, its task runs again to clean up.
   */
  async #cancel(
    queries: Queries,
    filter: Parameters<typeof cancelOpenTargets>[1],
    errorCode: string | null,
  ): Promise<number> {
    const canceled = await cancelOpenTargets(queries, filter, { nowMs: this.#nowMs, errorCode });
    const begun = canceled.filter(({ checkpoint }) => checkpoint !== unprocessedTarget.checkpoint);
    await this.#settings.tasks.enqueue(queries, ...begun.map((one) => buildTargetTask(one)));
    return canceled.length;
  }

  async #add(queries: Queries, accountId: string, request: NewPublication): Promise<string> {
    const content = await this.#readContent(queries, accountId, request);
    const facts = await this.#readFacts(queries, accountId, request);
    const planned = planPublication(facts, content, request);
    await this.write(queries, [planned]);
    return planned.publication.id;
  }

  async #addTargets(queries: Queries, rows: readonly PublicationTargetRow[]): Promise<void> {
    await insertTargets(queries, rows);
    await this.#enqueue(queries, rows);
  }

  /** A post that a person makes has no such task, since nothing is ever sent for it; its owner is reminded by mail. */
  async #enqueue(queries: Queries, rows: readonly PublicationTargetRow[]): Promise<void> {
    const { tasks, sendsMail } = this.#settings;
    const scheduled = rows.filter(({ status }) => tasked.includes(status));
    await tasks.enqueue(queries, ...scheduled.map((row) => buildTargetTask(row)));
    if (sendsMail) await tasks.enqueue(queries, ...buildReminders(rows, this.#nowMs));
  }

  async #readFacts(
    queries: Queries,
    accountId: string,
    { when, targets }: { when: PublishTime | undefined; targets: readonly NewTarget[] },
  ): Promise<PlanningFacts> {
    const nowMs = this.#nowMs;
    const connections = await this.#settings.connections.listForPublishing(queries, accountId);
    const [first] = targets;
    const takenMs =
      when?.kind === "slot" && first?.connection_id !== undefined
        ? await listTakenTimes(queries, first.connection_id, nowMs)
        : [];
    return { accountId, connections, takenMs, nowMs };
  }

  async #readContent(
    queries: Queries,
    accountId: string,
    { carousel_id, version }: { carousel_id: string; version?: number | undefined },
  ): Promise<PublishableContent> {
    const carousel = await getCarouselRow(queries, accountId, carousel_id);
    const row = await getVersionRow(queries, carousel.id, version ?? carousel.version);
    return readPublishable(row);
  }

  async #get(queries: Queries, accountId: string, id: string): Promise<Publication> {
    const row = await getPublication(queries, accountId, id);
    const [publication] = await this.#presentAll(queries, accountId, [row]);
    if (!publication) throw new PublishingError("publication-not-found");
    return publication;
  }

  async #presentAll(
    queries: Queries,
    accountId: string,
    rows: readonly PublicationWithCarousel[],
  ): Promise<Publication[]> {
    const { connections, thumbnailLinks: links } = this.#settings;
    const targets = await listTargets(
      queries,
      rows.map(({ id }) => id),
    );
    const known = await connections.listForPublishing(queries, accountId);
    const names = new Map(known.map((connection) => [connection.id, connection]));
    const byPublication = new Map<string, PublicationTargetRow[]>(rows.map(({ id }) => [id, []]));
    for (const target of targets) byPublication.get(target.publicationId)?.push(target);
    return rows.map((row) => {
      const own = byPublication.get(row.id) ?? [];
      return presentPublication(row, own, { names, links });
    });
  }

  /** Serializes changes to an account's publications. */
  async #transaction<Result>(
    accountId: string,
    work: (queries: Queries) => Promise<Result>,
  ): Promise<Result> {
    return this.#settings.database.transaction(publishingLock(accountId), work);
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}

/** Throws if a thread is partly published, because existing posts are never sent again. */
function requireNotBegun(targets: readonly PublicationTargetRow[]): void {
  for (const { network, posts, parts } of targets) {
    const there = readPosts(posts);
    const [first] = there;
    if (!first) continue;
    const name = `${there.length} of ${countNoun(parts, "post")} ${plural(there.length, "is", "are")} on ${networks[network].name}`;
    const where = first.url === null ? name : `${name} (${first.url})`;
    throw new DomainError(
      "publication-begun",
      `${where}, so this publication can't be moved or changed. Publish or cancel the rest of the thread.`,
    );
  }
}

const tasked: readonly TargetStatus[] = ["scheduled", "waiting_for_approval"];

const readDue = (
  { dueAtMs, wallTime, timeZone, source }: PublicationWithCarousel,
  approver: Approver | null,
): DueTime =>
  approver && source === "now"
    ? buildDueOnApproval(timeZone)
    : { dueAtMs, wallTime, timeZone, source };

/** Converts a target back to its request; empty if the connection was removed. */
function toRequest({ connectionId, payload }: PublicationTargetRow): NewTarget[] {
  const by_hand = readByHand(payload);
  if (by_hand !== null) return [{ by_hand, ...readPayload(payload) }];
  return connectionId === null ? [] : [{ connection_id: connectionId, ...readPayload(payload) }];
}
