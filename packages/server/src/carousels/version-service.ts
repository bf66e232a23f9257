import type {
  CarouselVersion,
  CarouselVersionResponse,
  CarouselVersionsResponse,
} from "@slideloom/core/contract/carousel-versions";
import type { Database } from "../db/database.ts";
import type { CarouselVersionRow } from "../db/library-tables.ts";
import type { Queries } from "../db/tables.ts";
import type { ThumbnailLinks } from "./thumbnail-links.ts";
import { readCarousel } from "./carousel-content.ts";
import { presentVersion } from "./carousel-presenter.ts";
import { listVersionRows, updateVersion } from "./carousel-repository.ts";
import {
  getCarouselRow,
  getVersionRow,
  type CarouselService,
  type SaveResult,
} from "./carousel-service.ts";

export interface VersionServiceSettings {
  database: Database;
  carousels: CarouselService;
  thumbnailLinks: ThumbnailLinks;
}

/** Identifies a version of an account's carousel. */
export interface VersionKey {
  accountId: string;
  id: string;
  number: number;
}

/** Manages earlier versions. Methods throw a `CarouselError` if there is no such version. */
export class VersionService {
  readonly #settings: VersionServiceSettings;

  constructor(settings: VersionServiceSettings) {
    this.#settings = settings;
  }

  async list(accountId: string, id: string): Promise<CarouselVersionsResponse> {
    const { database, thumbnailLinks } = this.#settings;
    await getCarouselRow(database.queries, accountId, id);
    const rows = await listVersionRows(database.queries, id);
    return { versions: rows.map((row) => presentVersion(row, thumbnailLinks)) };
  }

  async get(key: VersionKey): Promise<CarouselVersionResponse> {
    const row = await this.#findRow(this.#settings.database.queries, key);
    return { ...this.#present(row), draft: readCarousel(row.draft) };
  }

  async setName(key: VersionKey, name: string | null): Promise<CarouselVersion> {
    return this.#settings.carousels.change(key.accountId, async (queries) => {
      const row = await this.#findRow(queries, key);
      await updateVersion(queries, row, { name });
      return this.#present({ ...row, name });
    });
  }

  /** Saves an earlier version's content as the newest version. */
  async restore(key: VersionKey, currentVersion: number): Promise<SaveResult> {
    const { database, carousels } = this.#settings;
    const { title, status, draft } = await this.#findRow(database.queries, key);
    return carousels.save(key.accountId, key.id, {
      version: currentVersion,
      isAutosave: false,
      title,
      status,
      draft: readCarousel(draft),
    });
  }

  async #findRow(
    queries: Queries,
    { accountId, id, number }: VersionKey,
  ): Promise<CarouselVersionRow> {
    await getCarouselRow(queries, accountId, id);
    return getVersionRow(queries, id, number);
  }

  #present(row: CarouselVersionRow): CarouselVersion {
    return presentVersion(row, this.#settings.thumbnailLinks);
  }
}
