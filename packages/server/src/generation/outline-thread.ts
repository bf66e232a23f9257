import {
  type GenerationRequest,
  type OutlineOptions,
  writeOutline,
} from "@slideloom/core/generation";
import type { Statement } from "@slideloom/core/planning";
import {
  draftOutline,
  draftPlan,
  draftPost,
  type DraftOptions,
  type EditedOutline,
  type Passage,
  type Source,
} from "@slideloom/core/sources";
import { parentPort, workerData } from "node:worker_threads";

interface DraftJob {
  material: { source: Source; passages: readonly Passage[] };
  options: DraftOptions;
}

/** Jobs of the thread: an outline from notes; or, from a source, a draft, a plan or the slides of an edited outline. */
type Job =
  | { request: GenerationRequest; items: OutlineOptions["items"] }
  | DraftJob
  | (DraftJob & { plan: { facts?: Statement[] } })
  | (DraftJob & { edited: EditedOutline });

const job = workerData as Job;
parentPort?.postMessage(write(job));

function write(wanted: Job) {
  if ("request" in wanted) return writeOutline(wanted.request, { items: wanted.items });
  const { material, options } = wanted;
  if ("plan" in wanted) return draftPlan(material, options, wanted.plan.facts);
  if ("edited" in wanted) return draftOutline(material, wanted.edited, options);
  return draftPost(material, options);
}
