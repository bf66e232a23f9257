/** The table of what processes do in the background. */
export interface TaskTables {
  tasks: TaskRow;
}

/**
 * A task is in one of four places: in its kind's queue (`queuedAtMs`), in the wait list of a share that is full
 * (`waitsFor`), leased to a process (`leasedUntilMs`), or dead (`diedAtMs`). The other three columns are null then.
 */
export interface TaskRow {
  id: string;
  kind: string;
  /** What a kind has one task for at most; null where that does not matter. */
  key: string | null;
  /** Null for a task of nobody, also once its account is gone. */
  accountId: string | null;
  /** Whom it calls, such as a host. */
  destination: string | null;
  /** JSON, as its kind's schema says. */
  payload: string;
  /** From when on it is to be done. */
  runAtMs: number;
  /** How often a process has begun it. */
  attempts: number;
  /** The fencing token: from the moment when it was made, one more with each lease, so that a run with an earlier one is refused. */
  token: number;
  /** Its place in the queue: when it is due, or when a share let it in. */
  queuedAtMs: number | null;
  /** The name of the share that it waits for. */
  waitsFor: string | null;
  /** Its lane in that wait list: the destination where it waits for an account's share, and the reverse. */
  lane: string | null;
  leasedUntilMs: number | null;
  /** The process that holds the lease, see `ProcessIdentity`. */
  owner: string | null;
  /** What the last attempt failed with. */
  error: string | null;
  diedAtMs: number | null;
}
