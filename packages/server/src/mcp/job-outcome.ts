import type { Job } from "@slideloom/core/contract/public-jobs";
import { countNoun, plural } from "@slideloom/core/text";
import type { ToolOutcome } from "./tool.ts";

export const isUnderWay = ({ status }: Job) => status === "queued" || status === "running";

/** Describes a job's progress, with its id so a client that times out can call `get_job`. */
export function describeProgress({ id, slides }: Job): string {
  const drawn = slides.filter(({ status }) => status === "done").length;
  const state =
    slides.length > 0
      ? `${drawn} of ${countNoun(slides.length, "slide")} ${plural(drawn, "is", "are")} rendered`
      : "waiting";
  return `Job ${id}: ${state}`;
}

/** Result of a tool whose job isn't finished. Tells the caller to ask for the job instead of repeating the request. */
export function presentUnfinished(job: Job): ToolOutcome {
  const status = job.status === "running" ? "running" : "queued";
  const message = `${describeProgress(job)}. Call get_job with this job_id in a few seconds.`;
  return { data: { job: { job_id: job.id, status, message } }, next: ["get_job"] };
}
