import type { Job } from "@slideloom/core/contract/public-jobs";
import { countNoun, plural } from "@slideloom/core/text";
import { z } from "zod";

/** A job that was still running when the tool returned. */
const jobOutcomeSchema = z.object({
  job_id: z.string().meta({ description: "Pass this id to `get_job` to get the result." }),
  status: z.enum(["queued", "running"]),
  message: z.string(),
});

/** Output field of tools that may return before their job is finished. */
export const unfinishedJob = jobOutcomeSchema.optional().meta({
  description: "Present if the work isn't finished yet. All other fields are then missing.",
});

type JobOutcome = z.infer<typeof jobOutcomeSchema>;

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

/**
 * Describes an unfinished job. The message tells the caller to ask for the job again instead of repeating the request.
 */
export function presentUnfinished(job: Job): JobOutcome {
  const status = job.status === "running" ? "running" : "queued";
  const message = `${describeProgress(job)}. Call get_job with this job_id in a few seconds.`;
  return { job_id: job.id, status, message };
}
