import { createRequire } from "node:module";
import { JobThread, type JobThreadSettings } from "../threads/job-thread.ts";

/** Creates the thread that writes outlines and drafts. The thread ends after each job, so it needs no disposal. */
export const createWriterThread = (settings: Partial<JobThreadSettings> = {}) =>
  new JobThread({ findFile, deadlineMs: 5000, heapMb: 384, idleMs: 0, ...settings });

const findFile = () => createRequire(import.meta.url).resolve("#outline-thread");
