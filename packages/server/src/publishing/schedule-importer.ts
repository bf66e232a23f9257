import { setImmediate } from "node:timers/promises";
import type {
  ScheduleImportRequest,
  ScheduleImportResponse,
  ScheduleSelectionRequest,
} from "@slideloom/core/contract/publications";
import { type CarouselService, getVersionRow } from "../carousels/carousel-service.ts";
import { countRoom, insertPrepared } from "../carousels/new-carousels.ts";
import { type NamedCarousel, readNamedCarousels } from "../carousels/named-carousel-repository.ts";
import type { PublishingConnection } from "../connections/publishing-connection.ts";
import type { Database } from "../db/database.ts";
import type { Queries } from "../db/tables.ts";
import { DomainError } from "../errors/domain-error.ts";
import type { TextReaders } from "../threads/text-readers.ts";
import { nameAccount } from "../turns/party.ts";
import { sameWordsMs } from "./posting-times.ts";
import { listDueTimes, listPlannedTimes, publishingLock } from "./publication-repository.ts";
import type { PublicationService } from "./publication-service.ts";
import { PublishingError } from "./publishing-error.ts";
import { type AddressedRow, identifyRows, type RowTable } from "./row-ids.ts";
import { scheduleReader } from "./schedule-readers.ts";
import { findRowConnections, getSaved, listSelectionRows, type RowPost } from "./saved-rows.ts";
import { SchedulePlan, type ScheduleFacts, type ScheduleOrder } from "./schedule-plan.ts";
import {
  listCarouselTargets,
  listPayloads,
  listTargetsFrom,
  slotFreeingStatuses,
} from "./target/target-repository.ts";
import { readPayload } from "./target/row.ts";

/** Maximum number of planning attempts per import. If the account's data changes meanwhile, planning is repeated. */
const mostTries = 5;

export interface ScheduleImporterSettings {
  database: Database;
  now: () => Date;
  carousels: Pick<CarouselService, "lockOf">;
  publications: Pick<PublicationService, "write">;
  texts: Pick<TextReaders, "of">;
  connections: {
    /** Returns the account's connections with the data that publishing needs. */
    listForPublishing(queries: Queries, accountId: string): Promise<PublishingConnection[]>;
  };
}

/** Writes related rows in the import's transaction. */
type WriteAlongside = (queries: Queries, outcome: ScheduleImportResponse) => Promise<void>;

interface ImportRun {
  signal: AbortSignal;
  alongside?: WriteAlongside | undefined;
}

/** What is scheduled: the posts of a table, or a selection of saved carousels. */
interface Import
  extends Pick<ScheduleOrder, "accountId" | "timeZone" | "mayRepeat">, Pick<RowTable, "csv"> {
  isSelection: boolean;
  posts: readonly RowPost[];
}

/**
 * Schedules all rows of a table or selection, or none. Writes the plan only if its inputs are unchanged (optimistic concurrency).
 */
export class ScheduleImporter {
  readonly #settings: ScheduleImporterSettings;

  constructor(settings: ScheduleImporterSettings) {
    this.#settings = settings;
  }

  /** @throws {DomainError} if the text isn't a valid table. */
  async run(
    accountId: string,
    { csv, time_zone: timeZone, dry_run: isTry }: ScheduleImportRequest,
    { signal, alongside }: ImportRun,
  ): Promise<ScheduleImportResponse> {
    const texts = this.#settings.texts.of(nameAccount(accountId));
    const table = await texts.read(scheduleReader, { csv }, signal);
    if (!table.ok) throw new DomainError("payload-refused", table.message);
    const { posts, unreadable } = table;
    const order = { accountId, csv, timeZone, posts, mayRepeat: true, isSelection: false };
    return this.#schedule(order, { isTry, unreadable, alongside });
  }

  /** Schedules saved carousels. The request's id makes a repeated request schedule nothing more. */
  async runSelection(
    accountId: string,
    request: ScheduleSelectionRequest,
  ): Promise<ScheduleImportResponse> {
    const { id, time_zone: timeZone, repeat: mayRepeat, dry_run: isTry } = request;
    const posts = listSelectionRows(request);
    const order = { accountId, csv: id, timeZone, posts, mayRepeat, isSelection: true };
    return this.#schedule(order, { isTry, unreadable: [] });
  }

  async #schedule(
    order: Import,
    {
      isTry,
      unreadable,
      alongside,
    }: { isTry: boolean; unreadable: string[]; alongside?: WriteAlongside | undefined },
  ): Promise<ScheduleImportResponse> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const nowMs = this.#settings.now().getTime();
      const facts = await this.#readFacts(this.#settings.database.queries, order, nowMs);
      const plan = await this.#plan(order, facts, nowMs);
      const scheduled = !isTry && plan.rows.every(({ problems }) => problems.length === 0);
      const outcome = { scheduled, rows: plan.rows, unreadable };
      const written = { facts, plan, outcome, nowMs, alongside };
      if (!scheduled || (await this.#write(order, written))) return outcome;
    }
    throw new PublishingError("calendar-changed");
  }

  /** Yields to other requests after each row. */
  async #plan(order: Import, facts: ScheduleFacts, nowMs: number): Promise<SchedulePlan> {
    const { database } = this.#settings;
    const readVersion = ({ id, version }: NamedCarousel) =>
      getVersionRow(database.queries, id, version);
    const readCaptions = async (ids: readonly string[]) => {
      const payloads = await listPayloads(database.queries, ids);
      return new Map([...payloads].map(([id, payload]) => [id, readPayload(payload).caption]));
    };
    const parts = { readCaptions, readVersion, nowMs };
    const plan = new SchedulePlan({ ...order, ...parts }, facts);
    for (const post of order.posts) {
      await plan.add(post);
      await setImmediate();
    }
    return plan;
  }

  /** Returns false without writing if the inputs have changed. */
  async #write(
    order: Import,
    {
      facts,
      plan,
      outcome,
      nowMs,
      alongside,
    }: {
      facts: ScheduleFacts;
      plan: SchedulePlan;
      outcome: ScheduleImportResponse;
      nowMs: number;
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
      if (JSON.stringify(await this.#readFacts(queries, order, nowMs)) !== seen) return false;
      await insertPrepared(queries, accountId, plan.carousels);
      await publications.write(queries, plan.publications);
      await alongside?.(queries, outcome);
      return true;
    });
  }

  async #readFacts(queries: Queries, order: Import, nowMs: number): Promise<ScheduleFacts> {
    const { connections } = this.#settings;
    const { accountId, posts } = order;
    const own = await connections.listForPublishing(queries, accountId);
    const names = posts.flatMap(({ carousel }) => (carousel === "" ? [] : [carousel]));
    const findSaved = await readNamedCarousels(queries, accountId, names);
    const saved = names.flatMap((name) => findSaved(name));
    const rows = posts.flatMap((post) => addressRow(post, { connections: own, findSaved }));
    const ids = identifyRows(order, rows);
    const all = [...ids.values()].flatMap(({ publicationId, formerIds }) => [
      publicationId,
      ...formerIds,
    ]);
    const targets = await listTargetsFrom(queries, accountId, nowMs - sameWordsMs);
    return {
      connections: own,
      ids,
      findSaved,
      saved,
      repeats: await listCarouselTargets(
        queries,
        accountId,
        saved.map(({ id }) => id),
      ),
      planned: await listPlannedTimes(queries, accountId, all),
      taken: targets.map(({ status, ...rest }) => ({
        ...rest,
        isFree: slotFreeingStatuses.includes(status),
      })),
      known: await listDueTimes(queries, accountId, all),
      room: await countRoom(queries, accountId),
    };
  }
}

/**
 * Returns the row with its connections and saved carousel. If a name doesn't match exactly one, returns an empty list,
 * and planning reports the name.
 */
function addressRow(
  post: RowPost,
  { connections, findSaved }: Pick<ScheduleFacts, "connections" | "findSaved">,
): AddressedRow[] {
  try {
    const carouselId = getSaved(post, findSaved)?.id ?? null;
    return [{ post, carouselId, connections: [...new Set(findRowConnections(post, connections))] }];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return [];
  }
}
