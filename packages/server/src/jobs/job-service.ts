import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Job } from "@slideloom/core/contract/public-jobs";
import type { Database } from "../db/database.ts";
import type { JobRow } from "../db/job-tables.ts";
import type { Queries } from "../db/tables.ts";
import type { GenerationService } from "../generation/generation-service.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import type { TaskHandler } from "../tasks/task-kind.ts";
import type { TaskQueue } from "../tasks/task-queue.ts";
import type { TaskRunner } from "../tasks/task-runner.ts";
import type { WebhookService } from "../webhooks/webhook-service.ts";
import { JobDrawing, type JobDrawingSettings } from "./job-drawing.ts";
import { JobError } from "./job-error.ts";
import { keptMs, presentJob } from "./job-presenter.ts";
import {
  countOpenJobs,
  deleteJob,
  detachJobs,
  getJob,
  insertJob,
  listJobs,
  listExpiredJobs,
  sumResultBytes,
  updateJob,
} from "./job-repository.ts";
import { JobRunner } from "./job-runner.ts";
import {
  noProgress,
  getImageNumber,
  readJob,
  type JobInput,
  type JobProgress,
  type WrittenPost,
} from "./job-state.ts";
import { jobTask, type JobTask } from "./job-task.ts";
import { buildResultKey, ResultLinks, type ResultFile } from "./result-links.ts";

/** Maximum number of queued and running jobs, per account and in total. */
const maxOpenJobs = { account: 50, all: 1000 };
const pollMs = 250;

/** Writes related rows in the job's transaction. */
type WriteAlongside = (queries: Queries, job: { job_id: string }) => Promise<void>;

export interface JobServiceSettings extends Pick<JobDrawingSettings, "version"> {
  database: Database;
  now: () => Date;
  appSecret: string;
  publicUrl: string | null;
  blobs: BlobStore;
  /** Storage limit for the files of an account's jobs. */
  quotaBytes: number;
  drawing: JobDrawingSettings["drawing"];
  generations: Pick<GenerationService, "generate">;
  webhooks: Pick<WebhookService, "publish">;
  tasks: Pick<TaskQueue, "enqueue">;
  taskRunner: Pick<TaskRunner, "startNow">;
  closing: AbortSignal;
}

/**
 * Jobs continue after the request's response, and are kept for a day. Methods throw a `JobError` if the job doesn't
 * exist.
 */
export class JobService {
  readonly #settings: JobServiceSettings;
  readonly #links: ResultLinks;
  readonly #drawing: JobDrawing;
  readonly handler: TaskHandler<JobTask>;

  constructor(settings: JobServiceSettings) {
    this.#settings = settings;
    this.#links = new ResultLinks(settings);
    this.#drawing = new JobDrawing(settings);
    this.handler = new JobRunner({
      ...settings,
      drawing: this.#drawing,
      onEnd: (queries, row) => this.#notify(queries, row),
    });
  }

  /** Creates a job and runs `alongside` in the same transaction. */
  async create(accountId: string, input: JobInput, alongside?: WriteAlongside): Promise<Job> {
    return this.#settings.database.transaction(`jobs:${accountId}`, async (queries) => {
      await this.requireCapacity(accountId, queries);
      const id = await this.insert(queries, accountId, input);
      await alongside?.(queries, { job_id: id });
      return this.#present(await getJob(queries, accountId, id));
    });
  }

  /** Inserts a job in the caller's transaction. If `written` is given, the job only renders that post. */
  async insert(
    queries: Queries,
    accountId: string,
    input: JobInput,
    written: WrittenPost | null = null,
  ): Promise<string> {
    const id = randomUUID();
    const nowMs = this.#nowMs;
    await insertJob(queries, {
      id,
      accountId,
      kind: input.generation ? "generate" : "render",
      status: "queued",
      input: JSON.stringify(input),
      progress: JSON.stringify({ ...noProgress, written } satisfies JobProgress),
      message: null,
      token: 0,
      sizeBytes: 0,
      createdAtMs: nowMs,
      finishedAtMs: null,
    });
    await this.#enqueue(queries, accountId, id);
    return id;
  }

  /** @throws {JobError} if the account has too many open jobs or no storage left. */
  async requireCapacity(
    accountId: string,
    queries: Queries = this.#settings.database.queries,
  ): Promise<void> {
    const open = await countOpenJobs(queries, accountId);
    if (open.all >= maxOpenJobs.all) throw new JobError("too-much-work");
    if (open.account >= maxOpenJobs.account) throw new JobError("too-many-jobs");
    if ((await sumResultBytes(queries, accountId)) >= this.#settings.quotaBytes) {
      throw new JobError("results-full");
    }
  }

  async get(accountId: string, id: string): Promise<Job> {
    return this.#present(await getJob(this.#settings.database.queries, accountId, id));
  }

  /** Returns all jobs of an account, oldest first. */
  async list(accountId: string): Promise<Job[]> {
    const rows = await listJobs(this.#settings.database.queries, accountId);
    return rows.map((row) => this.#present(row));
  }

  /** Retries a failed job's remaining work, such as failed slides, and runs `alongside` in the same transaction. */
  async retry(accountId: string, id: string, alongside?: WriteAlongside): Promise<Job> {
    return this.#settings.database.transaction(`jobs:${accountId}`, async (queries) => {
      const row = await getJob(queries, accountId, id);
      if (row.status === "done") throw new JobError("job-not-failed");
      await alongside?.(queries, { job_id: id });
      if (row.status !== "failed") return this.#present(row);
      await this.requireCapacity(accountId, queries);
      const { progress } = requireReadable(row);
      const slides = progress.slides.map((slide) =>
        slide.status === "failed"
          ? { slide: slide.slide, picture: getImageNumber(slide), status: "queued" as const }
          : slide,
      );
      await updateJob(queries, id, {
        status: "queued",
        message: null,
        progress: JSON.stringify({ ...progress, slides }),
        finishedAtMs: null,
      });
      await this.#enqueue(queries, accountId, id);
      return this.#present(await getJob(queries, accountId, id));
    });
  }

  /**
   * Runs a job in this process unless another process runs the job. After `timeoutMs` or at shutdown, the returned job
   * may be unfinished.
   */
  async finish(accountId: string, id: string, { timeoutMs }: { timeoutMs: number }): Promise<Job> {
    const { closing, taskRunner } = this.#settings;
    const deadlineMs = performance.now() + timeoutMs;
    await taskRunner.startNow(jobTask, id);
    for (;;) {
      const job = await this.get(accountId, id);
      const leftMs = deadlineMs - performance.now();
      if (job.finished_at !== null || leftMs <= 0 || closing.aborted) return job;
      await delay(Math.min(pollMs, leftMs));
    }
  }

  /**
   * Returns a file by its signed URL.
   * @throws {JobError} if the signature is wrong, or the file expired or was deleted.
   */
  async read(file: ResultFile, signature: string): Promise<Uint8Array> {
    const isOpen = this.#links.isGenuine(file, signature) && file.expiresAtMs > this.#nowMs;
    const key = buildResultKey(file.jobId, file.part);
    const bytes = isOpen ? await this.#settings.blobs.find(key) : null;
    if (!bytes) throw new JobError("result-not-found");
    return bytes;
  }

  /** Deletes jobs after their retention, and jobs of deleted accounts. */
  async cleanUp(): Promise<void> {
    const { queries } = this.#settings.database;
    for (;;) {
      const rows = await listExpiredJobs(queries, this.#nowMs - keptMs);
      if (rows.length === 0) return;
      // Deletes files before the row, so the next cleanup retries failed deletions.
      for (const row of rows) {
        await this.#drawing.deleteAll(row.id, readJob(row)?.progress.slides ?? []);
        await deleteJob(queries, row.id);
      }
    }
  }

  /** Deletes an account's jobs; a running one is deleted at its end. */
  async erase(accountId: string): Promise<void> {
    await detachJobs(this.#settings.database.queries, accountId);
    await this.cleanUp();
  }

  async #enqueue(queries: Queries, accountId: string, id: string): Promise<void> {
    const task = { kind: jobTask, payload: { jobId: id }, accountId, key: id };
    await this.#settings.tasks.enqueue(queries, task);
  }

  async #notify(queries: Queries, row: JobRow): Promise<void> {
    const input = readJob(row)?.input;
    if (row.accountId === null || input?.isQuiet) return;
    const event = row.status === "done" ? "carousel.completed" : "carousel.failed";
    const webhookUrl = input?.webhookUrl ?? null;
    await this.#settings.webhooks.publish(
      queries,
      row.accountId,
      event,
      this.#present(row),
      webhookUrl,
    );
  }

  #present(row: JobRow): Job {
    return presentJob(row, { links: this.#links, publicUrl: this.#settings.publicUrl });
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}

function requireReadable(row: JobRow): { input: JobInput; progress: JobProgress } {
  const state = readJob(row);
  if (!state) throw new JobError("job-unreadable");
  return state;
}
