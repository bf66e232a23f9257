import { PostgresAdapter } from "kysely";
import type pg from "pg";
import { ColumnNames, type Row } from "./first-row-reader.ts";
import { refuseInsideTransaction } from "./transaction-scope.ts";

/**
 * Reads the first row of a query by a prepared statement of each connection: for a row that is found by its key, PostgreSQL
 * plans longer than it reads.
 */
export class PreparedRowReader extends PostgresAdapter {
  readonly #pool: pg.Pool;
  readonly #statementNames = new Map<string, string>();
  readonly #columnNames = new ColumnNames();

  constructor(pool: pg.Pool) {
    super();
    this.#pool = pool;
  }

  /** Undefined where the query finds none. */
  async read(sql: string, parameters: readonly unknown[]): Promise<Row | undefined> {
    refuseInsideTransaction();
    const name = this.#statementNames.get(sql) ?? `read_${this.#statementNames.size + 1}`;
    this.#statementNames.set(sql, name);
    const { rows } = await this.#pool.query<Row>({ name, text: sql, values: [...parameters] });
    const [row] = rows;
    return row && this.#columnNames.rename(row);
  }
}
