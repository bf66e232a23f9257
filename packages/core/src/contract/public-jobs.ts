import { z } from "zod";
import { renderWarningSchema } from "./public-render.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { describeIdParams } from "./params.ts";
import { idempotencyHeadersSchema } from "./public-call.ts";
import { jobExample } from "./public-examples.ts";

/** How far a job is; `failed` may still have slides that were drawn. */
const jobStatuses = ["queued", "running", "done", "failed"] as const;

export type JobStatus = (typeof jobStatuses)[number];

/** What a job was asked for. */
const jobKinds = ["generate", "render"] as const;

export type JobKind = (typeof jobKinds)[number];

const jobFileSchema = z.object({
  name: z.string(),
  type: z.string().meta({ description: "The media type." }),
  url: z.string().meta({
    description: "Needs no key, until `expires_at`. A path unless `PUBLIC_URL` is set.",
  }),
  slide: z.int().positive().optional().meta({ description: "Of a picture of one slide, from 1." }),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
});

/** The response of `GET /api/v1/jobs/{id}`, and the response 202. */
export const jobSchema = z.object({
  id: z.string(),
  kind: z.enum(jobKinds),
  status: z.enum(jobStatuses).meta({ description: "The work goes on until `done` or `failed`." }),
  status_url: z.string().meta({ description: "Asks how far the job is." }),
  message: z.string().nullable().meta({ description: "What went wrong; null unless it failed." }),
  slides: z
    .array(
      z.object({
        slide: z.int().positive(),
        status: z.enum(["queued", "done", "failed"]),
        message: z.string().optional(),
      }),
    )
    .meta({ description: "How far the drawing is, slide by slide." }),
  files: z.array(jobFileSchema).meta({ description: "What was drawn; empty before the end." }),
  expires_at: z.iso.datetime().nullable().meta({
    description: "When the job and its files are deleted; null before its end.",
  }),
  warnings: z.array(renderWarningSchema),
  content: z.string().optional().meta({ description: "The JSON text of a post that was written." }),
  remaining_credits: z.int().nonnegative().optional(),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});

/** Work that goes on after the response was sent. */
export type Job = z.infer<typeof jobSchema>;

const params = describeIdParams("The job's `id`.", jobExample.id);

/** How far what was asked for is, and once more what failed. */
export const jobEndpoints = {
  "v1.getJob": {
    access: "key",
    owned: "job",
    operation: {
      summary: "How far a job is, slide by slide, and its files",
      description:
        "Jobs and their files are kept for 24 hours after their end. The addresses of files need no key.",
      tag: "Jobs",
    },
    params,
    responses: { 200: jobSchema.meta({ description: "The job.", examples: [jobExample] }) },
    errors: [404],
  },
  /** Asks besides for the scope of what the job does. */
  "v1.retryJob": {
    access: "key",
    owned: "job",
    operation: {
      summary: "A job that failed, once more",
      description:
        "Draws only the slides that could not be drawn. A post that was written and paid for is not written again.",
      tag: "Jobs",
    },
    headers: idempotencyHeadersSchema,
    params,
    responses: {
      202: jobSchema.meta({ description: "The job, waiting again.", examples: [jobExample] }),
    },
    errors: [404, 409, 422],
  },
  getJobFile: {
    access: "anyone",
    params: z.object({
      jobId: z.uuid().catch(""),
      part: z.string(),
      signed: z.string(),
      name: z.string(),
    }),
    responses: {
      200: { description: "What a job has drawn.", mediaTypes: ["application/octet-stream"] },
    },
    errors: [404],
  },
} as const satisfies EndpointGroup;
