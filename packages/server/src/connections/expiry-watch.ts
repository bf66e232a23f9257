import type { Database } from "../db/database.ts";
import type { ConnectionRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";
import { findConnectionRow, listEndingConnections, updateTokens } from "./connection-repository.ts";

const dayMs = 24 * 60 * 60_000;
/** Days before expiry at which the owner is warned. */
const warnings = [1, 7, 14];
const firstWarning = Math.max(...warnings);

export interface ExpiryWatchSettings {
  database: Database;
  now: () => Date;
  /** Called in the transaction in which a connection expires or is marked as expiring. */
  onStateChange: (queries: Queries, row: ConnectionRow) => Promise<void>;
}

/** Warns owners of connections that expire soon, and marks expired ones. */
export class ExpiryWatch {
  readonly #settings: ExpiryWatchSettings;

  constructor(settings: ExpiryWatchSettings) {
    this.#settings = settings;
  }

  /** `onWarned` is called after the change is committed. */
  async run(onWarned: (row: ConnectionRow) => Promise<void>): Promise<void> {
    const { database, now } = this.#settings;
    const nowMs = now().getTime();
    for (const row of await listEndingConnections(database.queries, nowMs + firstWarning * dayMs)) {
      const changed = await this.#warn(row, nowMs);
      if (changed) await onWarned(changed);
    }
  }

  /** Returns null if the owner was already warned or the connection was renewed meanwhile. */
  async #warn(row: ConnectionRow, nowMs: number): Promise<ConnectionRow | null> {
    const leftMs = (row.refreshEndsAtMs ?? Infinity) - nowMs;
    const warnedDays = warnings.find((days) => leftMs < days * dayMs) ?? firstWarning;
    const hasEnded = leftMs <= 0;
    if (!hasEnded && row.warnedDays !== null && row.warnedDays <= warnedDays) return null;
    const change = hasEnded
      ? ({ state: "reconnect", lastError: "This connection has expired. Reconnect it." } as const)
      : ({ state: "expiring", warnedDays } as const);
    return this.#settings.database.transaction(`connection:${row.id}`, async (queries) => {
      const current = await findConnectionRow(queries, row.id);
      if (current?.state !== row.state || current.warnedDays !== row.warnedDays) return null;
      if (!(await updateTokens(queries, row, change))) return null;
      const changed = { ...row, ...change };
      await this.#settings.onStateChange(queries, changed);
      return changed;
    });
  }
}
