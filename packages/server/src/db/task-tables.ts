export interface TaskTables {
  tasks: TaskRow;
}

/**
 * A task is queued, waits for capacity, is leased to a process, or is dead. Exactly one of `queuedAtMs`, `waitsFor`,
 * `leasedUntilMs` and `diedAtMs` has a value.
 */
export interface TaskRow {
  id: string;
  kind: string;
  /** Unique within its kind; null if uniqueness doesn't matter. */
  key: string | null;
  /** Null for a task without an account, or if its account was deleted. */
  accountId: string | null;
  /** The called destination, such as a host. */
  destination: string | null;
  /** The task's data as JSON, in the schema of its kind. */
  payload: string;
  runAtMs: number;
  /** How often a process has started the task. */
  attempts: number;
  /** The fencing token, initially the creation time. Incremented with each lease, so that earlier runs are refused. */
  token: number;
  /** Sort key of the queue: the task's due time, or the time at which the task left a wait list. */
  queuedAtMs: number | null;
  /** Name of the full share that the task waits for. A share is a limit of running tasks per account or destination. */
  waitsFor: string | null;
  /**
   * The task's lane in the wait list. If the task waits for its account's share, the lane is its destination, otherwise
   * its account.
   */
  lane: string | null;
  leasedUntilMs: number | null;
  /** The process that holds the lease, a `ProcessIdentity`. */
  owner: string | null;
  error: string | null;
  diedAtMs: number | null;
}
