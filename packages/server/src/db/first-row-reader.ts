import { CamelCasePlugin, SqliteAdapter } from "kysely";
import type Libsql from "libsql";
import { refuseInsideTransaction } from "./transaction-scope.ts";

export type Row = Readonly<Record<string, unknown>>;

interface KeptQuery {
  statement: Libsql.Statement;
  /** The columns' names as the queries have them, in the order of the statement's values. */
  names: readonly string[];
}

/**
 * Reads the first row of a query at once: SQLite answers without waiting, and nothing of a read stays open. The way through
 * Kysely takes a turn at the connection and gives every row its names twice, which is longer than the reading.
 */
export class FirstRowReader extends SqliteAdapter {
  readonly #connection: Libsql.Database;
  readonly #kept = new Map<string, KeptQuery>();
  readonly #names = new ColumnNames();

  constructor(connection: Libsql.Database) {
    super();
    this.#connection = connection;
  }

  /** Undefined where the query finds none; null while a transaction has the connection, which others wait for. */
  read(sql: string, parameters: readonly unknown[]): Row | undefined | null {
    refuseInsideTransaction();
    if (this.#connection.inTransaction) return null;
    const { statement, names } = this.#kept.get(sql) ?? this.#prepare(sql);
    try {
      const values = statement.get(parameters) as unknown[] | undefined;
      return values && nameValues(names, values);
    } catch (error) {
      this.#kept.delete(sql);
      throw error;
    }
  }

  /** Forgets the statements: after changes of tables. */
  clear(): void {
    this.#kept.clear();
  }

  #prepare(sql: string): KeptQuery {
    // Another process may add columns, which would move the values of those after them.
    if (sql.includes("*"))
      throw new Error(`A query that is compiled once names its columns: ${sql}`);
    const statement = this.#connection.prepare(sql).raw();
    const kept = {
      statement,
      names: statement.columns().map(({ name }) => this.#names.read(name)),
    };
    this.#kept.set(sql, kept);
    return kept;
  }
}

function nameValues(names: readonly string[], values: readonly unknown[]): Row {
  const row: Record<string, unknown> = {};
  names.forEach((name, index) => (row[name] = values[index]));
  return row;
}

/** Names columns as the queries do. */
export class ColumnNames extends CamelCasePlugin {
  read(column: string): string {
    return this.camelCase(column);
  }

  rename(row: Row): Row {
    return this.mapRow(row);
  }
}
