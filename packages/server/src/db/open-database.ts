import { mkdirSync } from "node:fs";
import { DatabaseUnavailableError } from "./database-unavailable-error.ts";
import { DatabaseError, type Database } from "./database.ts";
import { migrateDatabase } from "./migrate-database.ts";

export interface DatabaseSettings {
  /** The folder of what is kept in files, the embedded database among it; made if it is missing, readable by its owner alone. */
  dataDir: string;
  /** A PostgreSQL URL; null stands for the embedded database. */
  databaseUrl: string | null;
}

/** Opens the database and brings its tables up to date. Throws a `DatabaseError` when it can't. */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseSettings): Promise<Database> {
  makeDataDir(dataDir);
  const database = await openEngine({ dataDir, databaseUrl });
  try {
    await migrateDatabase(database);
    return database;
  } catch (error) {
    await database.close();
    if (error instanceof DatabaseError) throw error;
    const setting = databaseUrl === null ? `DATA_DIR ${dataDir}` : "DATABASE_URL";
    throw new DatabaseError(`${setting} gives no usable database: ${describe(error)}`, {
      cause: error,
    });
  }
}

/** Loads the one engine that is used. */
async function openEngine({ dataDir, databaseUrl }: DatabaseSettings): Promise<Database> {
  if (databaseUrl === null) {
    const { openSqlite } = await import("./sqlite.ts");
    return openSqlite(dataDir);
  }
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(databaseUrl);
}

/** The folder is there on PostgreSQL too, for what is kept in files. */
function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DatabaseError(`DATA_DIR ${dataDir} can't be made: ${describe(error)}`, {
      cause: error,
    });
  }
}

/** Node keeps the reasons of a connection that failed on every address in a list and leaves the message empty. */
function describe(error: unknown): string {
  if (error instanceof DatabaseUnavailableError) return describe(error.cause);
  if (error instanceof AggregateError) return error.errors.map(describe).join(", ");
  return error instanceof Error ? error.message : String(error);
}
