import type { Database } from "../db/database.ts";
import type { HolderRow } from "../db/publishing-tables.ts";
import {
  findHolder,
  listEndingHolders,
  updateTokens,
  type HolderRef,
} from "./holder-repository.ts";
import { lockOf, type TokenKeeper } from "./token-keeper.ts";

const dayMs = 24 * 60 * 60_000;
/** Days before expiry at which the owner is warned. */
const warnings = [1, 7, 14];
const firstWarning = Math.max(...warnings);

export interface ExpiryWatchSettings {
  database: Database;
  now: () => Date;
  keeper: Pick<TokenKeeper, "announce">;
}

/**
 * Warns owners of access that expires soon, and marks expired access. Sends one warning for a grant, however many
 * connections share the grant.
 */
export class ExpiryWatch {
  readonly #settings: ExpiryWatchSettings;

  constructor(settings: ExpiryWatchSettings) {
    this.#settings = settings;
  }

  /** `onWarned` is called after the change is committed. */
  async run(onWarned: (row: HolderRow) => Promise<void>): Promise<void> {
    const { database, now } = this.#settings;
    const nowMs = now().getTime();
    const beforeMs = nowMs + firstWarning * dayMs;
    for (const { ref, row } of await listEndingHolders(
      database.queries,
      "refreshEndsAtMs",
      beforeMs,
    )) {
      const changed = await this.#warn(ref, row, nowMs);
      if (changed) await onWarned(changed);
    }
  }

  /** Returns null if the owner was already warned or the access was renewed meanwhile. */
  async #warn(ref: HolderRef, row: HolderRow, nowMs: number): Promise<HolderRow | null> {
    const { database, keeper } = this.#settings;
    const leftMs = (row.refreshEndsAtMs ?? Infinity) - nowMs;
    const warnedDays = warnings.find((days) => leftMs < days * dayMs) ?? firstWarning;
    const hasEnded = leftMs <= 0;
    if (!hasEnded && row.warnedDays !== null && row.warnedDays <= warnedDays) return null;
    const change = hasEnded
      ? ({ state: "reconnect", lastError: "This connection has expired. Reconnect it." } as const)
      : ({ state: "expiring", warnedDays } as const);
    return database.transaction(lockOf(ref), async (queries) => {
      const current = await findHolder(queries, ref);
      if (current?.state !== row.state || current.warnedDays !== row.warnedDays) return null;
      const { tokenVersion } = row;
      if (!(await updateTokens(queries, ref, { tokenVersion, change }))) return null;
      await keeper.announce(queries, ref);
      return { ...row, ...change };
    });
  }
}
