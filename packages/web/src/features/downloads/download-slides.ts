import type { SizePresetId } from "@slideloom/core/design";
import { type FileType, outputFileName, outputs } from "@slideloom/core/outputs";
import {
  type FileOptions,
  listOutputJobs,
  type RenderOptions,
  type SlideJob,
  type SlideLayout,
} from "@slideloom/renderer";
import { countNoun } from "@slideloom/core/text";
import { CodeError, explainWorkerError, loadCode } from "../../lib/load-code.ts";
import { saveFile } from "../../lib/save-file.ts";
import { getSlideRenderer } from "../../lib/slide-renderer.ts";
import { askAboutFacts } from "../../state/fact-gate.ts";
import { exportRun, type Preparation } from "../../state/export-store.ts";
import { getResolvedAppearance } from "../../state/resolved-appearance.ts";
import { buildAppearanceJob } from "../../state/slide-job.ts";
import { showToast } from "../../state/toast-store.ts";
import { settleVideoPosters } from "../../state/video-posters.ts";
import { describeMedia } from "./describe-media.ts";
import { describePrompts } from "./describe-prompts.ts";
import { describeUnchecked } from "./describe-unchecked.ts";
import { getDocument, getSlideIndex, useCarouselStore } from "../../state/carousel-store.ts";
import { settleDocument } from "../../state/json-text.ts";

/** Returns the current slide's drawing job; null if there is nothing to download. */
export function findJob(): SlideJob | null {
  settleDocument();
  const { post } = getDocument();
  if (!post || post.content.length === 0) return null;
  return buildAppearanceJob(post, getResolvedAppearance(), getSlideIndex());
}

/** Returns the job with poster images of all its videos. */
export async function settlePosters(job: SlideJob): Promise<SlideJob> {
  await settleVideoPosters();
  const entries = Object.entries(getResolvedAppearance().posterUrls).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return { ...job, posterUrls: Object.fromEntries(entries) };
}

/** Shows a success toast with the notes. If `describeMedia` reports problems on the slides, adds its text. */
function reportSuccess(
  description: string,
  layouts: readonly SlideLayout[],
  ...notes: readonly (string | null)[]
): void {
  const note = [...notes, describeUnchecked(), describeMedia(layouts)].filter(Boolean).join(" ");
  showToast({ title: "Success", description, ...(note && { note }) });
}

function warnOfNoSlides(): void {
  showToast({
    variant: "warning",
    title: "No slides to download",
    description: "Please add valid JSON content first",
  });
}

type Work = Parameters<typeof exportRun.start<void>>[0]["work"];

/** Runs a download and shows that it is being prepared. Errors are shown in a toast. */
function prepare(
  kind: Preparation["kind"],
  total: number,
  failure: string,
  work: Work,
): Promise<void> {
  return exportRun.start({
    begin: { kind, done: 0, total },
    work,
    onCancel: reportNoFile,
    onFail: (_, error) => void reportFailure(failure, error),
  });
}

export function reportNoFile(): void {
  showToast({ title: "Download cancelled", description: "No file was saved." });
}

async function reportFailure(description: string, error: unknown): Promise<void> {
  console.warn(description, error);
  const cause = await explainWorkerError("the code for this file", error);
  const note = cause instanceof CodeError ? { note: cause.message } : {};
  showToast({ variant: "destructive", title: "Error", description, ...note });
}

export function warmUpDrawing(): void {
  const job = findJob();
  if (job) getSlideRenderer().warmUp(job);
}

/** Image options; default PNG at two device pixels per CSS px. */
type ImageOptions = Pick<RenderOptions, "scale" | "type">;

export async function downloadCurrentSlide(options: ImageOptions = {}): Promise<void> {
  if (exportRun.isActive) return;
  const job = findJob();
  if (!job) return warnOfNoSlides();
  const asked = job.postType === "single" ? {} : { slideIndex: job.slideIndex };
  if ((await askAboutFacts("download", asked)) !== "go") return;
  const { type = "png" } = options;
  const slideNumber = job.slideIndex + 1;
  await prepare("slide", 1, "Failed to download slide", async ({ signal }) => {
    const drawn = await settlePosters(job);
    const { bytes, layout } = await getSlideRenderer().renderSlide(drawn, { ...options, signal });
    saveFile(
      outputFileName(type, job.post.title, slideNumber),
      new Blob([bytes], { type: outputs[type].mediaType }),
    );
    const isSingle = job.postType === "single";
    const prompts = describePrompts(job.post, isSingle ? null : job.slideIndex);
    reportSuccess(`Slide ${slideNumber} downloaded successfully`, [layout], prompts);
  });
}

/** Downloads all slides in one file; default a ZIP of PNGs. */
export async function downloadAllSlides(
  choices: FileOptions & { type?: FileType } = {},
): Promise<void> {
  const { type = "zip", ...options } = choices;
  if (exportRun.isActive) return;
  const job = findJob();
  if (!job) return warnOfNoSlides();
  if ((await askAboutFacts("download")) !== "go") return;
  const { title } = job.post;
  const { kind, imageType, as } = outputs[type];
  const total = job.postType === "single" ? 1 : job.post.content.length;
  const what = imageType === null ? "the text" : "all slides";
  if (imageType !== null) {
    showToast({
      variant: "progress",
      title: "Preparing download",
      description: "Generating slides, please wait...",
    });
  }
  const preparation = listOutputJobs(type, job).length > total ? "networks" : "all";
  await prepare(preparation, total, `Failed to download ${what}`, async ({ signal, note }) => {
    const drawn = imageType === null ? job : await settlePosters(job);
    const limits = kind === "document" ? loadLimits(job.format) : null;
    const { file, layouts } = await getSlideRenderer().renderFile(type, drawn, {
      ...options,
      captions: useCarouselStore.getState().carousel.captions,
      signal,
      onProgress: note,
    });
    saveFile(outputFileName(type, title, 1, options), file);
    const limit = limits && (await limits)({ pages: total, bytes: file.size });
    const slides = total === 1 ? "1 slide has" : `All ${countNoun(total, "slide")} have`;
    const subject = imageType === null ? "The text has" : slides;
    reportSuccess(`${subject} been downloaded ${as}`, layouts, describePrompts(job.post), limit);
  });
}

type DescribeLimit = (file: { pages: number; bytes: number }) => string | null;

/** Loads a function that returns a note if a document exceeds the limits of the format's platform. */
async function loadLimits(sizePreset: SizePresetId): Promise<DescribeLimit> {
  try {
    const { describeDocumentLimit, getSizePresetPlatform } = await loadCode(
      "the limits of documents",
      () => import("@slideloom/core/export"),
    );
    const platform = getSizePresetPlatform(sizePreset);
    return (file) => describeDocumentLimit(file, platform);
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    // The file doesn't need the limits, so it is saved without them.
    return () => "We couldn't check whether the file exceeds the platform's limits.";
  }
}
