import { defineErrors } from "../errors/domain-error.ts";

/** What can't be done with jobs. */
export const JobError = defineErrors({
  "job-interrupted": "The work was interrupted again and again. Please try it once more.",
  "job-not-failed": "Only a job that failed can be tried again.",
  "job-not-found": "There is no such job, or it was deleted a day after its end.",
  "job-unreadable": "The job was made by another version and can't be done any more. Make it anew.",
  "result-not-found": "There is no such file, or it was deleted a day after it was drawn.",
  "results-full":
    "The files of your jobs take all the room that there is for them. They are deleted a day after they were drawn.",
  "too-many-jobs": "Too many jobs of yours are waiting. Please try again when some are done.",
  "too-much-work": "Too many jobs are waiting. Please try again in a moment.",
});
