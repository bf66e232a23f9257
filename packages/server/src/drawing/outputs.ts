import type { OnMissingMedia } from "@slideloom/core/contract";
import {
  outputs,
  type Compression,
  type ImageType,
  type OutputType,
} from "@slideloom/core/outputs";
import {
  getPictureType,
  listOutputJobs,
  type FileOptions,
  type RenderOptions,
  type SlideJob,
} from "@slideloom/renderer";
import { countNoun } from "@slideloom/core/text";
import { DomainError } from "../errors/domain-error.ts";

/** The media type of a file by its name, as `outputFileName` gives it. */
export function findMediaType(name: string): string {
  const extension = name.split(".").at(-1);
  const output = Object.values(outputs).find((one) => one.extension === extension);
  return output?.mediaType ?? "application/octet-stream";
}

/** How a post is drawn, whatever it says. */
export interface RenderPlan {
  look: Omit<SlideJob, "post" | "slideIndex">;
  type: OutputType;
  /** Of the pictures in a ZIP. */
  image: ImageType;
  /** Whether a ZIP also holds caption, descriptions and manifest. */
  texts?: boolean;
  /** Whether slides of a presentation are pictures alone. */
  flat?: boolean;
  scale: number;
  quality?: number | undefined;
  /** Of PNG; what is kept is small unless said otherwise. */
  compression?: Compression | undefined;
  /** The one slide of a picture, from 1; null for all. */
  slide: number | null;
  onMissingMedia?: OnMissingMedia;
}

/** The first slide of a post in that look. */
export const buildPlanJob = ({ look }: RenderPlan, post: SlideJob["post"]): SlideJob => ({
  ...look,
  post,
  slideIndex: 0,
});

/** The slides that are to be drawn. Throws a `DomainError` where the post has none of that number. */
export function listPlannedSlides(plan: RenderPlan, post: SlideJob["post"]): SlideJob[] {
  const { type, slide } = plan;
  const jobs = listOutputJobs(type, buildPlanJob(plan, post), plan);
  if (slide === null) return jobs;
  const chosen = jobs[slide - 1];
  if (chosen) return [chosen];
  throw new DomainError(
    "slide-out-of-range",
    `The slide field is out of range: the post has ${countNoun(jobs.length, "slide")}.`,
  );
}

export function buildRenderOptions(plan: RenderPlan): RenderOptions {
  const { type, image, scale, quality, compression } = plan;
  return { type: getPictureType(type, image), scale, quality, compression };
}

export function buildFileOptions({ image, scale, quality, texts, flat }: RenderPlan): FileOptions {
  return { image, scale, quality, texts, flat };
}
