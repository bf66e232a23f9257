import { PostgresAdapter } from "kysely";
import { ColumnNames, type Row } from "./first-row-reader.ts";
import type { GuardedPool } from "./postgres-pool.ts";

/**
 * Reads a query's first row with a prepared statement per connection: for a look-up by key, PostgreSQL spends more time
 * planning than reading.
 */
export class PreparedRowReader extends PostgresAdapter {
  readonly #pool: GuardedPool;
  readonly #statementNames = new Map<string, string>();
  readonly #columnNames = new ColumnNames();

  constructor(pool: GuardedPool) {
    super();
    this.#pool = pool;
  }

  async read(sql: string, parameters: readonly unknown[]): Promise<Row | undefined> {
    const name = this.#statementNames.get(sql) ?? `read_${this.#statementNames.size + 1}`;
    this.#statementNames.set(sql, name);
    const { rows } = await this.#pool.query<Row>({ name, text: sql, values: [...parameters] });
    const [row] = rows;
    return row && this.#columnNames.rename(row);
  }
}
