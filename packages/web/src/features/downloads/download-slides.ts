import type { FormatId } from "@slideloom/core/design";
import {
  documentFileName,
  networksFileName,
  slideFileName,
  zipFileName,
} from "@slideloom/core/slide";
import type {
  DocumentType,
  ImageType,
  RenderOptions,
  SlideJob,
  SlideLayout,
  ZipOptions,
} from "@slideloom/renderer";
import { saveFile } from "../../lib/save-file.ts";
import { getSlideRenderer, isAbortError } from "../../lib/slide-renderer.ts";
import { type Preparation, useExportStore } from "../../state/export-store.ts";
import { getLook } from "../../state/look.ts";
import { settleValidation, usePostStore } from "../../state/post-store.ts";
import { buildSlideJob } from "../../state/slide-job.ts";
import { showToast } from "../../state/toast-store.ts";
import { settleVideoPosters } from "../../state/video-posters.ts";
import { describeMedia } from "./describe-media.ts";
import { describePrompts } from "./describe-prompts.ts";

/** The job of the slide that is looked at; null where there is nothing to download. */
export function findJob(): SlideJob | null {
  settleValidation();
  const { parsedJson, currentSlideIndex } = usePostStore.getState();
  if (!parsedJson || parsedJson.content.length === 0) return null;
  return buildSlideJob(parsedJson, getLook(), currentSlideIndex);
}

/** The job with the still pictures of all its videos. */
export async function settlePosters(job: SlideJob): Promise<SlideJob> {
  await settleVideoPosters();
  const entries = Object.entries(getLook().posterUrls).filter(
    (entry): entry is [string, string] => entry[1] !== null,
  );
  return { ...job, posterUrls: Object.fromEntries(entries) };
}

/** A toast that also says what the pictures show in place of media that they can't, and what else there is to know. */
function reportSuccess(
  description: string,
  layouts: readonly SlideLayout[],
  ...notes: readonly (string | null)[]
): void {
  const note = [...notes, describeMedia(layouts)].filter(Boolean).join(" ");
  showToast({ title: "Success", description, ...(note && { note }) });
}

export function warnOfNoSlides(): void {
  showToast({
    variant: "warning",
    title: "No slides to download",
    description: "Please add valid JSON content first",
  });
}

function setProgress(progress: Pick<Preparation, "done" | "total">): void {
  useExportStore.setState(({ preparing }) => ({
    preparing: preparing && { ...preparing, ...progress },
  }));
}

/** Runs a download with the preparing state set; what goes wrong ends in a toast. */
async function prepare(
  kind: Preparation["kind"],
  total: number,
  failure: string,
  run: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  const cancel = () => controller.abort();
  useExportStore.setState({ preparing: { kind, done: 0, total, cancel } });
  try {
    await run(controller.signal);
  } catch (error) {
    if (isAbortError(error)) {
      showToast({ title: "Download cancelled", description: "No file was saved." });
    } else {
      console.warn(failure, error);
      showToast({ variant: "destructive", title: "Error", description: failure });
    }
  } finally {
    useExportStore.setState({ preparing: null });
  }
}

/** Gets the drawing workers ready: a download is likely, since the pointer or the focus is on its button. */
export function expectDownload(): void {
  const job = findJob();
  if (job) getSlideRenderer().warmUp(job);
}

/** How pictures are saved: PNG at two device pixels a CSS px unless said otherwise. */
type PictureOptions = Pick<RenderOptions, "scale" | "type">;

/** Saves the slide that is looked at. */
export async function downloadCurrentSlide(options: PictureOptions = {}): Promise<void> {
  if (useExportStore.getState().preparing) return;
  const job = findJob();
  if (!job) return warnOfNoSlides();
  const { type = "png" } = options;
  const slideNumber = job.slideIndex + 1;
  await prepare("slide", 1, "Failed to download slide", async (signal) => {
    const drawn = await settlePosters(job);
    const { bytes, layout } = await getSlideRenderer().renderSlide(drawn, { ...options, signal });
    saveFile(slideFileName(slideNumber, type), new Blob([bytes], { type: `image/${type}` }));
    const isSingle = job.postType === "single";
    const prompts = describePrompts(job.post, isSingle ? null : job.slideIndex);
    reportSuccess(`Slide ${slideNumber} downloaded successfully`, [layout], prompts);
  });
}

interface AllSlidesOptions extends Pick<ZipOptions, "scale" | "texts" | "posts"> {
  type?: ImageType | DocumentType | "networks";
}

/** Saves every slide: as pictures in one ZIP, as pages of one document, or laid out for every network in one ZIP. */
export async function downloadAllSlides({
  type = "png",
  scale,
  texts = false,
  posts = [],
}: AllSlidesOptions = {}): Promise<void> {
  if (useExportStore.getState().preparing) return;
  const job = findJob();
  if (!job) return warnOfNoSlides();
  const { title } = job.post;
  const total = job.postType === "single" ? 1 : job.post.content.length;
  showToast({
    variant: "progress",
    title: "Preparing download",
    description: "Generating slides, please wait...",
  });
  const kind = type === "networks" ? "networks" : "all";
  await prepare(kind, total, "Failed to download all slides", async (signal) => {
    const drawn = await settlePosters(job);
    const renderer = getSlideRenderer();
    const options = { signal, onProgress: setProgress, scale };
    const prompts = describePrompts(job.post);
    const describe = (what: string) => `All ${total} slides have been downloaded ${what}`;
    switch (type) {
      case "pdf":
      case "pptx": {
        const { file, layouts } = await renderer.renderDocument(type, drawn, options);
        saveFile(documentFileName(title, type), file);
        const limit = await describeLimit(job.format, { pages: total, bytes: file.size });
        reportSuccess(
          describe(type === "pdf" ? "as a PDF" : "as a PowerPoint"),
          layouts,
          prompts,
          limit,
        );
        break;
      }
      case "networks": {
        const { zip, layouts } = await renderer.renderNetworks(drawn, options);
        saveFile(networksFileName(title), zip);
        reportSuccess(describe("for every network"), layouts, prompts);
        break;
      }
      default: {
        const { zip, layouts } = await renderer.renderZip(drawn, {
          ...options,
          type,
          texts,
          posts,
        });
        saveFile(zipFileName(title), zip);
        reportSuccess(describe("as a ZIP file"), layouts, prompts);
      }
    }
  });
}

/** What of the limits of the format's network a document meets. */
async function describeLimit(
  format: FormatId,
  file: { pages: number; bytes: number },
): Promise<string | null> {
  const { describeDocumentLimit, getFormatNetwork } = await import("@slideloom/core/export");
  return describeDocumentLimit(file, getFormatNetwork(format));
}
