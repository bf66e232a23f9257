import { toWallTime } from "@slideloom/core/publishing";
import type { Database } from "../db/database.ts";
import type { TaskLog } from "../tasks/task-kind.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import {
  listScheduledPublications,
  publishingLock,
  updatePublication,
} from "./publication-repository.ts";
import { findMoment } from "./publish-time.ts";
import { buildTargetTask } from "./target/task-kind.ts";
import { rescheduleTargets } from "./target/target-repository.ts";

export interface DueTimeWatchSettings {
  database: Database;
  now: () => Date;
  tasks: Pick<TaskQueue, "enqueue">;
}

/**
 * Recomputes timestamps if time zone rules have changed, e.g. with a new version of Node. Scheduled publications keep
 * their local time.
 */
export class DueTimeWatch {
  readonly #settings: DueTimeWatchSettings;

  constructor(settings: DueTimeWatchSettings) {
    this.#settings = settings;
  }

  async run(log: TaskLog): Promise<void> {
    const { database, now } = this.#settings;
    const rows = await listScheduledPublications(database.queries, now().getTime());
    for (const { id, accountId, wallTime, timeZone, dueAtMs } of rows) {
      if (toWallTime(dueAtMs, timeZone) === wallTime) continue;
      const meantMs = findMoment(wallTime, timeZone);
      if (meantMs === null || meantMs === dueAtMs) continue;
      const isMoved = await this.#move({ id, accountId }, { fromMs: dueAtMs, toMs: meantMs });
      if (isMoved)
        log.info(
          { publicationId: id, timeZone, wallTime },
          "Moved a scheduled post, because the rules of its time zone have changed",
        );
    }
  }

  /** Returns false if the publication was rescheduled, sent or canceled in the meantime. */
  async #move(
    { id, accountId }: { id: string; accountId: string },
    times: { fromMs: number; toMs: number },
  ): Promise<boolean> {
    const { database, tasks } = this.#settings;
    return database.transaction(publishingLock(accountId), async (queries) => {
      const targets = await rescheduleTargets(queries, id, times);
      if (targets.length === 0) return false;
      await updatePublication(queries, id, { dueAtMs: times.toMs });
      await tasks.enqueue(queries, ...targets.map((target) => buildTargetTask(target)));
      return true;
    });
  }
}
