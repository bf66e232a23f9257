import { randomUUID } from "node:crypto";
import type { Database } from "../db/database.ts";
import type { Queries } from "../db/tables.ts";
import type { TaskRow } from "../db/task-tables.ts";
import { afterCommit } from "../db/transaction-scope.ts";
import type { TaskKind } from "./task-kind.ts";
import {
  deleteDeadTasks,
  deleteTask,
  ensureTask,
  findOldestDue,
  insertTasks,
  listTasks,
  requeueTask,
} from "./task-repository.ts";

/** How long dead tasks are kept. */
const keptMs = 30 * 24 * 60 * 60_000;

export interface NewTask<Payload> {
  kind: TaskKind<Payload>;
  payload: Payload;
  /** The task counts against the limits (`TaskKind.shares`) of this account and this destination. */
  accountId?: string;
  destination?: string;
  /** When the task becomes due; by default, now. */
  runAt?: Date;
  /** Unique within its kind. Adding the key again restarts the task and revokes its lease. */
  key?: string;
}

export interface TaskQueueSettings {
  database: Database;
  now: () => Date;
}

/** Enqueues background tasks. Any process that uses the same database may run them. */
export class TaskQueue {
  readonly #settings: TaskQueueSettings;
  #onEnqueue: (kind: string) => void = () => undefined;

  constructor(settings: TaskQueueSettings) {
    this.#settings = settings;
  }

  /** Registers a callback that receives the kind of tasks enqueued by this process, after the commit. */
  onEnqueue(callback: (kind: string) => void): void {
    this.#onEnqueue = callback;
  }

  /** Adds tasks in the caller's transaction (transactional outbox). */
  async enqueue<Payload>(queries: Queries, ...tasks: NewTask<Payload>[]): Promise<void> {
    if (tasks.length === 0) return;
    const nowMs = this.#nowMs;
    await insertTasks(
      queries,
      tasks.map((task) => buildRow(task, nowMs)),
    );
    for (const kind of new Set(tasks.map((task) => task.kind.name))) {
      await this.#settings.database.signals.send(queries, kind);
      afterCommit(() => this.#onEnqueue(kind));
    }
  }

  /** Adds the task of a recurring kind if it doesn't exist. */
  async ensure(kind: string): Promise<void> {
    const row = buildRow({ kind: { name: kind }, payload: null, key: kind }, this.#nowMs);
    await ensureTask(this.#settings.database.queries, row);
  }

  /** Returns up to `limit` tasks, sorted by the time at which they died or become due. */
  async list(limit: number): Promise<TaskRow[]> {
    return listTasks(this.#settings.database.queries, limit);
  }

  /** Makes a task due now and resets its number of attempts. Returns false if there is no such task. */
  async retry(id: string): Promise<boolean> {
    const { database } = this.#settings;
    return database.transaction(null, async (queries) => {
      const kind = await requeueTask(queries, id, this.#nowMs);
      if (kind !== null) await database.signals.send(queries, kind);
      return kind !== null;
    });
  }

  /** Deletes a task and revokes its lease. Returns false if there is no such task. */
  async drop(id: string): Promise<boolean> {
    return deleteTask(this.#settings.database.queries, id);
  }

  /** Returns how long the most overdue task has been waiting, or 0. */
  async findOldestOverdueMs(): Promise<number> {
    const dueAtMs = await findOldestDue(this.#settings.database.queries);
    return dueAtMs === null ? 0 : Math.max(0, this.#nowMs - dueAtMs);
  }

  /** Deletes dead tasks after the retention period. */
  async deleteOld(): Promise<void> {
    await deleteDeadTasks(this.#settings.database.queries, this.#nowMs - keptMs);
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}

function buildRow(
  {
    kind,
    payload,
    accountId,
    destination,
    runAt,
    key,
  }: Omit<NewTask<unknown>, "kind"> & { kind: { name: string } },
  nowMs: number,
): TaskRow {
  const runAtMs = runAt?.getTime() ?? nowMs;
  return {
    id: randomUUID(),
    kind: kind.name,
    key: key ?? null,
    accountId: accountId ?? null,
    destination: destination ?? null,
    payload: JSON.stringify(payload),
    runAtMs,
    attempts: 0,
    token: nowMs,
    queuedAtMs: runAtMs,
    waitsFor: null,
    lane: null,
    leasedUntilMs: null,
    owner: null,
    error: null,
    diedAtMs: null,
  };
}
