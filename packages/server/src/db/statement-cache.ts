import type { SqliteDatabase, SqliteStatement } from "kysely";
import type Libsql from "libsql";
import { LRUCache } from "lru-cache";

/** Queries are some hundred; lists of ids make more texts of some of them. */
const mostKept = 500;

/**
 * Prepared statements by their text, those used last: preparing one costs more than most queries. One that failed is
 * prepared anew, since libsql leaves it as it was. Changes of tables must forget them all.
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

  /** Forgets them all. */
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
        throw new Error("Results are read whole: a kept statement can be read by one at a time.");
      },
    };
  }
}
