import type { Database } from "../db/database.ts";
import { KindRunner } from "./kind-runner.ts";
import { recoverTasks } from "./recover-tasks.ts";
import type { TaskHandler, TaskKind, TaskLog } from "./task-kind.ts";
import { TaskLeases } from "./task-leases.ts";
import type { TaskQueue } from "./task-queue.ts";

/** Polling intervals. PostgreSQL also notifies, so polling there is a fallback. */
const pollMs = { sqlite: 1000, postgres: 5000 };

export interface TaskRunnerSettings {
  database: Database;
  now: () => Date;
  queue: TaskQueue;
  /** Aborted when the process begins to close; no task starts after that. */
  closing: AbortSignal;
}

/** The part of a `KindRunner` that doesn't depend on its payload. */
type AnyKindRunner = Pick<
  KindRunner<never>,
  "wake" | "claimDue" | "startNow" | "whenIdle" | "stop"
> & { kind: Pick<TaskKind<never>, "name" | "shares" | "everyMs"> };

/** Runs tasks of the kinds it has handlers for, alongside other processes of the same database. */
export class TaskRunner {
  readonly #settings: TaskRunnerSettings;
  readonly #kinds = new Map<string, AnyKindRunner>();
  readonly #leases: TaskLeases;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #isStarted = false;
  #log: TaskLog = { error: () => undefined, info: () => undefined, warn: () => undefined };
  #stopListening: (() => Promise<void>) | null = null;
  #stopped: Promise<void> | null = null;

  constructor(settings: TaskRunnerSettings) {
    this.#settings = settings;
    this.#leases = new TaskLeases(settings);
    settings.closing.addEventListener("abort", () => void this.stop(), { once: true });
  }

  logTo(log: TaskLog): void {
    this.#log = log;
  }

  handle<Payload>(kind: TaskKind<Payload>, handler: TaskHandler<Payload>): void {
    const { database, now } = this.#settings;
    const runner = new KindRunner(kind, handler, {
      database,
      now,
      leases: this.#leases,
      log: () => this.#log,
      onNextDue: (name, dueAtMs) => this.#wakeAt(name, dueAtMs),
    });
    this.#kinds.set(kind.name, runner);
  }

  /** Enqueues recurring tasks that don't exist yet. */
  async ensureRecurring(): Promise<void> {
    for (const { kind } of this.#kinds.values()) {
      if (kind.everyMs !== undefined) await this.#settings.queue.ensure(kind.name);
    }
  }

  async start(): Promise<void> {
    const { database, queue } = this.#settings;
    await this.ensureRecurring();
    queue.onEnqueue((kind) => this.#kinds.get(kind)?.wake());
    this.#stopListening = database.signals.listen((kind) => {
      if (kind === null) this.#wakeAll();
      else this.#kinds.get(kind)?.wake();
    });
    this.#isStarted = true;
    this.#poll();
  }

  /**
   * Recovers abandoned tasks, then starts due tasks of a kind up to its concurrency limit. Returns how many started.
   */
  async claimDue({ name }: Pick<TaskKind<never>, "name">): Promise<number> {
    await this.#recover();
    return this.#get(name).claimDue();
  }

  /** Starts the task with this key ahead of the queue. Ignored if it isn't due or already runs. */
  async startNow({ name }: Pick<TaskKind<never>, "name">, key: string): Promise<void> {
    await this.#get(name).startNow(key);
  }

  /** Resolves once this process runs no task. */
  async whenIdle(): Promise<void> {
    await Promise.all([...this.#kinds.values()].map((kind) => kind.whenIdle()));
  }

  /** Stops claiming; resolves once running tasks have finished or been requeued. */
  async stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    await this.#stopped;
  }

  async #stop(): Promise<void> {
    this.#settings.queue.onEnqueue(() => undefined);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all([
      this.#stopListening?.(),
      ...[...this.#kinds.values()].map((kind) => kind.stop()),
    ]);
  }

  #get(name: string): AnyKindRunner {
    const runner = this.#kinds.get(name);
    if (!runner) throw new Error(`There is no handler for tasks of kind ${name}.`);
    return runner;
  }

  #wakeAll(): void {
    for (const kind of this.#kinds.values()) kind.wake();
  }

  /** Wakes up earlier than the next poll if a task is due before it. */
  #wakeAt(name: string, dueAtMs: number): void {
    const { database, now } = this.#settings;
    const waitMs = dueAtMs - now().getTime();
    if (!this.#isStarted || waitMs > pollMs[database.engine]) return;
    this.#setTimer(name, waitMs, () => this.#kinds.get(name)?.wake());
  }

  #poll(): void {
    this.#recover()
      .catch((error: unknown) => this.#log.error(error, "Could not recover abandoned tasks"))
      .finally(() => this.#wakeAll());
    this.#setTimer("poll", pollMs[this.#settings.database.engine], () => this.#poll());
  }

  #setTimer(name: string, waitMs: number, callback: () => void): void {
    clearTimeout(this.#timers.get(name));
    if (!this.#stopped) this.#timers.set(name, setTimeout(callback, waitMs).unref());
  }

  async #recover(): Promise<void> {
    const { database, now } = this.#settings;
    await recoverTasks(database, this.#kinds, now().getTime());
  }
}
