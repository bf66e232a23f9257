import { defineErrors } from "../errors/domain-error.ts";

export const JobError = defineErrors({
  "job-interrupted": "The job was interrupted several times. Try again.",
  "job-not-failed": "Only a failed job can be tried again.",
  "job-not-found": "There is no such job. Jobs are deleted a day after they end.",
  "job-unreadable":
    "This job was created by another version of Slideloom, and this server can't run it. Create the job again.",
  "result-not-found": "There is no such file. Files are deleted a day after they were made.",
  "results-full":
    "The files of your jobs fill all of your storage. Try again later: each file is deleted a day after it was made.",
  "too-many-jobs": "Too many of your jobs are waiting. Try again when some have finished.",
  "too-much-work": "Too many jobs are waiting. Try again in a moment.",
});
