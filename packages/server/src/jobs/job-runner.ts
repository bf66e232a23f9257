import type { Database } from "../db/database.ts";
import type { JobRow } from "../db/job-tables.ts";
import type { Queries } from "../db/tables.ts";
import type { GenerationService } from "../generation/generation-service.ts";
import { presentGeneration } from "../generation/generation-presenter.ts";
import { describeError } from "../http/errors.ts";
import { RateLimitError } from "../rate-limits/rate-limit-error.ts";
import { LostLeaseError, type TaskHandler, type TaskRun } from "../tasks/task-kind.ts";
import { JobError } from "./job-error.ts";
import type { JobDrawing } from "./job-drawing.ts";
import { acquireJob, deleteJob, findJob, updateJob, updateRun } from "./job-repository.ts";
import { readJob, type JobRun } from "./job-state.ts";
import type { JobTask } from "./job-task.ts";

const busyMs = 5000;
/** How long a job is retried while storage or the database is unavailable, in ms. */
const outageMs = 60 * 60_000;
/** Longest delay between two retries, in ms. */
const longestWaitMs = 5 * 60_000;
const outageCodes: readonly unknown[] = [
  "storage-unavailable",
  "disk-full",
  "database-busy",
  "database-unavailable",
];

export interface JobRunnerSettings {
  database: Database;
  now: () => Date;
  generations: Pick<GenerationService, "generate">;
  drawing: JobDrawing;
  /** Called in the transaction that ends a job. */
  onEnd: (queries: Queries, row: JobRow) => Promise<void>;
}

/** Runs jobs. Writes check the task's fencing token, so an abandoned run can't write. */
export class JobRunner implements TaskHandler<JobTask> {
  readonly #settings: JobRunnerSettings;

  constructor(settings: JobRunnerSettings) {
    this.#settings = settings;
  }

  async run(task: TaskRun<JobTask>): Promise<void> {
    const { queries } = this.#settings.database;
    const { jobId: id } = task.payload;
    const row = await acquireJob(queries, { id, token: task.token });
    if (!row) return this.#eraseOwnerless(id);
    const { accountId, sizeBytes } = row;
    const state = readJob(row);
    if (!state) return this.#end(task, row, new JobError("job-unreadable").message);
    const run: JobRun = { id, token: task.token, accountId, sizeBytes, ...state };
    try {
      await this.#write(run, task.signal);
      await this.#endRun(task, run, await this.#draw(run, task.signal));
    } catch (error) {
      await this.#giveUp(task, { ...run, createdAtMs: row.createdAtMs }, error);
    }
  }

  /** Fails a job that was started too often without an end. */
  async onDeath(queries: Queries, { jobId: id }: JobTask): Promise<void> {
    const finishedAtMs = this.#settings.now().getTime();
    const { message } = new JobError("job-interrupted");
    await updateJob(queries, id, { status: "failed", message, finishedAtMs });
    const row = await findJob(queries, id);
    if (row) await this.#settings.onEnd(queries, row);
  }

  /** Generates the requested post unless that is done. One transaction saves the post and pays for it. */
  async #write(run: JobRun, signal: AbortSignal): Promise<void> {
    const { accountId, input } = run;
    if (!input.generation || run.progress.written) return;
    let progress = run.progress;
    await this.#settings.generations.generate({ kind: "account", accountId }, input.generation, {
      signal,
      plan: run.progress.plan,
      onPlan: async (plan) => {
        run.progress = { ...run.progress, plan };
        await requireRun(this.#settings.database.queries, run, {
          progress: JSON.stringify(run.progress),
        });
      },
      alongside: async (queries, generation) => {
        const written = presentGeneration(generation);
        const { content, remaining_credits, warnings = [] } = written;
        const { captions, alt_texts, checks } = written;
        progress = {
          ...run.progress,
          plan: null,
          written: {
            content,
            remainingCredits: remaining_credits ?? 0,
            ...(captions && { captions }),
            ...(alt_texts && { alt_texts }),
            ...(checks && { checks }),
          },
          warnings: warnings.map((message) => ({ message })),
        };
        await requireRun(queries, run, { progress: JSON.stringify(progress) });
      },
    });
    run.progress = progress;
  }

  /** Renders the remaining slides. Returns a message about failures, or null. */
  async #draw(run: JobRun, signal: AbortSignal): Promise<string | null> {
    const { database, drawing } = this.#settings;
    const save = async () => {
      const { progress, sizeBytes } = run;
      await requireRun(database.queries, run, { progress: JSON.stringify(progress), sizeBytes });
    };
    return drawing.draw(run, { save, signal });
  }

  async #endRun(task: TaskRun<JobTask>, run: JobRun, message: string | null): Promise<void> {
    const { progress, sizeBytes } = run;
    await this.#end(task, run, message, { progress: JSON.stringify(progress), sizeBytes });
    if (message === null) await this.#settings.drawing.deleteDrafts(run);
  }

  async #end(
    task: TaskRun<JobTask>,
    run: Pick<JobRun, "id" | "token">,
    message: string | null,
    values: Partial<JobRow> = {},
  ): Promise<void> {
    const { database, now, onEnd } = this.#settings;
    await database.transaction(`job:${run.id}`, async (queries) => {
      const status = message === null ? ("done" as const) : ("failed" as const);
      const finishedAtMs = now().getTime();
      await requireRun(queries, run, { ...values, status, message, finishedAtMs });
      const row = await findJob(queries, run.id);
      if (row) await onEnd(queries, row);
      await task.settle(queries, { kind: "done" });
    });
  }

  async #giveUp(
    task: TaskRun<JobTask>,
    run: JobRun & { createdAtMs: number },
    error: unknown,
  ): Promise<void> {
    const { database, now } = this.#settings;
    if (error instanceof LostLeaseError) throw error;
    const ageMs = now().getTime() - run.createdAtMs;
    const waitMs = task.signal.aborted ? 0 : findWaitMs(error, ageMs);
    if (waitMs === null) {
      const { message, isFault } = describeError(error);
      await this.#endRun(task, run, message);
      if (isFault) task.log.error(error, "A job failed");
      return;
    }
    await database.transaction(null, async (queries) => {
      await requireRun(queries, run, { status: "queued" });
      const runAtMs = now().getTime() + waitMs;
      const attempts = task.attempts - 1;
      await task.settle(queries, { kind: "again", runAtMs, error: null, attempts });
    });
  }

  /** Deletes a job whose account was deleted meanwhile. */
  async #eraseOwnerless(id: string): Promise<void> {
    const { database, drawing } = this.#settings;
    const row = await findJob(database.queries, id);
    if (row?.accountId !== null) return;
    await drawing.deleteAll(id, readJob(row)?.progress.slides ?? []);
    await deleteJob(database.queries, id);
  }
}

async function requireRun(
  queries: Queries,
  run: Pick<JobRun, "id" | "token">,
  values: Partial<JobRow>,
): Promise<void> {
  if (!(await updateRun(queries, run, values))) throw new LostLeaseError();
}

/**
 * Returns the delay before a retry, in ms; null if retrying doesn't help. During an outage, the delay grows with the
 * job's age.
 */
function findWaitMs(error: unknown, ageMs: number): number | null {
  if (error instanceof RateLimitError) return error.retryAfterSeconds * 1000;
  if (!(error instanceof Error && "code" in error)) return null;
  if (error.code === "render-busy") return busyMs;
  const isOutage = outageCodes.includes(error.code) && ageMs < outageMs;
  return isOutage ? Math.min(Math.max(busyMs, ageMs / 2), longestWaitMs) : null;
}
