import type { OnMissingMedia, RenderType } from "@slideloom/core/contract";
import { exportMarkdown } from "@slideloom/core/export";
import { documentFileName, slideFileName, zipFileName } from "@slideloom/core/slide";
import {
  documentMediaTypes,
  listSlideJobs,
  type DocumentType,
  type ImageType,
  type RenderedSlide,
  type RenderOptions,
  type SlideJob,
} from "@slideloom/renderer";
import { HttpError } from "../http/http-error.ts";

const imageMediaTypes = { png: "image/png", jpeg: "image/jpeg", webp: "image/webp" } as const;

const mediaTypes: Readonly<Record<RenderType, string>> = {
  ...imageMediaTypes,
  ...documentMediaTypes,
  md: "text/markdown; charset=utf-8",
  zip: "application/zip",
};

export const getMediaType = (type: RenderType): string => mediaTypes[type];

/** The media type of a file by its name, as `nameOutput` gives it. */
export function findMediaType(name: string): string {
  const extension = name.split(".").at(-1) ?? "";
  const type = extension === "jpg" ? "jpeg" : extension;
  return Object.hasOwn(mediaTypes, type)
    ? mediaTypes[type as RenderType]
    : "application/octet-stream";
}

/** Those of answers, as documents name them. */
export const plainMediaTypes = Object.values(mediaTypes).map((type) => type.replace(/;.*/, ""));

/** How a post is drawn, whatever it says. */
export interface RenderPlan {
  look: Omit<SlideJob, "post" | "slideIndex">;
  type: RenderType;
  /** Of the pictures in a ZIP. */
  image: ImageType;
  scale: number;
  quality?: number | undefined;
  /** The one slide of a picture, from 1; null for all. */
  slide: number | null;
  onMissingMedia?: OnMissingMedia;
}

/** Whether each slide is a file by itself. */
export function isPicture(type: RenderType): type is ImageType {
  return Object.hasOwn(imageMediaTypes, type);
}

/** The slides that are to be drawn. Throws 400 where the post has none of that number. */
export function listPlannedSlides({ look, type, slide }: RenderPlan, post: SlideJob["post"]) {
  if (type === "md") return [];
  const jobs = listSlideJobs({ ...look, post, slideIndex: 0 });
  if (slide === null) return jobs;
  const chosen = jobs[slide - 1];
  if (chosen) return [chosen];
  const slides = jobs.length === 1 ? "1 slide" : `${jobs.length} slides`;
  throw new HttpError(400, `The slide field is out of range: the post has ${slides}.`);
}

export function buildRenderOptions({ type, image, scale, quality }: RenderPlan): RenderOptions {
  const picture = isPicture(type) ? type : type === "zip" ? image : "jpeg";
  return { type: picture, scale, quality };
}

/** Makes one file of all slides. */
export async function joinSlides(
  { type, image, look }: RenderPlan & { type: Exclude<RenderType, ImageType> },
  slides: readonly RenderedSlide[],
  post: SlideJob["post"],
): Promise<Uint8Array> {
  if (type === "md") return Buffer.from(exportMarkdown(post, look.mediaUrls));
  const { joinDocument, zipSlides } = await import("@slideloom/renderer/node");
  const job = { ...look, post, slideIndex: 0 };
  return type === "zip"
    ? zipSlides(slides, job, { type: image })
    : joinDocument(type satisfies DocumentType, slides, job);
}

/** The name of a file of that type; `slide` is the number of a picture's. */
export function nameOutput(type: RenderType, title: string, slide: number): string {
  if (isPicture(type)) return slideFileName(slide, type);
  return type === "zip" ? zipFileName(title) : documentFileName(title, type);
}
