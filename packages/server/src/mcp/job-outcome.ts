import type { Job } from "@slideloom/core/contract";
import { countNoun, plural } from "@slideloom/core/text";
import { z } from "zod";

/** Work that goes on after a tool has answered. */
const jobOutcomeSchema = z.object({
  job_id: z.string().meta({ description: "Ask `get_job` for it." }),
  status: z.enum(["queued", "running"]),
  message: z.string(),
});

/** Of tools that may answer before their work is done. */
export const unfinishedJob = jobOutcomeSchema.optional().meta({
  description: "There where the work takes longer than a client waits; all else is missing then.",
});

type JobOutcome = z.infer<typeof jobOutcomeSchema>;

export const isUnderWay = ({ status }: Job) => status === "queued" || status === "running";

/** How far a job is, with its id: a client that gives up can still ask for it. */
export function describeProgress({ id, slides }: Job): string {
  const drawn = slides.filter(({ status }) => status === "done").length;
  const state =
    slides.length > 0
      ? `${drawn} of ${countNoun(slides.length, "slide")} ${plural(drawn, "is", "are")} drawn`
      : "It waits";
  return `Job ${id}: ${state}`;
}

/** What a tool says of a job that is not over: nothing is lost, and nothing has to be asked for anew. */
export function presentUnfinished(job: Job): JobOutcome {
  const status = job.status === "running" ? "running" : "queued";
  const message = `${describeProgress(job)}. It goes on: call get_job with this job_id in some seconds.`;
  return { job_id: job.id, status, message };
}
