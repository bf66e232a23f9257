import { idempotencyHeadersSchema, jobSchema } from "@slideloom/core/contract";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Context } from "../app/context.ts";
import { createKeyRequirement, getKeyOwner, requireScope } from "../api-keys/key-use.ts";
import { describeIdParams } from "./id-params.ts";
import { keySecurity } from "./openapi.ts";
import { jobExample } from "./openapi-examples.ts";
import { runOnce } from "./run-once.ts";
import { sendJob } from "./send-job.ts";

const params = describeIdParams("The job's `id`.", jobExample.id);

/** `/api/v1/jobs/{id}`: how far what was asked for is, and once more what failed. */
export function registerJobs(app: FastifyInstance, context: Context): void {
  const { jobs } = context;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = createKeyRequirement(context);

  routes.get(
    "/api/v1/jobs/:id",
    {
      onRequest,
      schema: {
        operationId: "getJob",
        summary: "How far a job is, slide by slide, and its files",
        description:
          "Jobs and their files are kept for 24 hours after their end. The addresses of files need no key.",
        tags: ["Jobs"],
        security: keySecurity,
        params,
        response: {
          200: jobSchema.meta({ description: "The job.", examples: [jobExample] }),
        },
      },
    },
    async (request, reply) => {
      void reply.header("cache-control", "no-store");
      return jobs.get(getKeyOwner(request).id, request.params.id);
    },
  );

  routes.post(
    "/api/v1/jobs/:id/retry",
    {
      onRequest,
      schema: {
        operationId: "retryJob",
        summary: "A job that failed, once more",
        description:
          "Draws only the slides that could not be drawn. A post that was written and paid for is not written again.",
        tags: ["Jobs"],
        security: keySecurity,
        headers: idempotencyHeadersSchema,
        params,
        response: {
          202: jobSchema.meta({ description: "The job, waiting again.", examples: [jobExample] }),
        },
      },
    },
    async (request, reply) => {
      const accountId = getKeyOwner(request).id;
      const { id, kind } = await jobs.get(accountId, request.params.id);
      requireScope(request, kind);
      const { outcome } = await runOnce(context, { request, reply, body: { id } }, async (keep) => {
        await jobs.retry(accountId, id, keep);
        return { job_id: id };
      });
      return sendJob(reply, await jobs.get(accountId, outcome.job_id));
    },
  );
}
