import type { ChildSettings } from "../../processes/child.ts";
import type { FoundSource, SourceFile } from "../readers/source-file.ts";
import type { SourceErrorCode } from "../source-error.ts";

/** Limits of the processes that read sources. */
export interface ReaderLimits extends Pick<
  ChildSettings,
  "maxRssMb" | "maxRestRssMb" | "maxWorks"
> {
  /** Time for one source, after which the process is killed. */
  timeoutMs: number;
  /** Maximum number of one party's sources that wait. */
  maxWaiting: number;
  /** An idle process ends after this time. */
  idleMs: number;
}

export const readerLimits: ReaderLimits = {
  timeoutMs: 8000,
  maxRssMb: 350,
  maxRestRssMb: 200,
  maxWorks: 50,
  maxWaiting: 10,
  idleMs: 600_000,
};

/** Heap of the reading thread; the resident memory usually reaches its limit first. */
export const heapMb = 384;

/** A message to the child process, which sends one reply to each message. */
export type ReaderJob = SourceFile;

export type ReaderReply =
  | { ok: true; found: FoundSource }
  /** The page only sends on to this address. */
  | { ok: false; movedTo: string }
  | { ok: false; code: SourceErrorCode; message: string };
