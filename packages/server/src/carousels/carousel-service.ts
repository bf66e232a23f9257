import { randomUUID } from "node:crypto";
import { trashDays, maxCarouselTitleLength } from "@slideloom/core/contract/carousel-limits";
import type {
  CarouselChangeRequest,
  CarouselContent,
  CarouselListQuery,
  CarouselListResponse,
  CarouselResponse,
  NewCarouselRequest,
} from "@slideloom/core/contract/carousels";
import type { LibraryFilters, TagChangeRequest } from "@slideloom/core/contract/library";
import { cutUnits } from "@slideloom/core/text";
import type { Database } from "../db/database.ts";
import type { CarouselRow, CarouselVersionRow } from "../db/library-tables.ts";
import type { Queries } from "../db/tables.ts";
import type { ThumbnailLinks } from "./thumbnail-links.ts";
import type { EmbeddedMediaService } from "../media/embedded-media-service.ts";
import { buildShareUrl } from "./share-url.ts";
import { buildContentRow, isSameContent, readCarousel } from "./carousel-content.ts";
import { CarouselError } from "./carousel-error.ts";
import { findPublishingFacts, listCarouselRows } from "./carousel-list-repository.ts";
import { changeTags, listFilters, readTags } from "./carousel-tag-repository.ts";
import { presentListed, presentSummary, presentVersion } from "./carousel-presenter.ts";
import {
  deleteCarousel,
  deleteTrashedCarousels,
  findCarouselRow,
  findVersionRow,
  findWholeCarousel,
  hasCarousel,
  listVersionRows,
  listWholeCarousels,
  updateCarousel,
  updateVersion,
  type WholeCarouselRow,
} from "./carousel-repository.ts";
import { type CarouselTimes, insertPrepared, prepareCarousel } from "./new-carousels.ts";
import { writeVersion } from "./write-version.ts";

const pageSize = 100;
const trashMs = trashDays * 24 * 60 * 60 * 1000;

export interface CarouselServiceSettings {
  database: Database;
  now: () => Date;
  publicUrl: string | null;
  thumbnailLinks: ThumbnailLinks;
  /** Replaces `data:` URLs in a post with uploads of their images. */
  embeddedMedia: Pick<EmbeddedMediaService, "storeDraft">;
  /** Called in the transaction that moves a carousel to the trash. */
  onTrash: (queries: Queries, carouselId: string) => Promise<void>;
}

/** New content and the version it is based on. */
export interface CarouselSave extends CarouselContent {
  version: number;
  isAutosave: boolean;
}

/** If the carousel was saved since the client loaded it, `ok` is false and `current` is the stored carousel. */
export type SaveResult =
  | { ok: true; carousel: CarouselResponse }
  | { ok: false; current: CarouselResponse };

/** Manages saved carousels. Methods throw a `CarouselError` if there is no such carousel. */
export class CarouselService {
  readonly #settings: CarouselServiceSettings;

  constructor(settings: CarouselServiceSettings) {
    this.#settings = settings;
  }

  async list(accountId: string, query: CarouselListQuery): Promise<CarouselListResponse> {
    const { database, thumbnailLinks } = this.#settings;
    const { rows, nextCursor } = await listCarouselRows(database.queries, accountId, query);
    const ids = rows.map(({ id }) => id);
    const facts = await findPublishingFacts(database.queries, ids);
    const tags = await readTags(database.queries, ids);
    const carousels = rows.map((row) => {
      const shown = { facts: facts.get(row.id), tags: tags.get(row.id) ?? [] };
      return presentListed(row, shown, thumbnailLinks);
    });
    return { carousels, nextCursor };
  }

  /** Returns the tags and brands that the list can be filtered by. */
  async listFilters(accountId: string): Promise<LibraryFilters> {
    return listFilters(this.#settings.database.queries, accountId);
  }

  async readTags(id: string): Promise<string[]> {
    return (await readTags(this.#settings.database.queries, [id])).get(id) ?? [];
  }

  async changeTags(accountId: string, request: TagChangeRequest): Promise<void> {
    await this.change(accountId, (queries) => changeTags(queries, accountId, request));
  }

  async get(accountId: string, id: string): Promise<CarouselResponse> {
    return this.#find(this.#settings.database.queries, accountId, id);
  }

  /** Yields all carousels of an account, including carousels in the trash. Reads one page at a time. */
  async *readAll(accountId: string): AsyncGenerator<WholeCarouselRow> {
    const { queries } = this.#settings.database;
    for (let after = ""; ;) {
      const rows = await listWholeCarousels(queries, accountId, { after, limit: pageSize });
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < pageSize) return;
      after = last.id;
    }
  }

  /**
   * Returns the library for the data export. Each carousel has its current content and a list of its earlier versions.
   */
  async collect(accountId: string) {
    const { queries } = this.#settings.database;
    const carousels = [];
    for await (const row of this.readAll(accountId)) {
      const versions = await listVersionRows(queries, row.id);
      carousels.push({
        ...this.#present(row),
        tags: (await readTags(queries, [row.id])).get(row.id) ?? [],
        versions: versions
          .filter(({ number }) => number !== row.version)
          .map((version) => presentVersion(version, this.#settings.thumbnailLinks)),
      });
    }
    return carousels;
  }

  /**
   * Saves a new carousel and runs `alongside` in the same transaction. If the account has a carousel with the same id
   * and content, inserts nothing and returns that carousel.
   */
  async create(
    accountId: string,
    form: NewCarouselRequest,
    alongside?: (queries: Queries, carousel: CarouselResponse) => Promise<void>,
  ): Promise<CarouselResponse> {
    const { draft, warnings } = await this.#settings.embeddedMedia.storeDraft(
      accountId,
      form.draft,
    );
    return this.change(accountId, async (queries) => {
      const { id = randomUUID(), ...content } = { ...form, draft };
      if (await hasCarousel(queries, id)) {
        const current = await findWholeCarousel(queries, accountId, id);
        if (!current || !isSameContent(current, buildContentRow(content))) {
          throw new CarouselError("carousel-exists");
        }
      } else {
        await this.insert(queries, accountId, { ...content, id });
      }
      const carousel = withWarnings(await this.#find(queries, accountId, id), warnings);
      await alongside?.(queries, carousel);
      return carousel;
    });
  }

  /** Inserts a new carousel in the caller's transaction. */
  async insert(
    queries: Queries,
    accountId: string,
    content: CarouselContent & { id: string },
    times: CarouselTimes = { createdAtMs: this.#nowMs, updatedAtMs: this.#nowMs },
  ): Promise<void> {
    await insertPrepared(queries, accountId, [prepareCarousel(accountId, content, times)]);
  }

  /**
   * Saves content unless the base version is outdated (optimistic concurrency). Repeating a save is no conflict,
   * because the first response may have been lost.
   */
  async save(accountId: string, id: string, sent: CarouselSave): Promise<SaveResult> {
    const { draft, warnings } = await this.#settings.embeddedMedia.storeDraft(
      accountId,
      sent.draft,
    );
    const save = { ...sent, draft };
    return this.change(accountId, async (queries) => {
      const row = await getCarouselRow(queries, accountId, id);
      const current = await getVersionRow(queries, id, row.version);
      if (isSameContent(current, buildContentRow(save))) {
        if (!save.isAutosave) await updateVersion(queries, current, { autosavedSinceMs: null });
      } else if (row.version !== save.version) {
        return { ok: false, current: await this.#find(queries, accountId, id) };
      } else {
        await writeVersion(queries, { row, current, save, nowMs: this.#nowMs });
      }
      const carousel = withWarnings(await this.#find(queries, accountId, id), warnings);
      return { ok: true, carousel };
    });
  }

  async rename(
    accountId: string,
    id: string,
    { version, title, status }: CarouselChangeRequest,
  ): Promise<SaveResult> {
    const { draft, ...current } = await this.get(accountId, id);
    return this.save(accountId, id, {
      version,
      isAutosave: false,
      title: title ?? current.title,
      status: status ?? current.status,
      // This draft may be newer than `version`. In that case the save is refused and the draft isn't written.
      draft,
    });
  }

  /** Saves a copy as a draft and runs `alongside` in the same transaction. */
  async duplicate(
    accountId: string,
    id: string,
    alongside?: (queries: Queries, copy: CarouselResponse) => Promise<void>,
  ): Promise<CarouselResponse> {
    return this.change(accountId, async (queries) => {
      const row = await getCarouselRow(queries, accountId, id);
      const { draft } = await getVersionRow(queries, id, row.version);
      const suffix = " (copy)";
      const title = cutUnits(row.title, maxCarouselTitleLength - suffix.length) + suffix;
      const content = { title, status: "draft" as const, draft: readCarousel(draft) };
      const copyId = randomUUID();
      await this.insert(queries, accountId, { id: copyId, ...content });
      const add = (await readTags(queries, [id])).get(id) ?? [];
      await changeTags(queries, accountId, { carousel_ids: [copyId], add, remove: [] });
      const copy = await this.#find(queries, accountId, copyId);
      await alongside?.(queries, copy);
      return copy;
    });
  }

  /** Moves a carousel to the trash, if it isn't there yet. */
  async delete(accountId: string, id: string): Promise<void> {
    await this.change(accountId, async (queries) => {
      const row = await findAnyRow(queries, accountId, id);
      if (row.deletedAtMs === null) {
        await updateCarousel(queries, id, { deletedAtMs: this.#nowMs });
        await this.#settings.onTrash(queries, id);
      }
    });
  }

  async restore(accountId: string, id: string): Promise<CarouselResponse> {
    return this.change(accountId, async (queries) => {
      await findAnyRow(queries, accountId, id);
      await updateCarousel(queries, id, { deletedAtMs: null });
      return this.#find(queries, accountId, id);
    });
  }

  /** Permanently deletes a carousel in the trash. */
  async remove(accountId: string, id: string): Promise<void> {
    await this.change(accountId, async (queries) => {
      const row = await findAnyRow(queries, accountId, id);
      if (row.deletedAtMs === null) throw new CarouselError("carousel-not-in-bin");
      await deleteCarousel(queries, id);
    });
  }

  /** Permanently deletes carousels whose time in the trash is over. */
  async emptyTrash(): Promise<void> {
    await deleteTrashedCarousels(this.#settings.database.queries, this.#nowMs - trashMs);
  }

  /** Runs a change of an account's library; changes are serialized. */
  change<Result>(accountId: string, work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return this.#settings.database.transaction(this.lockOf(accountId), work);
  }

  /** Returns the name of the lock that serializes changes to an account's library. */
  lockOf(accountId: string): string {
    return `library:${accountId}`;
  }

  async #find(queries: Queries, accountId: string, id: string): Promise<CarouselResponse> {
    const row = await findWholeCarousel(queries, accountId, id);
    if (!row) throw new CarouselError("carousel-not-found");
    if (row.deletedAtMs !== null) throw new CarouselError("carousel-in-bin");
    return this.#present(row);
  }

  #present(row: WholeCarouselRow): CarouselResponse {
    const { publicUrl, thumbnailLinks } = this.#settings;
    return {
      ...presentSummary(row, thumbnailLinks),
      draft: readCarousel(row.draft),
      shareUrl: row.shareToken && buildShareUrl(row.shareToken, publicUrl),
    };
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}

function withWarnings(carousel: CarouselResponse, warnings: string[]): CarouselResponse {
  return warnings.length > 0 ? { ...carousel, warnings } : carousel;
}

/**
 * Returns an account's carousel, in the trash or not.
 * @throws {CarouselError} if there is none.
 */
async function findAnyRow(queries: Queries, accountId: string, id: string): Promise<CarouselRow> {
  const row = await findCarouselRow(queries, accountId, id);
  if (!row) throw new CarouselError("carousel-not-found");
  return row;
}

/**
 * Returns an account's carousel outside the trash.
 * @throws {CarouselError} if there is none.
 */
export async function getCarouselRow(
  queries: Queries,
  accountId: string,
  id: string,
): Promise<CarouselRow> {
  const row = await findAnyRow(queries, accountId, id);
  if (row.deletedAtMs !== null) throw new CarouselError("carousel-in-bin");
  return row;
}

export async function getVersionRow(
  queries: Queries,
  carouselId: string,
  number: number,
): Promise<CarouselVersionRow> {
  const row = await findVersionRow(queries, carouselId, number);
  if (!row) throw new CarouselError("version-not-found");
  return row;
}
