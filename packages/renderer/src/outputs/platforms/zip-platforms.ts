import { getSizePreset } from "@slideloom/core/design";
import { headlineLabel } from "@slideloom/core/document";
import {
  describeDocumentLimit,
  describeImageLimit,
  type Platform,
  platforms,
  splitIntoPosts,
} from "@slideloom/core/export";
import { outputFileName } from "@slideloom/core/outputs";
import { countNoun } from "@slideloom/core/text";
import { listEntryNames } from "../entry-names.ts";
import type { TypeSource } from "../../asset-source.ts";
import { buildPdf } from "../pdf/build-pdf.ts";
import { listFileLayoutWarnings } from "../../list-layout-warnings.ts";
import type { FileOptions } from "../file-options.ts";
import type { RenderedSlide, SlideJob } from "../../slide-job.ts";
import { listSlideJobs } from "../../slide-set.ts";
import { zipFiles } from "../zip-files.ts";
import { listPostTexts } from "../zip-texts.ts";
import { describeSize, listPlatformJobs, takesDocument } from "./platform-jobs.ts";

type NamedFile = readonly [name: string, bytes: Uint8Array];

/**
 * Builds a ZIP with a PDF or JPEGs in a folder per platform. `drawn` has the images for all jobs of `listPlatformJobs`,
 * one job after the other.
 */
export async function zipPlatforms(
  job: SlideJob,
  drawn: readonly RenderedSlide[],
  { scale = 2, captions }: Pick<FileOptions, "scale" | "captions"> = {},
  assets: TypeSource | null = null,
): Promise<Uint8Array<ArrayBuffer>> {
  const jobs = listPlatformJobs(job);
  const count = listSlideJobs(job).length;
  const drawings = jobs.map((_, index) => drawn.slice(index * count, (index + 1) * count));
  const files: NamedFile[] = [];
  const lines: string[] = [];
  for (const platform of platforms) {
    const size = describeSize(getSizePreset(platform.sizePreset));
    const isDocument = takesDocument(platform, job);
    const same = jobs.findIndex(
      ({ format, setBy }) =>
        (setBy === "pdf") === isDocument && describeSize(getSizePreset(format)) === size,
    );
    const slides = drawings[same] ?? [];
    const folder = isDocument
      ? await buildDocument(platform, slides, job, assets)
      : buildImages(platform, slides);
    files.push(...folder.files.map(([name, bytes]) => [`${platform.id}/${name}`, bytes] as const));
    const own = captions?.[platform.id];
    if (own !== undefined) {
      files.push([`${platform.id}/caption.txt`, new TextEncoder().encode(`${own.trim()}\n`)]);
    }
    const [{ layout } = { layout: getSizePreset(platform.sizePreset) }] = slides;
    const pixels = `${Math.round(layout.widthPx * scale)} x ${Math.round(layout.heightPx * scale)} pixels`;
    lines.push(`${platform.id}: ${folder.contents}, ${pixels}. ${folder.advice}`.trimEnd());
  }
  const readMe = [
    [headlineLabel(job.post.title)],
    lines,
    [
      captions && Object.keys(captions).length > 0
        ? "caption.txt: the caption to post, unless the network's folder has its own."
        : "caption.txt: the caption to post.",
      "alt.txt: alternative text, one line per image.",
    ],
    listWarnings(jobs, drawings),
  ];
  return zipFiles(files, {
    "read-me.txt": `${readMe
      .map((part) => part.join("\n"))
      .filter(Boolean)
      .join("\n\n")}\n`,
    ...listPostTexts(job),
  });
}

/** A platform's files, with their description and advice for `read-me.txt`. */
interface Folder {
  files: NamedFile[];
  contents: string;
  advice: string;
}

async function buildDocument(
  platform: Platform,
  slides: readonly RenderedSlide[],
  job: SlideJob,
  assets: TypeSource | null,
): Promise<Folder> {
  const pdf = await buildPdf(slides, job, assets);
  const limit = describeDocumentLimit({ pages: slides.length, bytes: pdf.length }, platform);
  return {
    files: [[outputFileName("pdf", job.post.title, 1), pdf]],
    contents: `a PDF of ${countNoun(slides.length, "page")}`,
    advice: limit ?? "Post it as a document.",
  };
}

function buildImages(platform: Platform, slides: readonly RenderedSlide[]): Folder {
  const posts = splitIntoPosts(slides.length, platform);
  const names = listEntryNames(slides.length, { image: "jpeg", posts });
  const limit = describeImageLimit(slides.length, platform) ?? "";
  const split = posts.length > 1 ? "Post the folders one after the other." : "";
  return {
    files: slides.map(({ bytes }, index) => [names[index] ?? "", bytes]),
    contents: countNoun(slides.length, "JPEG image"),
    advice: `${limit} ${split}`.trim(),
  };
}

/** Lists layout warnings. Each starts with the aspect ratio of its images. */
function listWarnings(
  jobs: readonly SlideJob[],
  drawings: readonly (readonly RenderedSlide[])[],
): string[] {
  return jobs.flatMap(({ format, setBy }, index) =>
    // A document has the same layout as the images of its size, so its warnings would only repeat theirs.
    (setBy ? [] : (drawings[index] ?? [])).flatMap(({ layout }) =>
      listFileLayoutWarnings(layout).map(
        ({ message }) => `${getSizePreset(format).ratio}: ${message}.`,
      ),
    ),
  );
}
