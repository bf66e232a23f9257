import { buildCaption } from "@slideloom/core/document";
import { zipEntryName } from "@slideloom/core/slide";
import { listPictureTexts } from "./picture-texts.ts";
import type { RenderOptions, SlideJob, SlideLayout } from "./slide-job.ts";

/**
 * The text files that a ZIP may hold beside its pictures: `caption.txt`, `alt.txt` with a line a picture, and `manifest.json`
 * with the pictures' names, sizes in pixels and descriptions.
 */
export function listZipTexts(
  job: SlideJob,
  layouts: readonly SlideLayout[],
  { scale = 2, type = "png" }: RenderOptions,
): Record<string, string> {
  const { post, format } = job;
  const descriptions = listPictureTexts(job).map(({ description }) => description);
  const slides = layouts.map(({ widthPx, heightPx }, index) => ({
    file: zipEntryName(index + 1, type),
    width: Math.round(widthPx * scale),
    height: Math.round(heightPx * scale),
    alt: descriptions[index],
  }));
  const manifest = { title: post.title, format, hashtags: post.hashtags ?? [], slides };
  return {
    "caption.txt": buildCaption(post),
    "alt.txt": `${descriptions.join("\n")}\n`,
    "manifest.json": `${JSON.stringify(manifest, null, 2)}\n`,
  };
}
