import type { Database } from "../db/database.ts";
import type { PublicationFiles } from "./publication-files.ts";
import {
  deleteOldAttempts,
  forgetFiles,
  listTargetsWithFiles,
  listTargetsWithOldFiles,
} from "./target-repository.ts";
import { readFiles } from "./target-state.ts";

/** How long the calls to networks are kept. */
const attemptsKeptMs = 90 * 24 * 60 * 60_000;

export interface PublicationCleanupSettings {
  database: Database;
  now: () => Date;
  files: Pick<PublicationFiles, "delete">;
}

/** Deletes what of publications has been kept long enough. */
export class PublicationCleanup {
  readonly #settings: PublicationCleanupSettings;

  constructor(settings: PublicationCleanupSettings) {
    this.#settings = settings;
  }

  /** Deletes the files of an account that leaves; its rows go with it. */
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
      // Files first, row second: what fails is tried again by the next cleanup.
      for (const target of targets) {
        await files.delete(target.id, readFiles(target.files));
        await forgetFiles(database.queries, target);
      }
    }
    await deleteOldAttempts(database.queries, nowMs - attemptsKeptMs);
  }
}
