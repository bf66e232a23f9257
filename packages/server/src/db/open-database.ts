import { mkdirSync } from "node:fs";
import { DatabaseUnavailableError } from "./database-unavailable-error.ts";
import { DatabaseError, type Database } from "./database.ts";
import { migrateDatabase } from "./migrate-database.ts";

export interface DatabaseSettings {
  /** Folder for files and the embedded database. Created if missing, and readable only by its owner. */
  dataDir: string;
  /** A PostgreSQL URL; null selects the embedded database. */
  databaseUrl: string | null;
}

/**
 * Opens the database and applies pending migrations.
 * @throws {DatabaseError} if the database can't be opened or migrated.
 */
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
    throw new DatabaseError(`${setting} is not a usable database: ${describe(error)}`, {
      cause: error,
    });
  }
}

/** Loads only the driver of the engine in use. */
async function openEngine({ dataDir, databaseUrl }: DatabaseSettings): Promise<Database> {
  if (databaseUrl === null) {
    const { openSqlite } = await import("./sqlite.ts");
    return openSqlite(dataDir);
  }
  const { openPostgres } = await import("./postgres.ts");
  return openPostgres(databaseUrl);
}

/** Creates the data folder. PostgreSQL needs it, too, because files are stored there. */
function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DatabaseError(`DATA_DIR ${dataDir} can't be created: ${describe(error)}`, {
      cause: error,
    });
  }
}

/** If a connection fails on every address, Node leaves the message empty and lists the reasons in an AggregateError. */
function describe(error: unknown): string {
  if (error instanceof DatabaseUnavailableError) return describe(error.cause);
  if (error instanceof AggregateError) return error.errors.map(describe).join(", ");
  return error instanceof Error ? error.message : String(error);
}
