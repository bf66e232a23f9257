import type { Captions } from "@slideloom/core/carousel";
import type { OnMissingMedia } from "@slideloom/core/contract/public-render";
import {
  hasSlide,
  outputs,
  type Compression,
  type ImageType,
  type OutputType,
} from "@slideloom/core/outputs";
import {
  getImageType,
  listOutputJobs,
  type FileOptions,
  type RenderOptions,
  type SlideJob,
} from "@slideloom/renderer";
import { countNoun } from "@slideloom/core/text";
import { DomainError } from "../errors/domain-error.ts";

/** Returns the media type for a file name from `outputFileName`. */
export function findMediaType(name: string): string {
  const extension = name.split(".").at(-1);
  const output = Object.values(outputs).find((one) => one.extension === extension);
  return output?.mediaType ?? "application/octet-stream";
}

/** How to render a post: appearance (`look`), file type and quality. */
export interface RenderPlan {
  look: Omit<SlideJob, "post" | "slideIndex">;
  type: OutputType;
  image: ImageType;
  /** Whether a ZIP also contains the caption, alt texts and a manifest. */
  texts?: boolean;
  /** Captions for individual services, for outputs with texts. */
  captions?: Captions;
  /** Whether a presentation's slides are plain images. */
  flat?: boolean;
  scale: number;
  quality?: number | undefined;
  /** PNG compression. If undefined, jobs use `small`, and all others use `fast`. */
  compression?: Compression | undefined;
  /** Number of the single slide to render, from 1; null for all. */
  slide: number | null;
  /** Numbers of the slides of an overview, such as `2-4,7`; all if absent. */
  slides?: string;
  onMissingMedia?: OnMissingMedia;
}

/** Returns the job for a post's first slide. */
export const buildPlanJob = ({ look }: RenderPlan, post: SlideJob["post"]): SlideJob => ({
  ...look,
  post,
  slideIndex: 0,
});

/**
 * Returns the slides to render.
 * @throws {DomainError} if the post has no such slide.
 */
export function listPlannedSlides(plan: RenderPlan, post: SlideJob["post"]): SlideJob[] {
  const { type, slide, slides } = plan;
  const jobs = listOutputJobs(type, buildPlanJob(plan, post), plan);
  if (slide === null && slides === undefined) return jobs;
  const isChosen = (number: number) =>
    slides === undefined ? number === slide : hasSlide(slides, number);
  const chosen = jobs.filter((_, index) => isChosen(index + 1));
  if (chosen.length > 0) return chosen;
  const field = slides === undefined ? "slide" : "slides";
  throw new DomainError(
    "slide-out-of-range",
    `The ${field} field is out of range: the post has ${countNoun(jobs.length, "slide")}.`,
  );
}

export function buildRenderOptions(plan: RenderPlan): RenderOptions {
  const { type, image, scale, quality, compression } = plan;
  return { type: getImageType(type, image), scale, quality, compression };
}

export function buildFileOptions(plan: RenderPlan): FileOptions {
  const { image, scale, quality, texts, flat, captions } = plan;
  return { image, scale, quality, texts, flat, captions };
}
