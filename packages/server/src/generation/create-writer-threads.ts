import { createRequire } from "node:module";
import { JobThreads, type JobThreadsSettings } from "../threads/job-threads.ts";

export const writerTimeMs = 5000;

/** Creates the threads that write outlines and drafts. Each thread ends after its job, so they need no disposal. */
export const createWriterThreads = (settings: Partial<JobThreadsSettings> = {}) =>
  new JobThreads({ findFile, deadlineMs: writerTimeMs, heapMb: 384, idleMs: 0, ...settings });

const findFile = () => createRequire(import.meta.url).resolve("#outline-thread");
