import type { FastifyInstance, FastifyReply } from "fastify";
import { findMediaType } from "../drawing/outputs.ts";
import { addRoute } from "../http/add-route.ts";
import { JobError } from "./job-error.ts";
import type { JobService } from "./job-service.ts";

/** Routes for jobs' files, for anyone who has the signed URL. */
export function registerResults(app: FastifyInstance, jobs: Pick<JobService, "read">): void {
  addRoute(app, "getJobFile", async ({ params, query }, reply) =>
    sendResult(reply, jobs, { ...params, signed: query.sig }),
  );

  addRoute(app, "getOldJobFile", async ({ params }, reply) => sendResult(reply, jobs, params));
}

/** @throws {JobError} if the signature is wrong, or the file is no longer there. */
async function sendResult(
  reply: FastifyReply,
  jobs: Pick<JobService, "read">,
  { signed, ...named }: Record<"jobId" | "part" | "name" | "signed", string>,
): Promise<FastifyReply> {
  const [, expires, signature] = /^(\d{1,15})-([\w-]+)$/.exec(signed) ?? [];
  if (expires === undefined || signature === undefined) throw new JobError("result-not-found");
  const bytes = await jobs.read({ ...named, expiresAtMs: Number(expires) }, signature);
  return reply
    .type(findMediaType(named.name))
    .headers({
      "cache-control": "private, max-age=3600",
      "content-disposition": `inline; filename*=UTF-8''${encodeURIComponent(named.name)}`,
      "content-security-policy": "default-src 'none'; sandbox",
      // Customers' pages embed these images.
      "cross-origin-resource-policy": "cross-origin",
    })
    .send(bytes);
}
