import type { Database } from "../db/database.ts";
import { parseJson } from "../db/parse-json.ts";
import type { Queries } from "../db/tables.ts";
import type { TaskRow } from "../db/task-tables.ts";
import { backOffMs } from "./back-off.ts";
import { claimTask, claimTasks } from "./claim-tasks.ts";
import { settleDone, settleTask } from "./settle-tasks.ts";
import {
  LostLeaseError,
  type TaskHandler,
  type TaskKind,
  type TaskLog,
  type TaskOutcome,
} from "./task-kind.ts";
import type { TaskLeases } from "./task-leases.ts";
import { findNextDue } from "./task-repository.ts";

/** Maximum number of finished tasks written in one transaction. */
const settledAtOnce = 100;

const interruptedMessage = "The process ended during every attempt.";

export interface KindRunnerSettings {
  database: Database;
  now: () => Date;
  leases: TaskLeases;
  log: () => TaskLog;
  /** Called with the time at which the kind's next queued task is due. */
  onNextDue: (kind: string, dueAtMs: number) => void;
}

/** Tasks that finished during the previous write. `written` rejects if their transaction fails. */
interface EndedBatch {
  tasks: TaskRow[];
  written: Promise<void>;
}

/** Runs tasks of one kind, up to the kind's concurrency limit in this process. */
export class KindRunner<Payload> {
  readonly kind: TaskKind<Payload>;
  readonly #handler: TaskHandler<Payload>;
  readonly #settings: KindRunnerSettings;
  readonly #running = new Map<Promise<void>, AbortController>();
  #batch: EndedBatch | null = null;
  #writing: Promise<unknown> = Promise.resolve();
  #claiming: Promise<number> | null = null;
  #isWoken = false;
  #isClosing = false;

  constructor(
    kind: TaskKind<Payload>,
    handler: TaskHandler<Payload>,
    settings: KindRunnerSettings,
  ) {
    this.kind = kind;
    this.#handler = handler;
    this.#settings = settings;
  }

  /** Starts a claim in the background; errors are logged. */
  wake(): void {
    if (this.#claiming) {
      // The running claim may have read the queue before the new task was in it.
      this.#isWoken = true;
      return;
    }
    this.claimDue().catch((error: unknown) =>
      this.#settings.log().error(error, `Could not start tasks of kind ${this.kind.name}`),
    );
  }

  /** Starts due tasks up to the concurrency limit and returns how many. */
  async claimDue(): Promise<number> {
    this.#claiming ??= this.#begin().finally(() => {
      this.#claiming = null;
      if (!this.#isWoken) return;
      this.#isWoken = false;
      this.wake();
    });
    return this.#claiming;
  }

  /** Starts the task ahead of the queue, because a caller waits. Ignored if the task isn't due or already runs. */
  async startNow(key: string): Promise<void> {
    if (this.#isClosing) return;
    const { database } = this.#settings;
    const row = await claimTask(database, this.kind, { key, nowMs: this.#nowMs });
    if (row) this.#start(row);
  }

  /** Resolves once no task of this kind runs in this process. */
  async whenIdle(): Promise<void> {
    while (this.#claiming || this.#running.size > 0) {
      await this.#claiming?.catch(() => undefined);
      await Promise.all(this.#running.keys());
    }
  }

  /** Stops claiming; tasks that don't finish within `graceMs` are aborted and requeued. */
  async stop(): Promise<void> {
    this.#isClosing = true;
    const abort = () => this.#running.forEach((controller) => controller.abort());
    const { graceMs = 0 } = this.kind;
    const timer = graceMs > 0 ? setTimeout(abort, graceMs) : undefined;
    if (graceMs === 0) abort();
    await this.whenIdle();
    clearTimeout(timer);
  }

  async #begin(): Promise<number> {
    const { database, onNextDue } = this.#settings;
    const count = this.kind.concurrency - this.#running.size;
    if (this.#isClosing || count <= 0) return 0;
    // Usually nothing is due, and this read takes no lock.
    const dueAtMs = await findNextDue(database.queries, this.kind.name);
    if (dueAtMs === null) return 0;
    if (dueAtMs > this.#nowMs) {
      onNextDue(this.kind.name, dueAtMs);
      return 0;
    }
    const rows = await claimTasks(database, this.kind, { nowMs: this.#nowMs, count });
    for (const row of rows) this.#start(row);
    return rows.length;
  }

  #start(row: TaskRow): void {
    const abort = new AbortController();
    // If the process began to close during the claim, the claimed task is aborted, which requeues it.
    if (this.#isClosing) abort.abort();
    const run = this.#run(row, abort)
      .catch((error: unknown) =>
        this.#settings
          .log()
          .error(error, `Could not save the result of a task of kind ${this.kind.name}`),
      )
      .then(() => {
        this.#running.delete(run);
        this.wake();
      });
    this.#running.set(run, abort);
  }

  async #run(row: TaskRow, abort: AbortController): Promise<void> {
    const release = this.#settings.leases.hold({ id: row.id, token: row.token, abort });
    try {
      const { maxAttempts, everyMs } = this.kind;
      if (everyMs === undefined && row.attempts > maxAttempts) {
        await this.#bury(row, interruptedMessage);
      } else {
        await this.#handle(row, abort.signal);
      }
    } catch (error) {
      if (error instanceof LostLeaseError) return;
      await this.#giveUp(row, error, abort.signal).catch((failure: unknown) => {
        if (!(failure instanceof LostLeaseError)) throw failure;
      });
    } finally {
      release();
    }
  }

  async #handle(row: TaskRow, signal: AbortSignal): Promise<void> {
    const read = this.#read(row);
    if (!read.success) {
      await this.#bury(row, `The payload can't be read: ${read.error.message}`);
      return;
    }
    signal.throwIfAborted();
    let isSettled = false;
    const { id, accountId, attempts, token } = row;
    await this.#handler.run({
      id,
      accountId,
      attempts,
      token,
      signal,
      payload: read.data,
      log: this.#settings.log(),
      settle: async (queries, outcome) => {
        await this.#settle(queries, row, outcome);
        isSettled = true;
      },
    });
    if (!isSettled) await this.#complete(row);
  }

  #read({ payload }: TaskRow) {
    return this.kind.payload.safeParse(parseJson(payload));
  }

  /** Marks a task as done; tasks that finish during a write share the next transaction. */
  async #complete(row: TaskRow): Promise<void> {
    const { everyMs } = this.kind;
    if (everyMs !== undefined) {
      const runAtMs = this.#nowMs + everyMs;
      await this.#settleAlone(row, { kind: "again", runAtMs, error: null, attempts: 0 });
      return;
    }
    const isFull = this.#batch?.tasks.length === settledAtOnce;
    this.#batch = isFull || !this.#batch ? this.#openBatch() : this.#batch;
    this.#batch.tasks.push(row);
    await this.#batch.written;
  }

  /** Opens a batch that is written after the batches before it. */
  #openBatch(): EndedBatch {
    const { database } = this.#settings;
    const tasks: TaskRow[] = [];
    const written = this.#writing.then(async () => {
      if (this.#batch?.tasks === tasks) this.#batch = null;
      await database.transaction(null, (queries) =>
        settleDone(queries, database, this.kind, { tasks, nowMs: this.#nowMs }),
      );
    });
    this.#writing = written.catch(() => undefined);
    return { tasks, written };
  }

  /**
   * Requeues a failed task with back-off, or marks it dead after its last attempt. An abort doesn't count as an
   * attempt.
   */
  async #giveUp(row: TaskRow, error: unknown, signal: AbortSignal): Promise<void> {
    if (signal.aborted) {
      const outcome = { runAtMs: this.#nowMs, error: null, attempts: row.attempts - 1 };
      await this.#settleAlone(row, { kind: "again", ...outcome });
      return;
    }
    this.#settings.log().error(error, `A task of kind ${this.kind.name} failed`);
    const { everyMs = Infinity, maxAttempts } = this.kind;
    const message = error instanceof Error ? error.message : String(error);
    if (everyMs === Infinity && row.attempts >= maxAttempts) {
      await this.#bury(row, message);
      return;
    }
    const { attempts } = row;
    const runAtMs = this.#nowMs + Math.min(everyMs, backOffMs(attempts, Math.random()));
    await this.#settleAlone(row, { kind: "again", runAtMs, error: message, attempts });
  }

  async #bury(row: TaskRow, error: string): Promise<void> {
    const read = this.#read(row);
    await this.#settings.database.transaction(null, async (queries) => {
      await this.#settle(queries, row, { kind: "dead", error });
      if (read.success) await this.#handler.onDeath?.(queries, read.data);
    });
  }

  async #settleAlone(row: TaskRow, outcome: TaskOutcome): Promise<void> {
    await this.#settings.database.transaction(null, (queries) =>
      this.#settle(queries, row, outcome),
    );
  }

  async #settle(queries: Queries, task: TaskRow, outcome: TaskOutcome): Promise<void> {
    const { database } = this.#settings;
    await settleTask(queries, database, this.kind, { task, outcome, nowMs: this.#nowMs });
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}
