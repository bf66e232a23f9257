import { networkIds, type NetworkId } from "@slideloom/core/networks";
import type { NetworkAccess } from "../connectors/network-access.ts";
import type { Database } from "../db/database.ts";
import { listEndingHolders } from "./holder-repository.ts";
import type { TokenKeeper } from "./token-keeper.ts";

export interface RenewalWatchSettings {
  database: Database;
  now: () => Date;
  keeper: Pick<TokenKeeper, "refresh">;
  findAccess: (network: NetworkId) => NetworkAccess;
}

/** Renews access that ends for good unless it is renewed in time, so people don't have to sign in again. */
export class RenewalWatch {
  readonly #settings: RenewalWatchSettings;

  constructor(settings: RenewalWatchSettings) {
    this.#settings = settings;
  }

  /** A failed renewal is tried again by the next run. */
  async run(): Promise<void> {
    const { database, findAccess, keeper, now } = this.#settings;
    const nowMs = now().getTime();
    const findAheadMs = (network: NetworkId) => findAccess(network).renewAheadMs ?? 0;
    const beforeMs = nowMs + Math.max(...networkIds.map((id) => findAheadMs(id)));
    const ending = await listEndingHolders(database.queries, "accessEndsAtMs", beforeMs);
    for (const { ref, row } of ending) {
      const leftMs = (row.accessEndsAtMs ?? Infinity) - nowMs;
      if (leftMs < findAheadMs(row.network)) await keeper.refresh(ref, row.tokenVersion);
    }
  }
}
