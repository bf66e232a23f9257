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

/** How long a dead task is kept. */
const keptMs = 30 * 24 * 60 * 60_000;

export interface NewTask<Payload> {
  kind: TaskKind<Payload>;
  payload: Payload;
  /** Whose share it takes, and whom it calls. */
  accountId?: string;
  destination?: string;
  /** At once by default. */
  runAt?: Date;
  /** A kind has one task of a key: adding it again begins it anew, and whoever does it has lost it. */
  key?: string;
}

export interface TaskQueueSettings {
  database: Database;
  now: () => Date;
}

/** What is to be done in the background. Every process of the database does some of it. */
export class TaskQueue {
  readonly #settings: TaskQueueSettings;
  #onEnqueue: (kind: string) => void = () => undefined;

  constructor(settings: TaskQueueSettings) {
    this.#settings = settings;
  }

  /** Calls back with the kind of what this process has enqueued, once that is committed. */
  onEnqueue(callback: (kind: string) => void): void {
    this.#onEnqueue = callback;
  }

  /** Adds tasks in the caller's transaction (a transactional outbox): they are there with the rest of it or not at all. */
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

  /** Adds the task of a kind that recurs, unless it is there. */
  async ensure(kind: string): Promise<void> {
    const row = buildRow({ kind: { name: kind }, payload: null, key: kind }, this.#nowMs);
    await ensureTask(this.#settings.database.queries, row);
  }

  /** So many tasks at most, those that died or were due first at the front. */
  async list(limit: number): Promise<TaskRow[]> {
    return listTasks(this.#settings.database.queries, limit);
  }

  /** Has a task done now, with all its attempts; resolves to false where there is none of that id. */
  async retry(id: string): Promise<boolean> {
    const { database } = this.#settings;
    return database.transaction(null, async (queries) => {
      const kind = await requeueTask(queries, id, this.#nowMs);
      if (kind !== null) await database.signals.send(queries, kind);
      return kind !== null;
    });
  }

  /** Resolves to false where there is no task of that id. What a process does of it meanwhile does not end it any more. */
  async drop(id: string): Promise<boolean> {
    return deleteTask(this.#settings.database.queries, id);
  }

  /** How long the task that has been due for longest waits already; 0 where none does. */
  async findOldestOverdueMs(): Promise<number> {
    const dueAtMs = await findOldestDue(this.#settings.database.queries);
    return dueAtMs === null ? 0 : Math.max(0, this.#nowMs - dueAtMs);
  }

  /** Deletes the dead tasks that have been kept long enough. */
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
