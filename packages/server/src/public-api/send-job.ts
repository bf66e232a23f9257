import type { Job } from "@slideloom/core/contract";
import type { FastifyReply } from "fastify";

/** Answers 202 with a job, and where it can be asked for. */
export function sendJob(reply: FastifyReply, job: Job, { isPreferred = false } = {}): FastifyReply {
  if (isPreferred) void reply.header("preference-applied", "respond-async");
  return reply.code(202).header("location", job.status_url).send(job);
}
