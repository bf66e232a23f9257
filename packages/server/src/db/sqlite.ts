import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { CamelCasePlugin, Kysely } from "kysely";
import Libsql from "libsql";
import { DatabaseError, type Database } from "./database.ts";
import { buildSqliteDialect, isBusy } from "./sqlite-dialect.ts";
import type { Tables } from "./tables.ts";
import { runTransaction } from "./transaction-scope.ts";

/** How long is waited for another process that has the file. */
const busyTimeoutMs = 5000;

/** Opens the embedded database in a folder that is there: one connection, on which the transactions of this process queue. */
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
    // One writer at a time is all that SQLite knows, so a lock of a name would add nothing.
    transaction: (_lockName, work) => runTransaction(queries, work),
    close: () => queries.destroy(),
  };
}

async function connect(dataDir: string): Promise<Libsql.Database> {
  try {
    const file = join(dataDir, "slideloom.db");
    // Its owner's alone, also in a folder that was there before; the files beside it follow.
    closeSync(openSync(file, "a", 0o600));
    const connection = new Libsql(file, { timeout: busyTimeoutMs });
    await enterWalMode(connection);
    // An acknowledged charge must survive a power cut.
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

/** The change to WAL needs the file for itself and does not wait for it, so several first starts at once try again. */
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
