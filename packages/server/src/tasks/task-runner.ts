import type { Database } from "../db/database.ts";
import { KindRunner } from "./kind-runner.ts";
import { recoverTasks } from "./recover-tasks.ts";
import type { TaskHandler, TaskKind, TaskLog } from "./task-kind.ts";
import { TaskLeases } from "./task-leases.ts";
import type { TaskQueue } from "./task-queue.ts";

/** How often a process looks by itself: on PostgreSQL it is told, and this is a net. */
const pollMs = { sqlite: 1000, postgres: 5000 };

export interface TaskRunnerSettings {
  database: Database;
  now: () => Date;
  queue: TaskQueue;
  /** Aborted when the process begins to close: nothing is begun any more. */
  closing: AbortSignal;
}

/** What of a `KindRunner` does not depend on its kind. */
type AnyKindRunner = Pick<
  KindRunner<never>,
  "wake" | "claimDue" | "startNow" | "whenIdle" | "stop"
> & { kind: Pick<TaskKind<never>, "name" | "shares" | "everyMs"> };

/** Does the tasks of the kinds that it was given handlers for; other processes of the database do some, too. */
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

  /** Where failures are told of. */
  logTo(log: TaskLog): void {
    this.#log = log;
  }

  /** Has tasks of a kind done that way. */
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

  /** Has the tasks that recur done for the first time, unless that was done. */
  async ensureRecurring(): Promise<void> {
    for (const { kind } of this.#kinds.values()) {
      if (kind.everyMs !== undefined) await this.#settings.queue.ensure(kind.name);
    }
  }

  /** Does what is due from now on. */
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

  /** Begins what of a kind is due and there is room for; resolves to how much. What ended processes left is due again. */
  async claimDue({ name }: Pick<TaskKind<never>, "name">): Promise<number> {
    await this.#recover();
    return this.#get(name).claimDue();
  }

  /** Begins the task of that key here, unless somebody does it or it is not due. */
  async startNow({ name }: Pick<TaskKind<never>, "name">, key: string): Promise<void> {
    await this.#get(name).startNow(key);
  }

  /** Resolves once nothing is done here any more. */
  async whenIdle(): Promise<void> {
    await Promise.all([...this.#kinds.values()].map((kind) => kind.whenIdle()));
  }

  /** Begins nothing any more; resolves once what was being done is done or given back. */
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
    if (!runner) throw new Error(`There is no handler for tasks of the kind ${name}.`);
    return runner;
  }

  #wakeAll(): void {
    for (const kind of this.#kinds.values()) kind.wake();
  }

  /** Looks again when a task is due that others would only find by polling. */
  #wakeAt(name: string, dueAtMs: number): void {
    const { database, now } = this.#settings;
    const waitMs = dueAtMs - now().getTime();
    if (!this.#isStarted || waitMs > pollMs[database.engine]) return;
    this.#setTimer(name, waitMs, () => this.#kinds.get(name)?.wake());
  }

  #poll(): void {
    this.#recover()
      .catch((error: unknown) =>
        this.#log.error(error, "Tasks that were left could not be looked for"),
      )
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
