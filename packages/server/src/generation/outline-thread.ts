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
import { learnVoice } from "@slideloom/core/voice";
import { parentPort } from "node:worker_threads";

interface DraftJob {
  material: { source: Source; passages: readonly Passage[] };
  options: DraftOptions;
}

/** Jobs with `posts` learn a voice, those with `request` write an outline from notes. Others draft from a source. */
type Job =
  | { posts: readonly string[] }
  | { request: GenerationRequest; items: OutlineOptions["items"] }
  | DraftJob
  | (DraftJob & { plan: { facts?: Statement[] } })
  | (DraftJob & { edited: EditedOutline });

parentPort?.on("message", (job: Job) => parentPort?.postMessage(write(job)));

function write(job: Job) {
  if ("posts" in job) return learnVoice(job.posts);
  if ("request" in job) return writeOutline(job.request, { items: job.items });
  const { material, options } = job;
  if ("plan" in job) return draftPlan(material, options, job.plan.facts);
  if ("edited" in job) return draftOutline(material, job.edited, options);
  return draftPost(material, options);
}
