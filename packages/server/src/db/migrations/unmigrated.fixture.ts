import { onTestFinished } from "vitest";
import type { Database } from "../database.ts";
import type { Migration } from "../migration.ts";
import type { DatabaseSettings } from "../open-database.ts";
import { openPostgres } from "../postgres.ts";
import { openSqlite } from "../sqlite.ts";
import { allMigrations } from "./all-migrations.ts";

/** Opens a database without tables; it closes when the test ends. */
export async function openUnmigrated({
  dataDir,
  databaseUrl,
}: DatabaseSettings): Promise<Database> {
  const database = databaseUrl === null ? await openSqlite(dataDir) : openPostgres(databaseUrl);
  onTestFinished(() => database.close());
  return database;
}

/** Opens a database with the schema before a migration; it closes when the test ends. */
export async function openBefore(
  settings: DatabaseSettings,
  { name }: Migration,
): Promise<Database> {
  const database = await openUnmigrated(settings);
  for (const migration of allMigrations) {
    if (migration.name === name) break;
    await migration.up(database.queries);
  }
  return database;
}
