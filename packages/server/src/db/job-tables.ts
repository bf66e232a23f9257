import type { JobKind, JobStatus } from "@slideloom/core/contract/public-jobs";

/** Jobs: work that continues after the request's response. */
export interface JobTables {
  jobs: JobRow;
}

export interface JobRow {
  id: string;
  /** Null once the account is deleted; the job's files are deleted then. */
  accountId: string | null;
  kind: JobKind;
  status: JobStatus;
  /** A `JobInput` as JSON. */
  input: string;
  /** A `JobProgress` as JSON. */
  progress: string;
  message: string | null;
  /** Fencing token of the task that may write this row. Writes with an older token are refused. */
  token: number;
  sizeBytes: number;
  createdAtMs: number;
  finishedAtMs: number | null;
}
