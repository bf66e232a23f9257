import { emptyCarousel } from "@slideloom/core/carousel";
import type {
  ScheduleImportRequest,
  ScheduleImportResponse,
  ScheduleImportRow,
} from "@slideloom/core/contract";
import { importSchedule, type ScheduledPost } from "@slideloom/core/import";
import { accountName, networks } from "@slideloom/core/publishing";
import type { CarouselService } from "../carousels/carousel-service.ts";
import type { PublishingConnection } from "../connections/publishing-connection.ts";
import type { Database } from "../db/database.ts";
import type { Queries } from "../db/tables.ts";
import { DomainError } from "../errors/domain-error.ts";
import { findPublication, getPublication, publishingLock } from "./publication-repository.ts";
import type { NewTarget, PublicationService } from "./publication-service.ts";
import {
  buildStableUuid,
  buildTarget,
  findConnections,
  nameRow,
  readWhen,
} from "./schedule-row.ts";
import { listTargetsAround } from "./target-repository.ts";
import { readPayload } from "./target-state.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

export interface ScheduleImporterSettings {
  database: Database;
  carousels: Pick<CarouselService, "insert" | "lockOf">;
  publications: Pick<PublicationService, "add">;
  connections: {
    /** The account's connections, as publishing needs them. */
    listForPublishing(queries: Queries, accountId: string): Promise<PublishingConnection[]>;
  };
}

/** Writes something with the outcome, in its transaction. */
type WriteAlongside = (queries: Queries, outcome: ScheduleImportResponse) => Promise<void>;

/** A table that is being scheduled. */
interface Import extends Pick<ScheduleImportRequest, "csv" | "time_zone"> {
  accountId: string;
  connections: readonly PublishingConnection[];
}

/**
 * Schedules a table of posts: all of its rows in one transaction, or none. Trying it does the same and takes it back, so
 * what is shown is what will be. Ids come of the table's hash: the same table again makes nothing new.
 */
export class ScheduleImporter {
  readonly #settings: ScheduleImporterSettings;

  constructor(settings: ScheduleImporterSettings) {
    this.#settings = settings;
  }

  /** Throws a `DomainError` where the text is no table of posts. */
  async run(
    accountId: string,
    { csv, time_zone, dry_run: isTry }: ScheduleImportRequest,
    alongside?: WriteAlongside,
  ): Promise<ScheduleImportResponse> {
    const table = importSchedule(csv);
    if (!table.ok) throw new DomainError("payload-refused", table.message);
    const { posts, unreadable } = table;
    return this.#transaction(accountId, async (queries) => {
      const connections = await this.#settings.connections.listForPublishing(queries, accountId);
      const rows: ScheduleImportRow[] = [];
      for (const post of posts) {
        rows.push(await this.#addRow(queries, { accountId, csv, time_zone, connections }, post));
      }
      const scheduled = !isTry && rows.every(({ problems }) => problems.length === 0);
      const outcome = { scheduled, rows, unreadable };
      if (!scheduled) throw new OnlyTried(outcome);
      await alongside?.(queries, outcome);
      return outcome;
    });
  }

  /** Adds a row's carousel and publication; what keeps it from that is told with the row. */
  async #addRow(queries: Queries, all: Import, post: ScheduledPost): Promise<ScheduleImportRow> {
    const { accountId, csv } = all;
    const id = buildStableUuid(accountId, csv, `publication ${post.row}`);
    const shown: ScheduleImportRow = {
      ...{ row: post.row, title: nameRow(post), slides: post.post.content.length },
      ...{ publication_id: null, due_at: null, time_zone: null, accounts: [], is_new: true },
      ...{ problems: [], warnings: post.notes },
    };
    try {
      const named = findConnections(post.networks, all.connections);
      const connections = [...new Set(named)];
      const accounts = connections.map(
        (connection) => `${networks[connection.network].name}, ${accountName(connection)}`,
      );
      const targets = connections.map((connection) => buildTarget(post, connection));
      const isKnown = (await findPublication(queries, id)) !== null;
      if (!isKnown) await this.#write(queries, { ...all, id, targets }, post);
      const { dueAtMs, timeZone } = await getPublication(queries, accountId, id);
      const slips = isKnown
        ? ["It was imported before."]
        : await findSlips(queries, { accountId, id, dueAtMs }, targets);
      return {
        ...{ ...shown, publication_id: id, accounts, time_zone: timeZone, is_new: !isKnown },
        due_at: dueAtMs === null ? null : new Date(dueAtMs).toISOString(),
        warnings: [
          ...slips,
          ...(connections.length < named.length
            ? ["An account is named more than once. It's published there once."]
            : []),
          ...post.notes,
        ],
      };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { ...shown, problems: [error.message] };
    }
  }

  async #write(
    queries: Queries,
    { accountId, csv, time_zone, connections, id, targets }: Import & NewRow,
    post: ScheduledPost,
  ): Promise<void> {
    const { carousels, publications } = this.#settings;
    const carouselId = buildStableUuid(accountId, csv, `carousel ${post.row}`);
    const first = connections.find((one) => one.id === targets[0]?.connection_id);
    const when = readWhen(post, time_zone ?? first?.timeZone ?? "UTC");
    await carousels.insert(queries, accountId, {
      ...{ id: carouselId, title: nameRow(post), status: "draft" },
      draft: {
        ...emptyCarousel,
        jsonInput: JSON.stringify(post.post, null, 2),
        enableMedia: Object.keys(post.mediaUrls).length > 0,
        mediaUrls: post.mediaUrls,
      },
    });
    await publications.add(queries, accountId, { id, carousel_id: carouselId, when, targets });
  }

  /** Both the library and what is published come one change after the other. */
  async #transaction(
    accountId: string,
    work: (queries: Queries) => Promise<ScheduleImportResponse>,
  ): Promise<ScheduleImportResponse> {
    const { carousels, database } = this.#settings;
    const locks = [carousels.lockOf(accountId), publishingLock(accountId)];
    try {
      return await database.transaction(null, async (queries) => {
        await database.locks.holdAll(queries, locks);
        return work(queries);
      });
    } catch (error) {
      if (error instanceof OnlyTried) return error.outcome;
      throw error;
    }
  }
}

interface NewRow {
  id: string;
  targets: NewTarget[];
}

/** Takes back everything of a transaction that was only tried. */
class OnlyTried extends Error {
  readonly outcome: ScheduleImportResponse;

  constructor(outcome: ScheduleImportResponse) {
    super("This was only tried.");
    this.outcome = outcome;
  }
}

/** The same words twice within a day, or two posts in a minute: most often a slip. */
async function findSlips(
  queries: Queries,
  { accountId, id, dueAtMs }: { accountId: string; id: string; dueAtMs: number | null },
  targets: readonly NewTarget[],
): Promise<string[]> {
  if (dueAtMs === null) return [];
  const around = { fromMs: dueAtMs - dayMs, toMs: dueAtMs + dayMs };
  const others = (await listTargetsAround(queries, accountId, around)).filter(
    ({ publicationId, connectionId }) =>
      publicationId !== id && targets.some((target) => target.connection_id === connectionId),
  );
  const isSame = others.some(({ connectionId, payload }) =>
    targets.some(
      (target) =>
        target.connection_id === connectionId && target.caption === readPayload(payload).caption,
    ),
  );
  const isClose = others.some((other) => Math.abs((other.dueAtMs ?? 0) - dueAtMs) < minuteMs);
  return [
    ...(isSame ? ["The same words are published there within a day."] : []),
    ...(isClose ? ["Another post is published there in the same minute."] : []),
  ];
}
