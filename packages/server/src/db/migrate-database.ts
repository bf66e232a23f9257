import { sql } from "kysely";
import { DatabaseError, type Database } from "./database.ts";
import type { Migration } from "./migration.ts";
import { allMigrations } from "./migrations/all-migrations.ts";
import type { Queries } from "./tables.ts";

/**
 * Applies pending migrations in one transaction, so several processes may start at once.
 * @throws {StartError} if a newer version has migrated the database.
 */
export async function migrateDatabase(
  database: Database,
  migrations: readonly Migration[] = allMigrations,
): Promise<void> {
  await database.transaction("migrations", async (queries) => {
    await queries.schema
      .createTable("migrations")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .execute();
    const applied = await readApplied(queries);
    const unknown = applied.find(
      (name) => !migrations.some((migration) => migration.name === name),
    );
    if (unknown !== undefined) {
      throw new DatabaseError(
        `The database was made by a newer version of Slideloom (${unknown}). Update Slideloom, or restore a backup.`,
      );
    }
    for (const { name, up } of migrations.filter(
      (migration) => !applied.includes(migration.name),
    )) {
      await up(queries);
      await sql`insert into migrations (name) values (${name})`.execute(queries);
    }
  });
}

/** Returns whether the database responds and has exactly this version's migrations. */
export async function isUpToDate({ queries }: Database): Promise<boolean> {
  const applied = await readApplied(queries);
  return (
    applied.length === allMigrations.length &&
    allMigrations.every(({ name }) => applied.includes(name))
  );
}

async function readApplied(queries: Queries): Promise<string[]> {
  // Uses a typed select, which doesn't wait for writers. For raw SQL, the SQLite dialect takes the write lock.
  const rows = await queries
    .withTables<{ migrations: { name: string } }>()
    .selectFrom("migrations")
    .select("name")
    .execute();
  return rows.map(({ name }) => name);
}
