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
  /** The fencing token of the task that may write: what holds an earlier one was given up. */
  token: number;
  /** Of its files. */
  sizeBytes: number;
  createdAtMs: number;
  finishedAtMs: number | null;
}
