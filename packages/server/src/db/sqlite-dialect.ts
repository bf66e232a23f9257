import { setTimeout as delay } from "node:timers/promises";
import {
  SqliteDialect,
  SqliteDriver,
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
} from "kysely";
import type Libsql from "libsql";
import { DatabaseUnavailableError } from "./database-unavailable-error.ts";
import { FirstRowReader } from "./first-row-reader.ts";
import { StatementCache } from "./statement-cache.ts";
import { refuseInsideTransaction } from "./transaction-scope.ts";

const retryMs = 5;

/** Returns Kysely's SQLite dialect. Waiting for another process's write lock doesn't block this process. */
export function buildSqliteDialect(
  connection: Libsql.Database,
  busyTimeoutMs: number,
): SqliteDialect {
  const statements = new StatementCache(connection);
  const firstRows = new FirstRowReader(connection);
  return new (class extends SqliteDialect {
    override createDriver(): SqliteDriver {
      return new QueuingSqliteDriver({ connection, statements, firstRows, busyTimeoutMs });
    }
    override createAdapter(): FirstRowReader {
      return firstRows;
    }
  })({ database: statements });
}

export function isBusy(error: unknown): boolean {
  return String((error as { code?: unknown }).code).startsWith("SQLITE_BUSY");
}

/** Translates a busy or full database into a `DatabaseUnavailableError`; returns other errors unchanged. */
function translateSqliteError(error: unknown): unknown {
  const code = String((error as { code?: unknown }).code);
  if (code.startsWith("SQLITE_BUSY")) {
    return new DatabaseUnavailableError("database-busy", { cause: error });
  }
  const isFull = code.startsWith("SQLITE_FULL") || code.startsWith("SQLITE_IOERR_WRITE");
  return isFull ? new DatabaseUnavailableError("disk-full", { cause: error }) : error;
}

interface DriverSettings {
  connection: Libsql.Database;
  statements: StatementCache;
  firstRows: FirstRowReader;
  busyTimeoutMs: number;
}

/** Kinds of queries that leave the schema unchanged. */
const rowChanges: ReadonlySet<string> = new Set([
  "SelectQueryNode",
  "InsertQueryNode",
  "UpdateQueryNode",
  "DeleteQueryNode",
]);

/**
 * Takes the write lock before the first statement of any write. If SQLite refused the lock later, libsql would leave a
 * statement open and block every commit.
 */
class QueuingSqliteDriver extends SqliteDriver {
  readonly #database: Libsql.Database;
  readonly #statements: StatementCache;
  readonly #firstRows: FirstRowReader;
  readonly #busyTimeoutMs: number;

  constructor({ connection, statements, firstRows, busyTimeoutMs }: DriverSettings) {
    super({ database: statements });
    this.#database = connection;
    this.#statements = statements;
    this.#firstRows = firstRows;
    this.#busyTimeoutMs = busyTimeoutMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    const connection = await super.acquireConnection();
    return {
      executeQuery: <Row>(query: CompiledQuery) =>
        this.#execute<Row>(connection, query).catch((error: unknown) => {
          throw translateSqliteError(error);
        }),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  async #execute<Row>(
    connection: DatabaseConnection,
    query: CompiledQuery,
  ): Promise<QueryResult<Row>> {
    if (!rowChanges.has(query.query.kind)) {
      this.#statements.clear();
      this.#firstRows.clear();
    }
    if (query.query.kind === "SelectQueryNode" || this.#database.inTransaction) {
      return connection.executeQuery<Row>(query);
    }
    await this.beginTransaction();
    try {
      const result = await connection.executeQuery<Row>(query);
      await this.commitTransaction();
      return result;
    } catch (error) {
      await this.rollbackTransaction();
      throw error;
    }
  }

  override async beginTransaction(): Promise<void> {
    const deadlineMs = Date.now() + this.#busyTimeoutMs;
    this.#database.exec("pragma busy_timeout = 0");
    try {
      while (!this.#tryBegin(deadlineMs)) await delay(retryMs);
    } catch (error) {
      throw translateSqliteError(error);
    } finally {
      this.#database.exec(`pragma busy_timeout = ${this.#busyTimeoutMs}`);
    }
  }

  #tryBegin(deadlineMs: number): boolean {
    try {
      this.#database.exec("begin immediate");
      return true;
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadlineMs) throw error;
      return false;
    }
  }

  override async commitTransaction(): Promise<void> {
    try {
      this.#database.exec("commit");
    } catch (error) {
      throw translateSqliteError(error);
    }
  }

  override async rollbackTransaction(): Promise<void> {
    // The failed statement may have rolled back already, as on a full disk.
    if (this.#database.inTransaction) this.#database.exec("rollback");
  }
}
