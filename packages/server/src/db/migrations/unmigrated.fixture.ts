import { onTestFinished } from "vitest";
import type { Database } from "../database.ts";
import type { DatabaseSettings } from "../open-database.ts";
import { openPostgres } from "../postgres.ts";
import { openSqlite } from "../sqlite.ts";

/** Opens a database without tables; it closes when the test ends. */
export async function openUnmigrated({
  dataDir,
  databaseUrl,
}: DatabaseSettings): Promise<Database> {
  const database = databaseUrl === null ? await openSqlite(dataDir) : openPostgres(databaseUrl);
  onTestFinished(() => database.close());
  return database;
}
