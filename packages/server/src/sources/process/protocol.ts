import type { FoundSource, SourceFile } from "../readers/read-file.ts";
import type { SourceErrorCode } from "../source-error.ts";

/** Limits of the processes that read sources. */
export interface ReaderLimits {
  /** Time for one source, after which the process is killed. */
  timeoutMs: number;
  /** Resident memory at which the process ends itself. */
  maxRssMb: number;
  /** Resident memory after a source, above which a new process takes its place. */
  maxRestRssMb: number;
  /** Maximum number of sources that one process reads. After that, a new process takes its place. */
  maxReads: number;
  /** Maximum number of one party's sources that wait. */
  maxWaiting: number;
  /** An idle process ends after this time. */
  idleMs: number;
}

export const readerLimits: ReaderLimits = {
  timeoutMs: 8000,
  maxRssMb: 350,
  maxRestRssMb: 200,
  maxReads: 50,
  maxWaiting: 10,
  idleMs: 600_000,
};

/** Heap of the reading thread; the resident memory usually reaches its limit first. */
export const heapMb = 384;

/** Interval of the process's checks of its own memory. */
export const pollMs = 20;

/** A message to the child process, which sends one reply to each message. */
export type ReaderJob = SourceFile;

/** A message from the child process, with its resident memory. */
export interface ReaderAnswer {
  reply: ReaderReply;
  rssMb: number;
}

export type ReaderReply =
  | { ok: true; found: FoundSource }
  | { ok: false; code: SourceErrorCode; message: string };
