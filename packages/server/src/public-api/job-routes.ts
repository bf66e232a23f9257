import type { FastifyInstance } from "fastify";
import type { JobService } from "../jobs/job-service.ts";
import { addRoute } from "../http/add-route.ts";
import { getKeyOwner, requireScope } from "../api-keys/key-use.ts";
import { runOnce, type RunOnceParts } from "./run-once.ts";
import { sendJob } from "./send-job.ts";

export interface JobParts extends RunOnceParts {
  jobs: JobService;
}

/** `/api/v1/jobs/{id}`: a job's state, and retrying a failed job. */
export function registerJobs(app: FastifyInstance, context: JobParts): void {
  const { jobs } = context;

  addRoute(app, "v1.getJob", async (request) => {
    return jobs.get(getKeyOwner(request).id, request.params.id);
  });

  addRoute(app, "v1.retryJob", async (request, reply) => {
    const accountId = getKeyOwner(request).id;
    const { id, kind } = await jobs.get(accountId, request.params.id);
    requireScope(request, kind);
    const { outcome } = await runOnce(context, { request, reply, body: { id } }, async (store) => {
      await jobs.retry(accountId, id, store);
      return { job_id: id };
    });
    return sendJob(reply, await jobs.get(accountId, outcome.job_id));
  });
}
