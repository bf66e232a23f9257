import type { FastifyInstance } from "fastify";
import { findMediaType } from "../drawing/outputs.ts";
import { addRoute } from "../http/add-route.ts";
import { JobError } from "./job-error.ts";
import type { JobService } from "./job-service.ts";

/** Route for jobs' files, for anyone who has the signed URL. */
export function registerResults(app: FastifyInstance, jobs: Pick<JobService, "read">): void {
  addRoute(app, "getJobFile", async (request, reply) => {
    const { jobId, part, signed, name } = request.params;
    const [, expires, signature] = /^(\d{1,15})-([\w-]+)$/.exec(signed) ?? [];
    if (expires === undefined || signature === undefined) throw new JobError("result-not-found");
    const file = { jobId, part, name, expiresAtMs: Number(expires) };
    const bytes = await jobs.read(file, signature);
    return reply
      .type(findMediaType(name))
      .headers({
        "cache-control": "private, max-age=3600",
        "content-disposition": `inline; filename*=UTF-8''${encodeURIComponent(name)}`,
        "content-security-policy": "default-src 'none'; sandbox",
        // Customers' pages embed these images.
        "cross-origin-resource-policy": "cross-origin",
      })
      .send(bytes);
  });
}
