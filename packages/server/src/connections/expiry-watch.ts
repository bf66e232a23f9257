import type { Database } from "../db/database.ts";
import type { ConnectionRow } from "../db/publishing-tables.ts";
import type { Queries } from "../db/tables.ts";
import { findConnectionRow, listEndingConnections, updateTokens } from "./connection-repository.ts";

const dayMs = 24 * 60 * 60_000;
/** How many days before its end the owner of a connection is warned, the last one first. */
const warnings = [1, 7, 14];
const firstWarning = Math.max(...warnings);

export interface ExpiryWatchSettings {
  database: Database;
  now: () => Date;
  /** Called in the transaction in which a connection ends, or is about to. */
  onStateChange: (queries: Queries, row: ConnectionRow) => Promise<void>;
}

/** Warns of connections that end soon, and notes those that have. */
export class ExpiryWatch {
  readonly #settings: ExpiryWatchSettings;

  constructor(settings: ExpiryWatchSettings) {
    this.#settings = settings;
  }

  /** `onWarned` is called once that is written. */
  async run(onWarned: (row: ConnectionRow) => Promise<void>): Promise<void> {
    const { database, now } = this.#settings;
    const nowMs = now().getTime();
    for (const row of await listEndingConnections(database.queries, nowMs + firstWarning * dayMs)) {
      const changed = await this.#warn(row, nowMs);
      if (changed) await onWarned(changed);
    }
  }

  /** Resolves to null where it was warned of already, or was renewed meanwhile. */
  async #warn(row: ConnectionRow, nowMs: number): Promise<ConnectionRow | null> {
    const leftMs = (row.refreshEndsAtMs ?? Infinity) - nowMs;
    const warnedDays = warnings.find((days) => leftMs < days * dayMs) ?? firstWarning;
    const hasEnded = leftMs <= 0;
    if (!hasEnded && row.warnedDays !== null && row.warnedDays <= warnedDays) return null;
    const change = hasEnded
      ? ({ state: "reconnect", lastError: "It has ended: please sign in again." } as const)
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
