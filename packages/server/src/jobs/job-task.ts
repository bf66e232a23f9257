import { z } from "zod";
import type { TaskKind } from "../tasks/task-kind.ts";

const payload = z.object({ jobId: z.string() });

export type JobTask = z.infer<typeof payload>;

/** Doing a job: its key is the job's id. One that brings its process down does so to no more than three. */
export const jobTask: TaskKind<JobTask> = {
  name: "job",
  payload,
  concurrency: 4,
  shares: { account: 2 },
  maxAttempts: 3,
};
