import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { LeaseKeeper } from "../credits/lease-keeper.ts";
import { hasEnded, ownIdentity } from "../credits/process-identity.ts";
import type { Database } from "../db/database.ts";
import type { JobRow } from "../db/job-tables.ts";
import type { Queries } from "../db/tables.ts";
import type { GenerationService } from "../generation/generation-service.ts";
import { presentGeneration } from "../generation/generation-routes.ts";
import { describeError } from "../http/errors.ts";
import { RateLimitError } from "../rate-limits/rate-limit-error.ts";
import { JobError } from "./job-error.ts";
import type { JobDrawing } from "./job-drawing.ts";
import {
  extendRuns,
  findJob,
  listOpenJobs,
  updateJob,
  updateRun,
  type OpenJob,
} from "./job-repository.ts";
import type { JobInput, JobProgress, JobRun } from "./job-state.ts";

const leaseMs = 20_000;
/** Jobs that a process does at once. */
const runsAtOnce = 4;
/** Of those that all processes do at once, how many are one account's. */
const runsPerAccount = 2;
/** A job that brings its process down does so to no more than these. */
const maxAttempts = 3;
const busyMs = 5000;

export type JobLog = Pick<FastifyBaseLogger, "error">;

export interface JobRunnerSettings {
  database: Database;
  now: () => Date;
  generations: Pick<GenerationService, "generate">;
  drawing: JobDrawing;
  /** Ends the runs of this process, for another one to go on with. */
  closing: AbortSignal;
  /** Called in the transaction that ends a job. */
  onEnd: (queries: Queries, row: JobRow) => Promise<void>;
}

/** Another process has taken the job up. */
class LostRunError extends Error {}

/** Does what is due. Processes share it: each job is leased to one, and taken up by another one when its lease runs out. */
export class JobRunner {
  readonly #settings: JobRunnerSettings;
  readonly #leases: LeaseKeeper;
  readonly #running = new Map<string, Promise<void>>();
  #round: Promise<void> | null = null;

  constructor(settings: JobRunnerSettings) {
    const { database, now } = settings;
    this.#settings = settings;
    this.#leases = new LeaseKeeper({ now, leaseMs }, (runIds, dueAtMs) =>
      extendRuns(database.queries, runIds, dueAtMs),
    );
  }

  /** Begins as many due jobs as there is room for. */
  async startDue(log: JobLog): Promise<void> {
    // One at a time: each counts what the one before has begun.
    this.#round ??= this.#begin(log, runsAtOnce - this.#running.size).finally(() => {
      this.#round = null;
    });
    await this.#round;
  }

  /** Begins that job, if nobody does it yet. */
  async start(log: JobLog, id: string): Promise<void> {
    await this.#begin(log, 1, id);
  }

  /** Resolves once what was being done here when the server began to close is given back. */
  async finish(): Promise<void> {
    await this.#round?.catch(() => undefined);
    await Promise.all(this.#running.values());
  }

  async #begin(log: JobLog, count: number, id?: string): Promise<void> {
    if (count <= 0 || this.#settings.closing.aborted) return;
    for (const row of await this.#claim(count, id)) {
      const run = this.#run(row).catch((error: unknown) => log.error(error, "A job was left"));
      this.#running.set(row.id, run);
      void run.then(() => this.#running.delete(row.id));
    }
  }

  async #claim(count: number, id?: string): Promise<JobRow[]> {
    const { database, now } = this.#settings;
    const choose = async (queries: Queries) =>
      chooseJobs(await listOpenJobs(queries), { count, id, nowMs: now().getTime() });
    // Mostly there is nothing, which takes no lock.
    if ((await choose(database.queries)).length === 0) return [];
    return database.transaction("jobs", async (queries) => {
      const rows: JobRow[] = [];
      for (const chosen of await choose(queries)) {
        const row = await findJob(queries, chosen);
        if (!row) continue;
        const taken = {
          status: "running" as const,
          runId: randomUUID(),
          owner: ownIdentity,
          attempts: row.attempts + 1,
          dueAtMs: now().getTime() + leaseMs,
        };
        await updateJob(queries, chosen, taken);
        rows.push({ ...row, ...taken });
      }
      return rows;
    });
  }

  async #run(row: JobRow): Promise<void> {
    const { id, runId, accountId, attempts, sizeBytes } = row;
    if (runId === null || accountId === null) throw new Error("A claimed job has an owner.");
    const input = JSON.parse(row.input) as JobInput;
    const progress = JSON.parse(row.progress) as JobProgress;
    const run: JobRun = { id, runId, accountId, input, progress, sizeBytes };
    this.#leases.add(runId);
    try {
      if (attempts > maxAttempts) throw new JobError("job-interrupted");
      await this.#write(run);
      await this.#end(run, await this.#draw(run));
    } catch (error) {
      await this.#giveUp(run, row, error);
    } finally {
      this.#leases.drop(runId);
    }
  }

  /** Writes the post that was asked for, unless that was done before; it is there and paid for at once. */
  async #write(run: JobRun): Promise<void> {
    const { runId, accountId, input } = run;
    if (!input.generation || run.progress.written) return;
    let progress = run.progress;
    await this.#settings.generations.generate({ kind: "account", accountId }, input.generation, {
      signal: this.#settings.closing,
      alongside: async (queries, generation) => {
        const { content, remaining_credits, warnings = [] } = presentGeneration(generation);
        progress = {
          ...run.progress,
          written: { content, remainingCredits: remaining_credits ?? 0 },
          warnings: warnings.map((message) => ({ message })),
        };
        await requireRun(queries, runId, { progress: JSON.stringify(progress) });
      },
    });
    run.progress = progress;
  }

  /** Draws what is not drawn yet; resolves to what went wrong, null where nothing did. */
  async #draw(run: JobRun): Promise<string | null> {
    const { database, drawing } = this.#settings;
    const save = async () => {
      const { progress, sizeBytes, runId } = run;
      await requireRun(database.queries, runId, { progress: JSON.stringify(progress), sizeBytes });
    };
    return drawing.draw(run, { save, signal: this.#settings.closing });
  }

  async #end(run: JobRun, message: string | null): Promise<void> {
    const { database, now, onEnd, drawing } = this.#settings;
    await database.transaction(`job:${run.id}`, async (queries) => {
      await requireRun(queries, run.runId, {
        status: message === null ? "done" : "failed",
        message,
        ...free,
        dueAtMs: null,
        progress: JSON.stringify(run.progress),
        sizeBytes: run.sizeBytes,
        finishedAtMs: now().getTime(),
      });
      const row = await findJob(queries, run.id);
      if (row) await onEnd(queries, row);
    });
    if (message === null) await drawing.deleteDrafts(run);
  }

  async #giveUp(run: JobRun, { attempts }: JobRow, error: unknown): Promise<void> {
    const { database, now } = this.#settings;
    if (error instanceof LostRunError) return;
    const waitMs = this.#settings.closing.aborted ? 0 : findWaitMs(error);
    if (waitMs === null) {
      const { message, isFault } = describeError(error);
      await this.#end(run, message);
      if (isFault) throw error;
      return;
    }
    await updateRun(database.queries, run.runId, {
      status: "queued",
      ...free,
      attempts: attempts - 1,
      dueAtMs: now().getTime() + waitMs,
    });
  }
}

const free = { runId: null, owner: null };

async function requireRun(queries: Queries, runId: string, values: Partial<JobRow>): Promise<void> {
  if (!(await updateRun(queries, runId, values))) throw new LostRunError();
}

/** After which time there may be room for the job again; null where waiting does not help. */
function findWaitMs(error: unknown): number | null {
  if (error instanceof RateLimitError) return error.retryAfterSeconds * 1000;
  return error instanceof Error && "code" in error && error.code === "render-busy" ? busyMs : null;
}

/** What is due first, but of each account so many only; `id` names one that somebody waits for. */
function chooseJobs(
  jobs: readonly OpenJob[],
  { count, id, nowMs }: { count: number; id: string | undefined; nowMs: number },
): string[] {
  const isFree = ({ status, owner, dueAtMs }: OpenJob) =>
    (dueAtMs ?? 0) <= nowMs || (status === "running" && owner !== null && hasEnded(owner));
  const free = jobs.filter(isFree);
  if (id !== undefined) return free.filter((job) => job.id === id).map((job) => job.id);
  const taken = jobs.filter((job) => !isFree(job) && job.status === "running");
  const chosen: OpenJob[] = [];
  for (const job of free) {
    const others = [...taken, ...chosen].filter(({ accountId }) => accountId === job.accountId);
    if (chosen.length < count && others.length < runsPerAccount) chosen.push(job);
  }
  return chosen.map((job) => job.id);
}
