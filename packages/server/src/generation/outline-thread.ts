import { type GenerationRequest, writeOutline } from "@slideloom/core/generation";
import { draftPost, type DraftOptions, type Passage, type Source } from "@slideloom/core/sources";
import { parentPort, workerData } from "node:worker_threads";

/** Writes an outline from notes, or a draft from a source. */
type Job =
  | { request: GenerationRequest }
  | { material: { source: Source; passages: readonly Passage[] }; options: DraftOptions };

const job = workerData as Job;
parentPort?.postMessage(
  "request" in job ? writeOutline(job.request) : draftPost(job.material, job.options),
);
