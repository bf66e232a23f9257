import type { BrandRequest, BrandResponse } from "@slideloom/core/contract/brand";
import { parseBrand } from "@slideloom/core/design";
import type { Database } from "../db/database.ts";
import type { BrandRow } from "../db/tables.ts";
import { BrandError } from "./brand-error.ts";
import { findBrandRow, writeBrandRow } from "./brand-repository.ts";

export interface BrandServiceSettings {
  database: Database;
  now: () => Date;
}

/** Stores one brand per account, with optimistic locking by version. */
export class BrandService {
  readonly #settings: BrandServiceSettings;

  constructor(settings: BrandServiceSettings) {
    this.#settings = settings;
  }

  /** Returns an account's brand and version; null and 0 before the first save. */
  async find(accountId: string): Promise<BrandResponse> {
    return readRow(await findBrandRow(this.#settings.database.queries, accountId));
  }

  /**
   * Throws a `BrandError` if the stored version differs from `version`. Saving the stored brand again is no conflict,
   * because the first response may have been lost.
   */
  async save(accountId: string, { brand, version }: BrandRequest): Promise<BrandResponse> {
    const { database, now } = this.#settings;
    const text = JSON.stringify(parseBrand(brand));
    return database.transaction(`brand:${accountId}`, async (queries) => {
      const current = await findBrandRow(queries, accountId);
      if (current?.brand === text) return readRow(current);
      if ((current?.version ?? 0) !== version) throw new BrandError("brand-changed");
      const row = { accountId, brand: text, version: version + 1, updatedAtMs: now().getTime() };
      await writeBrandRow(queries, row);
      return readRow(row);
    });
  }
}

function readRow(row: BrandRow | null): BrandResponse {
  if (!row) return { brand: null, version: 0 };
  const stored: unknown = JSON.parse(row.brand);
  // Parsed leniently: the row may name fonts that this version no longer has.
  return { brand: parseBrand(stored), version: row.version };
}
