import { setImmediate } from "node:timers/promises";
import type { ScheduleImportRequest, ScheduleImportResponse } from "@slideloom/core/contract";
import { importSchedule, type ScheduledPost } from "@slideloom/core/import";
import type { CarouselService } from "../carousels/carousel-service.ts";
import type { PublishingConnection } from "../connections/publishing-connection.ts";
import type { Database } from "../db/database.ts";
import type { Queries } from "../db/tables.ts";
import { DomainError } from "../errors/domain-error.ts";
import { sameWordsMs } from "./posting-times.ts";
import { listDueTimes, listPlannedTimes, publishingLock } from "./publication-repository.ts";
import type { PublicationService } from "./publication-service.ts";
import { PublishingError } from "./publishing-error.ts";
import { type AddressedRow, identifyRows } from "./row-ids.ts";
import { SchedulePlan, type ScheduleFacts, type ScheduleOrder } from "./schedule-plan.ts";
import { findConnections } from "./schedule-row.ts";
import { listPayloads, listTargetsFrom, timelessStatuses } from "./target-repository.ts";
import { readPayload } from "./target-state.ts";

/** How often a table is planned again since its account changed something meanwhile. */
const mostTries = 5;

export interface ScheduleImporterSettings {
  database: Database;
  now: () => Date;
  carousels: Pick<CarouselService, "prepare" | "insertAll" | "countRoom" | "lockOf">;
  publications: Pick<PublicationService, "write">;
  connections: {
    /** The account's connections, as publishing needs them. */
    listForPublishing(queries: Queries, accountId: string): Promise<PublishingConnection[]>;
  };
}

/** Writes something with the outcome, in its transaction. */
type WriteAlongside = (queries: Queries, outcome: ScheduleImportResponse) => Promise<void>;

/** A table that is being scheduled. */
interface Import extends Pick<ScheduleOrder, "accountId" | "nowMs" | "timeZone"> {
  csv: string;
  posts: readonly ScheduledPost[];
}

/**
 * Schedules a table of posts: all of its rows, or none. It is planned outside of any transaction, between other requests,
 * and written at once if what the plan depends on is still the same (optimistic concurrency). Trying it is the plan alone.
 */
export class ScheduleImporter {
  readonly #settings: ScheduleImporterSettings;

  constructor(settings: ScheduleImporterSettings) {
    this.#settings = settings;
  }

  /** Throws a `DomainError` where the text is no table of posts. */
  async run(
    accountId: string,
    { csv, time_zone: timeZone, dry_run: isTry }: ScheduleImportRequest,
    alongside?: WriteAlongside,
  ): Promise<ScheduleImportResponse> {
    const table = importSchedule(csv);
    if (!table.ok) throw new DomainError("payload-refused", table.message);
    const { posts, unreadable } = table;
    for (let tries = 0; tries < mostTries; tries += 1) {
      const nowMs = this.#settings.now().getTime();
      const order = { accountId, csv, timeZone, posts, nowMs };
      const facts = await this.#readFacts(this.#settings.database.queries, order);
      const plan = await this.#plan(order, facts);
      const scheduled = !isTry && plan.rows.every(({ problems }) => problems.length === 0);
      const outcome = { scheduled, rows: plan.rows, unreadable };
      if (!scheduled || (await this.#write(order, { facts, plan, outcome, alongside }))) {
        return outcome;
      }
    }
    throw new PublishingError("calendar-changed");
  }

  /** Lets others have their turn after each row. */
  async #plan(order: Import, facts: ScheduleFacts): Promise<SchedulePlan> {
    const { carousels, database } = this.#settings;
    const readCaptions = async (ids: readonly string[]) => {
      const payloads = await listPayloads(database.queries, ids);
      return new Map([...payloads].map(([id, payload]) => [id, readPayload(payload).caption]));
    };
    const plan = new SchedulePlan({ ...order, carousels, readCaptions }, facts);
    for (const post of order.posts) {
      await plan.add(post);
      await setImmediate();
    }
    return plan;
  }

  /** Resolves to false, with nothing written, if the facts have changed. */
  async #write(
    order: Import,
    {
      facts,
      plan,
      outcome,
      alongside,
    }: {
      facts: ScheduleFacts;
      plan: SchedulePlan;
      outcome: ScheduleImportResponse;
      alongside: WriteAlongside | undefined;
    },
  ): Promise<boolean> {
    const { carousels, database, publications } = this.#settings;
    const { accountId } = order;
    const seen = JSON.stringify(facts);
    return database.transaction(null, async (queries) => {
      await database.locks.holdAll(queries, [
        carousels.lockOf(accountId),
        publishingLock(accountId),
      ]);
      if (JSON.stringify(await this.#readFacts(queries, order)) !== seen) return false;
      await carousels.insertAll(queries, accountId, plan.carousels);
      await publications.write(queries, plan.publications);
      await alongside?.(queries, outcome);
      return true;
    });
  }

  async #readFacts(queries: Queries, order: Import): Promise<ScheduleFacts> {
    const { carousels, connections } = this.#settings;
    const { accountId, posts, nowMs } = order;
    const own = await connections.listForPublishing(queries, accountId);
    const rows = posts.flatMap((post) => addressRow(post, own));
    const ids = identifyRows(order, rows);
    const all = [...ids.values()].flatMap(({ publicationId, formerId }) => [
      publicationId,
      formerId,
    ]);
    const targets = await listTargetsFrom(queries, accountId, nowMs - sameWordsMs);
    return {
      connections: own,
      ids,
      planned: await listPlannedTimes(queries, accountId, all),
      taken: targets.map(({ status, ...rest }) => ({
        ...rest,
        isFree: timelessStatuses.includes(status),
      })),
      known: await listDueTimes(queries, accountId, all),
      room: await carousels.countRoom(queries, accountId),
    };
  }
}

/** The row with its accounts; nothing where they are unclear, which planning it tells. */
function addressRow(
  post: ScheduledPost,
  connections: readonly PublishingConnection[],
): AddressedRow[] {
  try {
    return [{ post, connections: [...new Set(findConnections(post.networks, connections))] }];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [];
  }
}
