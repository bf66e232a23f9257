import { z } from "zod";
import type { TaskKind } from "../tasks/task-kind.ts";

const payload = z.object({ jobId: z.string() });

export type JobTask = z.infer<typeof payload>;

/** Runs the job whose id is the task's key. A job that crashes its process is started at most three times. */
export const jobTask: TaskKind<JobTask> = {
  name: "job",
  payload,
  concurrency: 4,
  shares: { account: 2 },
  maxAttempts: 3,
};
