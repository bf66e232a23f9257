import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CamelCasePlugin, Kysely } from "kysely";
import Libsql from "libsql";
import { DatabaseError, type Database } from "./database.ts";
import { buildSqliteDialect, isBusy } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";
import { runTransaction } from "./transaction-scope.ts";

/** How long to wait for another process that has the file locked. */
const busyTimeoutMs = 5000;

/** Opens the embedded database in an existing folder, with one connection on which transactions queue. */
export async function openSqlite(dataDir: string): Promise<Database> {
  const connection = await connect(dataDir);
  const queries = new Kysely<Tables>({
    dialect: buildSqliteDialect(connection, busyTimeoutMs),
    plugins: [new CamelCasePlugin()],
  });
  return {
    engine: "sqlite",
    queries,
    pool: null,
    locks: {
      holdAll: async () => undefined,
      hold: (query) => query,
      skipHeld: (query) => query,
    },
    signals: { send: async () => undefined, listen: () => async () => undefined },
    // SQLite has one writer at a time, so named locks are unnecessary.
    transaction: (_lockName, work) => runTransaction(queries, work),
    close: () => queries.destroy(),
  };
}

async function connect(dataDir: string): Promise<Libsql.Database> {
  try {
    const file = join(dataDir, "slideloom.db");
    // Restricts the file to its owner, even in an existing folder; SQLite's other files inherit the mode.
    closeSync(openSync(file, "a", 0o600));
    const connection = new Libsql(file, { timeout: busyTimeoutMs });
    await enterWalMode(connection);
    // A confirmed charge must survive a power cut.
    connection.pragma("synchronous = FULL");
    connection.pragma("foreign_keys = ON");
    return connection;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(`DATA_DIR ${dataDir} can't hold the database: ${reason}`, {
      cause: error,
    });
  }
}

/** Switching to WAL needs exclusive access and ignores the busy timeout, so simultaneous first starts retry. */
async function enterWalMode(connection: Libsql.Database): Promise<void> {
  const deadlineMs = Date.now() + busyTimeoutMs;
  for (;;) {
    try {
      connection.exec("pragma journal_mode = WAL");
      return;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadlineMs) throw error;
      await delay(20);
    }
  }
}
