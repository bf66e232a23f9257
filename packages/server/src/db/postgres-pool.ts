import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from "kysely";
import pg from "pg";
import { DatabaseUnavailableError } from "./database-unavailable-error.ts";
import { refuseInsideTransaction } from "./transaction-scope.ts";

/** SQLSTATE codes of an ended backend: class 08, 57P01 to 57P05, and 25P03 (idle in transaction). */
const endedBackend = /^(08|57P|25P03)/;
/** SQLSTATE code of a full disk; the connection stays usable. */
const diskFull = "53100";

/**
 * A connection pool with a permanent `error` listener on every client. pg listens only to idle clients, and an
 * unhandled `error` event ends the process.
 */
export class GuardedPool implements PostgresPool {
  readonly #pool: pg.Pool;
  readonly #broken = new WeakSet<pg.PoolClient>();

  constructor(config: pg.PoolConfig) {
    this.#pool = new pg.Pool(config);
    this.#pool.on("connect", (client) => client.on("error", () => this.#broken.add(client)));
    // A connection that breaks while idle is replaced on demand.
    this.#pool.on("error", () => undefined);
  }

  /**
   * @throws {DatabaseUnavailableError} if connecting fails. The client's `query` throws the same error if the
   * connection breaks or the disk is full.
   */
  async connect(): Promise<PostgresPoolClient> {
    const client = await this.#take();
    const query = (text: string, values: readonly unknown[]) =>
      this.#run(client, { text, values: [...values] });
    return {
      // Kysely's other overload takes cursors, which are unused here.
      query: query as PostgresPoolClient["query"],
      release: () => this.#release(client),
    };
  }

  /** Runs one statement outside of transactions. */
  async query<Row>(statement: pg.QueryConfig): Promise<PostgresQueryResult<Row>> {
    const client = await this.#take();
    try {
      return await this.#run<Row>(client, statement);
    } finally {
      this.#release(client);
    }
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }

  async #take(): Promise<pg.PoolClient> {
    refuseInsideTransaction();
    try {
      return await this.#pool.connect();
    } catch (cause) {
      throw new DatabaseUnavailableError("database-unavailable", { cause });
    }
  }

  /** Removes a broken client from the pool, even if its `end` event hasn't arrived yet. */
  #release(client: pg.PoolClient): void {
    client.release(this.#broken.has(client));
  }

  async #run<Row>(
    client: pg.PoolClient,
    statement: pg.QueryConfig,
  ): Promise<PostgresQueryResult<Row>> {
    try {
      return (await client.query(statement)) as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? (error.code ?? "") : "";
      if (code === diskFull) throw new DatabaseUnavailableError("disk-full", { cause: error });
      if (endedBackend.test(code)) this.#broken.add(client);
      if (!this.#broken.has(client)) throw error;
      throw new DatabaseUnavailableError("database-unavailable", { cause: error });
    }
  }
}
