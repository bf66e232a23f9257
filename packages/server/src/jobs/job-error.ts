import { defineErrors } from "../errors/domain-error.ts";

/** Errors of jobs. */
export const JobError = defineErrors({
  "job-interrupted": "The job was interrupted several times. Try again.",
  "job-not-failed": "Only a failed job can be tried again.",
  "job-not-found": "There is no such job. Jobs are deleted a day after they end.",
  "job-unreadable":
    "Another version of Slideloom created this job, and this one can't run it. Create it again.",
  "result-not-found": "There is no such file. Files are deleted a day after they were made.",
  "results-full":
    "The files of your jobs use all of your storage. They're deleted a day after they were made.",
  "too-many-jobs": "Too many of your jobs are waiting. Try again when some have finished.",
  "too-much-work": "Too many jobs are waiting. Try again in a moment.",
});
