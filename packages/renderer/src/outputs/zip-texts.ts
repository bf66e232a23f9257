import { buildCaption } from "@slideloom/core/document";
import { listImageTexts } from "./image-texts.ts";
import type { FileOptions } from "./file-options.ts";
import type { RenderedSlide, SlideJob } from "../slide-job.ts";

/** Returns the post's caption, and one line of alternative text per image. */
export function listPostTexts(job: SlideJob): Record<"caption.txt" | "alt.txt", string> {
  const descriptions = listImageTexts(job).map(({ description }) => description);
  return { "caption.txt": buildCaption(job.post), "alt.txt": `${descriptions.join("\n")}\n` };
}

/**
 * Lists the text files of a ZIP: the post's texts, and `manifest.json` with names, sizes in pixels and descriptions of
 * the images.
 */
export function listZipTexts(
  job: SlideJob,
  images: readonly RenderedSlide[],
  names: readonly string[],
  { scale = 2, captions = {} }: Pick<FileOptions, "scale" | "captions"> = {},
): Record<string, string> {
  const { post, format } = job;
  const texts = listImageTexts(job);
  const slides = images.map(({ layout: { widthPx, heightPx } }, index) => ({
    file: names[index],
    width: Math.round(widthPx * scale),
    height: Math.round(heightPx * scale),
    alt: texts[index]?.description,
  }));
  const own = Object.keys(captions).length > 0 && { captions };
  const manifest = { title: post.title, format, hashtags: post.hashtags ?? [], ...own, slides };
  return { ...listPostTexts(job), "manifest.json": `${JSON.stringify(manifest, null, 2)}\n` };
}
