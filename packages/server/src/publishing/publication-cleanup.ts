import type { Database } from "../db/database.ts";
import type { PublicationFiles } from "./publication-files.ts";
import {
  deleteOldAttempts,
  forgetFiles,
  listTargetsWithFiles,
  listTargetsWithOldFiles,
} from "./target/target-repository.ts";
import { readFiles } from "./target/row.ts";

/** Retention of logged network calls. */
const attemptsKeptMs = 90 * 24 * 60 * 60_000;

export interface PublicationCleanupSettings {
  database: Database;
  now: () => Date;
  files: Pick<PublicationFiles, "delete">;
}

/** Deletes files and logged calls of publications after their retention. */
export class PublicationCleanup {
  readonly #settings: PublicationCleanupSettings;

  constructor(settings: PublicationCleanupSettings) {
    this.#settings = settings;
  }

  /** Deletes the files of an account that is being deleted. The database deletes the rows. */
  async erase(accountId: string): Promise<void> {
    const { database, files } = this.#settings;
    for (const target of await listTargetsWithFiles(database.queries, accountId)) {
      await files.delete(target.id, readFiles(target.files));
    }
  }

  async run(): Promise<void> {
    const { database, files, now } = this.#settings;
    const nowMs = now().getTime();
    for (;;) {
      const targets = await listTargetsWithOldFiles(database.queries, nowMs);
      if (targets.length === 0) break;
      // Deletes files before clearing the row, so the next cleanup retries failed deletions.
      for (const target of targets) {
        await files.delete(target.id, readFiles(target.files));
        await forgetFiles(database.queries, target);
      }
    }
    await deleteOldAttempts(database.queries, nowMs - attemptsKeptMs);
  }
}
