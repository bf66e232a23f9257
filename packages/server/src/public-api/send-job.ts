import type { Job } from "@slideloom/core/contract/public-jobs";
import type { FastifyReply } from "fastify";

/** Sends 202 with a job and the URL of its state. */
export function sendJob(reply: FastifyReply, job: Job, { isPreferred = false } = {}): FastifyReply {
  if (isPreferred) void reply.header("preference-applied", "respond-async");
  return reply.code(202).header("location", job.status_url).send(job);
}
