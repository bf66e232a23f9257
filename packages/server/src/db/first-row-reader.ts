import { CamelCasePlugin, SqliteAdapter } from "kysely";
import type Libsql from "libsql";
import { refuseInsideTransaction } from "./transaction-scope.ts";

export type Row = Readonly<Record<string, unknown>>;

interface KeptQuery {
  statement: Libsql.Statement;
  /** Column names in camelCase, in the order of the statement's values. */
  names: readonly string[];
}

/**
 * Reads a query's first row synchronously. Kysely's own path awaits the connection and renames columns twice, which
 * takes longer than the read.
 */
export class FirstRowReader extends SqliteAdapter {
  readonly #connection: Libsql.Database;
  readonly #kept = new Map<string, KeptQuery>();
  readonly #names = new ColumnNames();

  constructor(connection: Libsql.Database) {
    super();
    this.#connection = connection;
  }

  /** Returns undefined if there is no row; null if a transaction has the connection, so the caller must queue. */
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

  /** Drops all prepared statements. Must be called after each schema change. */
  clear(): void {
    this.#kept.clear();
  }

  #prepare(sql: string): KeptQuery {
    // With `select *`, a column added by another process would shift the values.
    if (sql.includes("*")) throw new Error(`A query for compileOnce must name its columns: ${sql}`);
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

export class ColumnNames extends CamelCasePlugin {
  read(column: string): string {
    return this.camelCase(column);
  }

  rename(row: Row): Row {
    return this.mapRow(row);
  }
}
