import { generationSourceSchema } from "@slideloom/core/contract/sources";
import { jobSchema, type Job } from "@slideloom/core/contract/public-jobs";
import { renderWarningSchema, type RenderWarning } from "@slideloom/core/contract/public-render";
import { parsePost, type Post } from "@slideloom/core/document";
import { amounts, type SourceChoices, slideUnits } from "@slideloom/core/generation";
import { captionServices } from "@slideloom/core/networks";
import { outlineSchema, statementsSchema } from "@slideloom/core/planning";
import { z } from "zod";
import type { JobRow } from "../db/job-tables.ts";
import { parseJson } from "../db/parse-json.ts";
import type { RenderPlan } from "../drawing/outputs.ts";
import { renderPlanSchema } from "../drawing/render-plan-schema.ts";
import type { GivenPlan } from "../generation/planning/write-planned.ts";
import type { GenerationInput } from "../generation/generation-service.ts";

export interface JobInput {
  /** The post to render; null if it is generated first. */
  post: Post | null;
  /** How to render the post; null if the post is only generated. */
  plan: RenderPlan | null;
  generation: GenerationInput | null;
  warnings: RenderWarning[];
  /** Arbitrary data of the caller. */
  metadata: Record<string, unknown> | null;
  /** URL to notify in addition to the account's webhooks. */
  webhookUrl: string | null;
  /** If true, no webhook is notified: a tool awaits the job, and automations must not take its drafts for posts. */
  isQuiet?: boolean;
}

/** Finished work of a job; another process can continue from it. */
export interface JobProgress {
  /** Saved before slides are written, so a new run needn't plan again. Null once the post is written. */
  plan: GivenPlan | null;
  written: WrittenPost | null;
  slides: SlideProgress[];
  warnings: RenderWarning[];
}

export interface JobRun {
  id: string;
  /** The fencing token of its task. */
  token: number;
  accountId: string;
  input: JobInput;
  progress: JobProgress;
  sizeBytes: number;
}

/** A generated post that is paid for. */
export interface WrittenPost extends Pick<Job, "captions" | "alt_texts" | "checks"> {
  content: string;
  remainingCredits: number;
}

export interface SlideProgress {
  /** Number of the slide, from 1. */
  slide: number;
  /**
   * Number in the image's file name, e.g. 3 in `slide-3`. If undefined, as in older jobs, the slide's number is used.
   */
  picture?: number;
  status: "queued" | "done" | "failed";
  message?: string;
  /** Set if the slide failed because of missing images: one message for each image. */
  missingMedia?: string[];
  width?: number;
  height?: number;
}

export const noProgress: JobProgress = { plan: null, written: null, slides: [], warnings: [] };

const planSchema = z.object({
  outline: outlineSchema,
  facts: statementsSchema.exactOptional(),
  hook: z.string().nullable(),
});

/** Jobs from earlier versions have one text, or null, in `source`. */
const renameSource = (generation: unknown): unknown =>
  typeof generation === "object" && generation !== null && "source" in generation
    ? { ...generation, sources: generation.source === null ? [] : [generation.source] }
    : generation;

const choicesShape = {
  per: z.enum(slideUnits).exactOptional(),
  questions: z.boolean().exactOptional(),
  amount: z.enum(amounts).exactOptional(),
  audience: z.string().exactOptional(),
  language: z.string().exactOptional(),
  network: z.enum(captionServices).exactOptional(),
  images: z.union([z.literal("all"), z.array(z.string())]).exactOptional(),
} satisfies { [Choice in keyof Required<SourceChoices>]: z.ZodType };

const jobInputSchema = z.object({
  post: z.custom<Post>((value) => parsePost(JSON.stringify(value)).ok).nullable(),
  plan: renderPlanSchema.nullable(),
  generation: z
    .preprocess(
      renameSource,
      z.object({
        template: z.string(),
        topic: z.string(),
        instructions: z.string(),
        style: z.string(),
        slides: z.int().positive(),
        postType: z.enum(["carousel", "single"]),
        textOnly: z.boolean(),
        isOpenCount: z.boolean().exactOptional(),
        // Jobs from versions before 0.3 have no sources and no `plan`.
        sources: z.array(generationSourceSchema).default([]),
        plan: planSchema.nullable().default(null),
        ...choicesShape,
      }),
    )
    .nullable(),
  warnings: z.array(renderWarningSchema),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  webhookUrl: z.string().nullable(),
  isQuiet: z.boolean().exactOptional(),
}) satisfies z.ZodType<JobInput>;

const jobProgressSchema = z.object({
  // Jobs from versions before 0.3 have no `plan`.
  plan: planSchema.nullable().default(null),
  written: z
    .object({
      content: z.string(),
      remainingCredits: z.number(),
      ...jobSchema.pick({ captions: true, alt_texts: true, checks: true }).shape,
    })
    .nullable(),
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

/** Parses a job's row; null if another version wrote it in an unknown shape. */
export function readJob(
  row: Pick<JobRow, "input" | "progress">,
): { input: JobInput; progress: JobProgress } | null {
  const input = jobInputSchema.safeParse(parseJson(row.input));
  const progress = jobProgressSchema.safeParse(parseJson(row.progress));
  return input.success && progress.success ? { input: input.data, progress: progress.data } : null;
}

/**
 * Returns the request's post or the generated post. Null if this version of Slideloom can't parse the generated post.
 */
export function findPost({ input, progress }: Pick<JobRun, "input" | "progress">): Post | null {
  if (input.post) return input.post;
  const result = parsePost(progress.written?.content ?? "");
  return result.ok ? result.post : null;
}

/** Returns the number in an image's file name. A slide has one image per rendered size. */
export const getImageNumber = ({
  slide,
  picture = slide,
}: Pick<SlideProgress, "slide" | "picture">) => picture;

/** Names of a job's files in blob storage. */
export const resultParts = {
  file: "file",
  slide: (picture: number) => `slide-${picture}`,
  /** Layout of a slide, used for a PDF's invisible text. */
  layout: (picture: number) => `layout-${picture}`,
};
