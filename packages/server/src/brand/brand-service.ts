import { randomUUID } from "node:crypto";
import {
  type BrandKit,
  type BrandKitRequest,
  type BrandRequest,
  type BrandResponse,
  maxBrandKits,
  type NewBrandKit,
} from "@slideloom/core/contract/brand";
import { type Brand, parseBrand } from "@slideloom/core/design";
import type { Database } from "../db/database.ts";
import type { BrandKitRow, Queries } from "../db/tables.ts";
import { BrandError } from "./brand-error.ts";
import {
  deleteKitRow,
  findFirstKitRow,
  findKitRow,
  firstPlace,
  listKitRows,
  writeKitRow,
} from "./brand-repository.ts";

/** Names the first kit, as before there were several. */
const firstKitId = "default";

export interface BrandServiceSettings {
  database: Database;
  now: () => Date;
}

/** Stores each account's brand kits, with optimistic locking by version. Throws a `BrandError`. */
export class BrandService {
  readonly #settings: BrandServiceSettings;

  constructor(settings: BrandServiceSettings) {
    this.#settings = settings;
  }

  /** Returns the brand and version of an account's first kit; null and 0 before the first save. */
  async find(accountId: string): Promise<BrandResponse> {
    return presentFirst(await findFirstKitRow(this.#settings.database.queries, accountId));
  }

  /** Saves the first kit. Saving the stored brand again is no conflict, because the first response may have been lost. */
  async save(accountId: string, { brand, version }: BrandRequest): Promise<BrandResponse> {
    return this.#change(accountId, async (queries) => {
      const current = await findFirstKitRow(queries, accountId);
      const text = serialize(brand);
      if (current?.brand === text) return presentFirst(current);
      if ((current?.version ?? 0) !== version) throw new BrandError("brand-changed");
      const fresh = { id: randomUUID(), accountId, place: firstPlace, title: "" };
      const written = await this.#write(queries, { ...(current ?? fresh), brand: text, version });
      return presentFirst(written);
    });
  }

  /** Returns an account's kits, its first one first. */
  async list(accountId: string): Promise<BrandKit[]> {
    const rows = await listKitRows(this.#settings.database.queries, accountId);
    return rows.map(present);
  }

  async get(accountId: string, id: string): Promise<BrandKit> {
    return present(await requireKit(this.#settings.database.queries, accountId, id));
  }

  /** Finds a kit by its id, or the first kit by `default`. */
  async findKit(accountId: string, id: string): Promise<BrandKit | null> {
    const { queries } = this.#settings.database;
    const row =
      id === firstKitId
        ? await findFirstKitRow(queries, accountId)
        : await findKitRow(queries, accountId, id);
    return row && present(row);
  }

  /** Adds a kit after the others; the first place stays free for the brand that the account's browsers save. */
  async create(accountId: string, { title, brand }: NewBrandKit): Promise<BrandKit> {
    return this.#change(accountId, async (queries) => {
      const rows = await listKitRows(queries, accountId);
      if (rows.length >= maxBrandKits) throw new BrandError("too-many-brand-kits");
      const place = Math.max(firstPlace, ...rows.map((row) => row.place)) + 1;
      const kit = { id: randomUUID(), accountId, place, title, brand: serialize(brand) };
      return present(await this.#write(queries, { ...kit, version: 0 }));
    });
  }

  /** Saving what is stored is no conflict, because the first response may have been lost. */
  async saveKit(
    accountId: string,
    id: string,
    { title, brand, version }: BrandKitRequest,
  ): Promise<BrandKit> {
    return this.#change(accountId, async (queries) => {
      const current = await requireKit(queries, accountId, id);
      const text = serialize(brand);
      if (current.brand === text && current.title === title) return present(current);
      if (current.version !== version) throw new BrandError("brand-changed");
      return present(await this.#write(queries, { ...current, title, brand: text }));
    });
  }

  async delete(accountId: string, id: string): Promise<void> {
    await this.#change(accountId, async (queries) => {
      const { place } = await requireKit(queries, accountId, id);
      if (place === firstPlace) throw new BrandError("brand-kit-first");
      await deleteKitRow(queries, id);
    });
  }

  #change<Result>(accountId: string, work: (queries: Queries) => Promise<Result>): Promise<Result> {
    return this.#settings.database.transaction(`brand:${accountId}`, work);
  }

  /** Stores the next version. */
  async #write(
    queries: Queries,
    { version, ...kit }: Omit<BrandKitRow, "updatedAtMs">,
  ): Promise<BrandKitRow> {
    const updatedAtMs = this.#settings.now().getTime();
    const row = { ...kit, version: version + 1, updatedAtMs };
    await writeKitRow(queries, row);
    return row;
  }
}

async function requireKit(queries: Queries, accountId: string, id: string): Promise<BrandKitRow> {
  const row = await findKitRow(queries, accountId, id);
  if (!row) throw new BrandError("brand-kit-not-found");
  return row;
}

/** A kit isn't a copy of another, whatever it was made from. */
function serialize(brand: Brand): string {
  const { kit: _, ...own } = parseBrand(brand);
  return JSON.stringify(own);
}

/** Parsed leniently, because the row may name fonts that this version no longer has. */
const readBrand = ({ brand }: BrandKitRow): Brand => parseBrand(JSON.parse(brand));

const present = (row: BrandKitRow): BrandKit => ({
  id: row.id,
  title: row.title,
  version: row.version,
  isFirst: row.place === firstPlace,
  brand: readBrand(row),
});

const presentFirst = (row: BrandKitRow | null): BrandResponse =>
  row ? { brand: readBrand(row), version: row.version } : { brand: null, version: 0 };
