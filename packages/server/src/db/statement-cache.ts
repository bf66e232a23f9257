import type { SqliteDatabase, SqliteStatement } from "kysely";
import type Libsql from "libsql";
import { LRUCache } from "lru-cache";

/**
 * Maximum number of kept statements. The server has some hundred queries, some in several forms for id lists of
 * different lengths.
 */
const mostKept = 500;

/**
 * An LRU cache of prepared statements, to be cleared after schema changes. Failed statements are dropped, because
 * libsql doesn't reset them.
 */
export class StatementCache implements SqliteDatabase {
  readonly #connection: Libsql.Database;
  readonly #statements = new LRUCache<string, SqliteStatement>({ max: mostKept });

  constructor(connection: Libsql.Database) {
    this.#connection = connection;
  }

  prepare(sql: string): SqliteStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  /** Drops all prepared statements. Must be called after each schema change. */
  clear(): void {
    this.#statements.clear();
  }

  close(): void {
    this.clear();
    this.#connection.close();
  }

  #prepare(sql: string): SqliteStatement {
    const statement = this.#connection.prepare(sql);
    const forgetFailed = <Result>(work: () => Result): Result => {
      try {
        return work();
      } catch (error) {
        this.#statements.delete(sql);
        throw error;
      }
    };
    return {
      reader: statement.reader,
      all: (parameters) => forgetFailed(() => statement.all(parameters)),
      run: (parameters) => forgetFailed(() => statement.run(parameters)),
      iterate: () => {
        throw new Error("Results can't be streamed from a cached statement.");
      },
    };
  }
}
