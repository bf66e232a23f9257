import { z } from "zod";
import { postExtras } from "./plan-fields.ts";
import { renderWarningSchema } from "./public-render.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { describeIdParams, pathTextSchema } from "./params.ts";
import { idempotencyHeadersSchema } from "./public-call.ts";
import { buildUrl } from "./routes.ts";

/** States of a job; a `failed` one may still have drawn some slides. */
const jobStatuses = ["queued", "running", "done", "failed"] as const;

export type JobStatus = (typeof jobStatuses)[number];

const jobKinds = ["generate", "render"] as const;

export type JobKind = (typeof jobKinds)[number];

const jobFileSchema = z.object({
  name: z.string(),
  type: z.string().meta({ description: "The file's media type, such as `image/png`." }),
  url: z.string().meta({
    description:
      "URL of the file. It needs no key and works until `expires_at`. If the server has no `PUBLIC_URL`, this is only a path.",
  }),
  slide: z
    .int()
    .positive()
    .optional()
    .meta({ description: "The slide that the image shows, from 1. Only present for images." }),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
});

/** The response of `GET /api/v1/jobs/{id}`, and of every request that starts a job (status 202). */
export const jobSchema = z.object({
  id: z.string(),
  kind: z.enum(jobKinds),
  status: z
    .enum(jobStatuses)
    .meta({ description: "The job's status. `done` and `failed` are final." }),
  status_url: z.string().meta({ description: "URL of the job's status." }),
  message: z
    .string()
    .nullable()
    .meta({ description: "Why the job failed. Null if it didn't fail." }),
  slides: z
    .array(
      z.object({
        slide: z.int().positive(),
        status: z.enum(["queued", "done", "failed"]),
        message: z.string().optional(),
      }),
    )
    .meta({ description: "The status of each slide." }),
  files: z
    .array(jobFileSchema)
    .meta({ description: "The rendered files. Empty until the job ends." }),
  expires_at: z.iso.datetime().nullable().meta({
    description: "When the job and its files are deleted. Null until the job ends.",
  }),
  warnings: z.array(renderWarningSchema),
  content: z.string().optional().meta({ description: "The JSON text of the generated post." }),
  remaining_credits: z.int().nonnegative().optional(),
  ...postExtras,
  metadata: z.record(z.string(), z.unknown()).nullable(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});

/** Work that continues after the response. */
export type Job = z.infer<typeof jobSchema>;

const jobId = "0d8f1c52-3c1b-4b56-9a7e-5f6f0c1d9b34";

/** `GET /api/v1/jobs/{id}`. */
export const jobExample: Job = {
  id: jobId,
  kind: "render",
  status: "done",
  status_url: `https://slides.example${buildUrl("v1.getJob", { params: { id: jobId } })}`,
  message: null,
  slides: [{ slide: 1, status: "done" }],
  files: [
    {
      name: "carousel-slide-1.png",
      type: "image/png",
      url: "https://slides.example/files/0d8f1c52-3c1b-4b56-9a7e-5f6f0c1d9b34/slide-1/carousel-slide-1.png?sig=1798945446000-p3Tq1cJm2h0hZyQ0F0l5xg",
      slide: 1,
      width: 1080,
      height: 1350,
    },
  ],
  expires_at: "2027-01-03T03:04:06.000Z",
  warnings: [],
  metadata: { row: 17 },
  created_at: "2027-01-02T03:04:05.000Z",
  finished_at: "2027-01-02T03:04:06.000Z",
};

const params = describeIdParams("The job's `id`.", jobExample.id);

const fileParams = { jobId: z.uuid().catch(""), part: pathTextSchema, name: pathTextSchema };
const ofFile = {
  access: "anyone",
  responses: {
    200: { description: "A file rendered by a job.", mediaTypes: ["application/octet-stream"] },
  },
  errors: [404],
} as const;

export const jobEndpoints = {
  "v1.getJob": {
    access: "key",
    owned: "job",
    operation: {
      summary: "Get a job's status and files",
      description:
        "Returns the status of each slide. Jobs and files are kept for 24 hours after the job ends. File URLs need no key.",
      tag: "Jobs",
    },
    params,
    responses: { 200: jobSchema.meta({ description: "The job.", examples: [jobExample] }) },
    errors: [404],
  },
  /** The API key also needs the scope of the job's kind: `generate` or `render`. */
  "v1.retryJob": {
    access: "key",
    owned: "job",
    operation: {
      summary: "Retry a failed job",
      description:
        "Renders only the slides that failed. If the job already wrote its post, the post isn't written or charged again.",
      tag: "Jobs",
    },
    headers: idempotencyHeadersSchema,
    params,
    responses: {
      202: jobSchema.meta({ description: "The job, queued again.", examples: [jobExample] }),
    },
    errors: [404, 409, 422],
  },
  getJobFile: {
    ...ofFile,
    params: z.object(fileParams),
    query: z.object({ sig: pathTextSchema.default("") }),
  },
  getOldJobFile: { ...ofFile, params: z.object({ ...fileParams, signed: pathTextSchema }) },
} as const satisfies EndpointGroup;
