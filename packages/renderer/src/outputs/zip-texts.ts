import { buildCaption } from "@slideloom/core/document";
import { listPictureTexts } from "./picture-texts.ts";
import type { RenderedSlide, SlideJob } from "../slide-job.ts";

/** The post's words to publish, and a line for each picture that says what it shows. */
export function listPostTexts(job: SlideJob): Record<"caption.txt" | "alt.txt", string> {
  const descriptions = listPictureTexts(job).map(({ description }) => description);
  return { "caption.txt": buildCaption(job.post), "alt.txt": `${descriptions.join("\n")}\n` };
}

/**
 * The text files that a ZIP may hold beside its pictures: those of the post, and `manifest.json` with the pictures' names,
 * sizes in pixels and descriptions.
 */
export function listZipTexts(
  job: SlideJob,
  pictures: readonly RenderedSlide[],
  names: readonly string[],
  scale = 2,
): Record<string, string> {
  const { post, format } = job;
  const texts = listPictureTexts(job);
  const slides = pictures.map(({ layout: { widthPx, heightPx } }, index) => ({
    file: names[index],
    width: Math.round(widthPx * scale),
    height: Math.round(heightPx * scale),
    alt: texts[index]?.description,
  }));
  const manifest = { title: post.title, format, hashtags: post.hashtags ?? [], slides };
  return { ...listPostTexts(job), "manifest.json": `${JSON.stringify(manifest, null, 2)}\n` };
}
