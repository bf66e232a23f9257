import { renderWarningSchema, type RenderWarning } from "@slideloom/core/contract";
import { parsePost, type Post } from "@slideloom/core/document";
import { z } from "zod";
import type { JobRow } from "../db/job-tables.ts";
import { parseJson } from "../db/parse-json.ts";
import type { RenderPlan } from "../drawing/outputs.ts";
import { renderPlanSchema } from "../drawing/render-plan-schema.ts";
import type { GenerationInput } from "../generation/generation-service.ts";

/** What a job was asked for. */
export interface JobInput {
  /** The post to draw; null where it is written first. */
  post: Post | null;
  /** How it is drawn; null where it is written only. */
  plan: RenderPlan | null;
  generation: GenerationInput | null;
  warnings: RenderWarning[];
  /** The caller's own. */
  metadata: Record<string, unknown> | null;
  /** Whom the call wants told besides the account's webhooks. */
  webhookUrl: string | null;
}

/** What of a job is done: a process that takes it up goes on from there. */
export interface JobProgress {
  written: WrittenPost | null;
  slides: SlideProgress[];
  warnings: RenderWarning[];
}

/** A job while a process does it. */
export interface JobRun {
  id: string;
  /** The fencing token of its task. */
  token: number;
  accountId: string;
  input: JobInput;
  progress: JobProgress;
  sizeBytes: number;
}

/** A post that is paid for. */
export interface WrittenPost {
  content: string;
  remainingCredits: number;
}

export interface SlideProgress {
  /** From 1. */
  slide: number;
  /** The number of the picture in the storage; the slide's where there is none, as in jobs of before. */
  picture?: number;
  status: "queued" | "done" | "failed";
  message?: string;
  /** What made it fail because its pictures are missing. */
  missingMedia?: string[];
  width?: number;
  height?: number;
}

export const noProgress: JobProgress = { written: null, slides: [], warnings: [] };

const jobInputSchema = z.object({
  post: z.custom<Post>((value) => parsePost(JSON.stringify(value)).ok).nullable(),
  plan: renderPlanSchema.nullable(),
  generation: z
    .object({
      template: z.string(),
      topic: z.string(),
      instructions: z.string(),
      style: z.string(),
      slides: z.int().positive(),
      postType: z.enum(["carousel", "single"]),
      textOnly: z.boolean(),
    })
    .nullable(),
  warnings: z.array(renderWarningSchema),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  webhookUrl: z.string().nullable(),
}) satisfies z.ZodType<JobInput>;

const jobProgressSchema = z.object({
  written: z.object({ content: z.string(), remainingCredits: z.number() }).nullable(),
  slides: z.array(
    z.object({
      slide: z.int().positive(),
      picture: z.int().positive().exactOptional(),
      status: z.enum(["queued", "done", "failed"]),
      message: z.string().exactOptional(),
      missingMedia: z.array(z.string()).exactOptional(),
      width: z.number().exactOptional(),
      height: z.number().exactOptional(),
    }),
  ),
  warnings: z.array(renderWarningSchema),
}) satisfies z.ZodType<JobProgress>;

/** What stands in a job's row; null where another version wrote it and this one can't read it. */
export function readJob(
  row: Pick<JobRow, "input" | "progress">,
): { input: JobInput; progress: JobProgress } | null {
  const input = jobInputSchema.safeParse(parseJson(row.input));
  const progress = jobProgressSchema.safeParse(parseJson(row.progress));
  return input.success && progress.success ? { input: input.data, progress: progress.data } : null;
}

/** The post that came with the request, or that was written for it; null where it is none in this version. */
export function findPost({ input, progress }: Pick<JobRun, "input" | "progress">): Post | null {
  if (input.post) return input.post;
  const result = parsePost(progress.written?.content ?? "");
  return result.ok ? result.post : null;
}

/** The same slide has a picture for each size that it is drawn in. */
export const pictureOf = ({ slide, picture = slide }: Pick<SlideProgress, "slide" | "picture">) =>
  picture;

/** The parts of a job that are kept in the storage. */
export const resultParts = {
  file: "file",
  slide: (picture: number) => `slide-${picture}`,
  /** What was laid out on a slide, of which a PDF makes its invisible words. */
  layout: (picture: number) => `layout-${picture}`,
};
