import type { FastifyBaseLogger } from "fastify";
import type { z } from "zod";
import type { Queries } from "../db/tables.ts";

/** What a kind of task is, whoever does it. Its name stands in the database: it outlives an upgrade, and never changes. */
export interface TaskKind<Payload> {
  name: string;
  /** Of what a task is told; it is read with it, too, since a task outlives an upgrade. */
  payload: z.ZodType<Payload>;
  /** Tasks that a process does at once. */
  concurrency: number;
  /** The last places of a process, kept for accounts of which nothing is under way: a task that hangs takes none of them twice. */
  reserved?: number;
  /** Of those that all processes do at once, how many are one account's and how many go to one destination. */
  shares?: { account?: number; destination?: number };
  /** After which attempt a task is dead, where its handler throws or its process ends; not for tasks that recur. */
  maxAttempts: number;
  /** What a task under way gets to end by itself when the process does; 0 by default. */
  graceMs?: number;
  /** How long after its end a task that recurs is due again; there is one of its kind. */
  everyMs?: number;
}

/** A task while this process does it. */
export interface TaskRun<Payload> {
  id: string;
  payload: Payload;
  accountId: string | null;
  /** From 1. */
  attempts: number;
  /** The fencing token, one more with each lease of the task: what it writes elsewhere can refuse an earlier one. */
  token: number;
  /** Aborted when the process ends or another one has the task. */
  signal: AbortSignal;
  log: TaskLog;
  /** Ends the attempt as part of a transaction. Throws a `LostLeaseError` where another process has the task. */
  settle(queries: Queries, outcome: TaskOutcome): Promise<void>;
}

export type TaskOutcome =
  | { kind: "done" }
  /** To be done at that moment, after so many attempts that count. */
  | { kind: "again"; runAtMs: number; error: string | null; attempts: number }
  | { kind: "dead"; error: string };

export type TaskLog = Pick<FastifyBaseLogger, "error" | "info" | "warn">;

export interface TaskHandler<Payload> {
  /**
   * Does the task. It is done when this resolves, unless it settled it otherwise; where it throws, it is tried again
   * later. It may be done twice where its process is killed in between: what it writes belongs into the transaction in
   * which it settles, or checks the token.
   */
  run(task: TaskRun<Payload>): Promise<void>;
  /** Called in the transaction in which a task dies that was tried too often, or can't be read. */
  onDeath?(queries: Queries, payload: Payload): Promise<void>;
}

/** Another process has the task: this one's lease ran out. */
export class LostLeaseError extends Error {
  override name = "LostLeaseError";

  constructor() {
    super("Another process has taken the task up.");
  }
}
