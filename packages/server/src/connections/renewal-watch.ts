import { networkIds, networks, type NetworkId } from "@slideloom/core/networks";
import type { Database } from "../db/database.ts";
import { listEndingHolders } from "./holder-repository.ts";
import type { TokenKeeper } from "./token-keeper.ts";

const dayMs = 24 * 60 * 60_000;

export interface RenewalWatchSettings {
  database: Database;
  now: () => Date;
  keeper: Pick<TokenKeeper, "refresh">;
}

/** Renews access before renewal becomes impossible, so that people don't have to sign in again. */
export class RenewalWatch {
  readonly #settings: RenewalWatchSettings;

  constructor(settings: RenewalWatchSettings) {
    this.#settings = settings;
  }

  /** A failed renewal is tried again by the next run. */
  async run(): Promise<void> {
    const { database, keeper, now } = this.#settings;
    const nowMs = now().getTime();
    const beforeMs = nowMs + Math.max(...networkIds.map((id) => findAheadMs(id)));
    const ending = await listEndingHolders(database.queries, "accessEndsAtMs", beforeMs);
    for (const { ref, row } of ending) {
      const leftMs = (row.accessEndsAtMs ?? Infinity) - nowMs;
      if (leftMs < findAheadMs(row.network)) await keeper.refresh(ref, row.tokenVersion);
    }
  }
}

const findAheadMs = (network: NetworkId) => (networks[network].connect.renewedDays ?? 0) * dayMs;
