import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";
import type { Queries } from "../db/tables.ts";

/** A kind of task. Its name is stored in the database, so it must never change. */
export interface TaskKind<Payload> {
  name: string;
  /** Validates the payload on reading: a stored task may come from an older version. */
  payload: z.ZodType<Payload>;
  /** Maximum number of tasks that one process runs at once. */
  concurrency: number;
  /** Part of `concurrency` that only accounts without a running task may use, so hanging tasks can't take it all. */
  reserved?: number;
  /** Limits across all processes: tasks running at once per account and per destination. */
  shares?: { account?: number; destination?: number };
  /** A task is dead after this many attempts that threw or whose process ended. Recurring tasks have no limit. */
  maxAttempts: number;
  /** How long a running task may take to finish on shutdown; 0 by default. */
  graceMs?: number;
  /** For recurring tasks, the delay from the end of one run to the next. Each recurring kind has a single task. */
  everyMs?: number;
}

/** A task being run by this process. */
export interface TaskRun<Payload> {
  id: string;
  payload: Payload;
  accountId: string | null;
  /** Number of this attempt, from 1. */
  attempts: number;
  /** Incremented with each lease (fencing token). Other tables' writes can check it, so an abandoned run can't write. */
  token: number;
  /** Aborted when the process shuts down or loses the lease. */
  signal: AbortSignal;
  log: TaskLog;
  /**
   * Ends the attempt within a transaction.
   * @throws {LostLeaseError} if another process has the task.
   */
  settle(queries: Queries, outcome: TaskOutcome): Promise<void>;
}

export type TaskOutcome =
  | { kind: "done" }
  /** The task runs again at `runAtMs`; `attempts` is its new attempt count. */
  | { kind: "again"; runAtMs: number; error: string | null; attempts: number }
  | { kind: "dead"; error: string };

export type TaskLog = Pick<FastifyBaseLogger, "error" | "info" | "warn">;

export interface TaskHandler<Payload> {
  /**
   * If `run` resolves without `settle`, the task is done, and if `run` rejects, the task is retried. A task may run
   * twice, so writes must check the token or be in the transaction that settles the task.
   */
  run(task: TaskRun<Payload>): Promise<void>;
  /** Called in the transaction that marks a task dead, after its last attempt or for an unreadable payload. */
  onDeath?(queries: Queries, payload: Payload): Promise<void>;
}

/** This process's lease expired and another process has the task. */
export class LostLeaseError extends Error {
  override name = "LostLeaseError";

  constructor() {
    super("Another process has leased the task.");
  }
}
