import type { JobKind, JobStatus } from "@slideloom/core/contract";

/** The table of what is done after its request was answered. */
export interface JobTables {
  jobs: JobRow;
}

export interface JobRow {
  id: string;
  /** Null once the account is gone; its files are deleted then. */
  accountId: string | null;
  kind: JobKind;
  status: JobStatus;
  /** JSON, `JobInput`. */
  input: string;
  /** JSON, `JobProgress`. */
  progress: string;
  message: string | null;
  /** How often a process has taken it up since somebody asked for it. */
  attempts: number;
  /** Tells the run that may write from one that was given up; null while nobody runs it. */
  runId: string | null;
  /** The process that runs it, see `ProcessIdentity`. */
  owner: string | null;
  /** From when on it may be taken up; while it runs, when it counts as given up. Null at its end. */
  dueAtMs: number | null;
  /** Of its files. */
  sizeBytes: number;
  createdAtMs: number;
  finishedAtMs: number | null;
}
