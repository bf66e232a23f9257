import { type GenerationRequest, writeOutline } from "@slideloom/core/generation";
import type { Statement } from "@slideloom/core/planning";
import {
  draftPlan,
  draftPost,
  type DraftOptions,
  type Passage,
  type Source,
} from "@slideloom/core/sources";
import { parentPort, workerData } from "node:worker_threads";

/** Writes an outline from notes, or a draft or plan from a source. */
type Job =
  | { request: GenerationRequest }
  | {
      material: { source: Source; passages: readonly Passage[] };
      options: DraftOptions;
      plan?: { facts?: Statement[] };
    };

const job = workerData as Job;
parentPort?.postMessage(write(job));

function write(wanted: Job) {
  if ("request" in wanted) return writeOutline(wanted.request);
  const { material, options, plan } = wanted;
  return plan ? draftPlan(material, options, plan.facts) : draftPost(material, options);
}
