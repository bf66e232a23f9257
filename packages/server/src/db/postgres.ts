import { CamelCasePlugin, Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Database } from "./database.ts";
import { GuardedPool } from "./postgres-pool.ts";
import { PreparedRowReader } from "./prepared-row-reader.ts";
import { createPostgresSignals } from "./postgres-signals.ts";
import type { Queries, Tables } from "./tables.ts";
import { runTransaction } from "./transaction-scope.ts";

const connectTimeoutMs = 10_000;
const maxConnections = 10;
/** Ends transactions of a stalled process, which would keep their locks forever. */
const idleInTransactionTimeoutMs = 60_000;

/** Opens a PostgreSQL database. The connection is made on the first query. */
export function openPostgres(databaseUrl: string): Database {
  const pool = new GuardedPool({
    connectionString: databaseUrl,
    max: maxConnections,
    connectionTimeoutMillis: connectTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
  });
  const queries = new Kysely<Tables>({
    dialect: new ReadingPostgresDialect(pool),
    plugins: [new CamelCasePlugin()],
  });
  return {
    engine: "postgres",
    queries,
    pool,
    locks: {
      holdAll,
      hold: (query) => query.forUpdate(),
      skipHeld: (query) => query.forUpdate().skipLocked(),
    },
    signals: createPostgresSignals(databaseUrl),
    // Uses READ COMMITTED, so reads after waiting for the lock see the previous holder's writes.
    transaction: (lockName, work) =>
      runTransaction(queries, async (inside) => {
        if (lockName !== null) await holdAll(inside, [lockName]);
        return work(inside);
      }),
    close: () => queries.destroy(),
  };
}

/** Locks names in sorted order, which prevents deadlocks. */
async function holdAll(queries: Queries, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  const sorted = [...new Set(names)].sort();
  await sql`
    select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${sorted}::text[]) as name
  `.execute(queries);
}

/** Reads INT8 and NUMERIC as numbers, as on SQLite; pg returns them as text. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC
    ? Number
    : pg.types.getTypeParser(oid, format as "text");

class ReadingPostgresDialect extends PostgresDialect {
  readonly #pool: GuardedPool;

  constructor(pool: GuardedPool) {
    super({ pool });
    this.#pool = pool;
  }

  override createAdapter(): PreparedRowReader {
    return new PreparedRowReader(this.#pool);
  }
}
