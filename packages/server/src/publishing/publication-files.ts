import { buildUrl } from "@slideloom/core/contract/routes";
import { getSizePreset, type SizePresetId } from "@slideloom/core/design";
import { listSlideMediaUrls, parsePost } from "@slideloom/core/document";
import { type ImageType, outputFileName, outputs } from "@slideloom/core/outputs";
import {
  buildSlideJob,
  getImageType,
  listOutputJobs,
  type SlideJob,
  type SlideLayout,
} from "@slideloom/renderer";
import { readCarousel } from "../carousels/carousel-content.ts";
import {
  StepFailure,
  thumbnailName,
  type FileWish,
  type PublishedFile,
} from "../connectors/connector.ts";
import type { DrawTurn } from "../drawing/draw-pool.ts";
import type { DrawService } from "../drawing/draw-service.ts";
import { describeMissingMedia, listMissingMedia } from "../drawing/missing-media.ts";
import { findMediaType } from "../drawing/outputs.ts";
import { findMediaId } from "../media/media-address.ts";
import type { UploadService } from "../media/upload-service.ts";
import { LinkSigner } from "../secrets/link-signer.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { nameAccount } from "../turns/party.ts";
import { PublishingError } from "./publishing-error.ts";
import type { StoredFile } from "./target/row.ts";

/** Device pixels per CSS pixel, unless a network names the width of its images. */
const usualScale = 2;
/** JPEG qualities, tried in order until the file is small enough. */
const qualities = [92, 85, 75, 60, 45, 30];
export interface PublicationFilesSettings {
  appSecret: string;
  publicUrl: string | null;
  blobs: BlobStore;
  drawing: Pick<DrawService, "drawSlides" | "joinSlides">;
  uploads: Pick<UploadService, "exists">;
}

export interface DrawnContent {
  /** The `draft` column of a carousel version. */
  draft: string;
  wishes: readonly FileWish[];
  /** Returns the size in which to publish a carousel. `own` is the carousel's own size. */
  findSize: (own: SizePresetId) => SizePresetId;
}

type DrawnFile = Omit<StoredFile, "sizeBytes"> & { bytes: Uint8Array };

type PictureWish = FileWish & { type: "jpeg" | "png" };

/**
 * Rendered files of targets. They are rendered once, fetched by networks, and kept until two days after the target
 * ends.
 */
export class PublicationFiles {
  readonly #settings: PublicationFilesSettings;
  readonly #signer: LinkSigner;
  #draws = 0;

  constructor(settings: PublicationFilesSettings) {
    this.#settings = settings;
    this.#signer = new LinkSigner(settings.appSecret, "published files");
  }

  /**
   * Renders and stores the files that the network needs.
   * @throws {StepFailure} if a slide can't be rendered correctly.
   */
  async draw(
    { id: targetId, accountId }: { id: string; accountId: string },
    { draft, wishes, findSize }: DrawnContent,
    signal: AbortSignal,
  ): Promise<StoredFile[]> {
    this.#draws += 1;
    const job = withMediaAttempt(readSlideJob(draft, findSize), this.#draws);
    const turn = { by: nameAccount(accountId), signal };
    const files: StoredFile[] = [];
    for (const wish of wishes) {
      const drawn = await this.#drawWish(job, wish, turn);
      for (const { bytes, ...file } of drawn) {
        await this.#settings.blobs.put(buildKey(targetId, file.name), bytes);
        files.push({ ...file, sizeBytes: bytes.byteLength });
      }
    }
    return files;
  }

  /** Returns the files in the form that connectors use. */
  present(targetId: string, files: readonly StoredFile[]): PublishedFile[] {
    return files.map((file) => ({
      ...file,
      url: this.#buildUrl(targetId, file.name),
      read: () => this.#read(targetId, file.name),
    }));
  }

  /**
   * Returns a file by its signed URL.
   * @throws {PublishingError} if the signature is wrong or the file is deleted.
   */
  async find({ targetId, signed, name }: { targetId: string; signed: string; name: string }) {
    const isGenuine = this.#signer.isGenuine(`${targetId}/${name}`, signed);
    const bytes = isGenuine ? await this.#settings.blobs.find(buildKey(targetId, name)) : null;
    if (!bytes) throw new PublishingError("published-file-not-found");
    return { bytes, type: findMediaType(name) };
  }

  async delete(targetId: string, files: readonly StoredFile[]): Promise<void> {
    for (const { name } of files) await this.#settings.blobs.delete(buildKey(targetId, name));
  }

  async #drawWish(job: SlideJob, wish: FileWish, turn: DrawTurn): Promise<DrawnFile[]> {
    switch (wish.type) {
      case "pdf":
        return [await this.#drawDocument(job, wish, turn)];
      case "thumbnail": {
        const jobs = listOutputJobs("jpeg", job).slice(0, 1);
        const pictures = await this.#drawPictures(jobs, { ...wish, type: "jpeg" }, turn);
        return pictures.map((picture) => ({ ...picture, name: thumbnailName }));
      }
      default:
        return this.#drawPictures(
          listOutputJobs(wish.type, job),
          { ...wish, type: wish.type },
          turn,
        );
    }
  }

  async #drawPictures(
    jobs: readonly SlideJob[],
    wish: PictureWish,
    turn: DrawTurn,
  ): Promise<DrawnFile[]> {
    const { type } = wish;
    const pictures = [];
    for (const [index, slide] of jobs.entries()) {
      const { bytes, layout, scale } = await this.#drawWithin(slide, wish, turn);
      pictures.push({
        slide: index + 1,
        bytes,
        type: outputs[type].mediaType,
        name: outputFileName(type, "", index + 1),
        ...scaleSize(layout, scale),
      });
    }
    return pictures;
  }

  /** Renders an image at the best quality within `maxBytes`. */
  async #drawWithin(
    slide: SlideJob,
    { type, maxBytes = Infinity, widthPx }: PictureWish,
    turn: DrawTurn,
  ) {
    const scale =
      widthPx === undefined ? usualScale : widthPx / getSizePreset(slide.format).widthPx;
    for (const quality of qualities) {
      const [drawn] = await this.#draw([slide], { type, quality, scale }, turn);
      if (drawn && drawn.bytes.byteLength <= maxBytes) return { ...drawn, scale };
      if (type === "png") break;
    }
    throw refuseSize(`Slide ${slide.slideIndex + 1}`, maxBytes);
  }

  async #drawDocument(
    job: SlideJob,
    { maxBytes = Infinity }: FileWish,
    turn: DrawTurn,
  ): Promise<DrawnFile> {
    const options = { type: getImageType("pdf"), scale: usualScale };
    const slides = await this.#draw(listOutputJobs("pdf", job), options, turn);
    const bytes = await this.#settings.drawing.joinSlides(
      { type: "pdf", slides, job, options: { scale: usualScale } },
      turn,
    );
    if (bytes.byteLength > maxBytes) throw refuseSize("The PDF", maxBytes);
    const [first] = slides;
    return {
      slide: null,
      bytes,
      type: outputs.pdf.mediaType,
      name: "slides.pdf",
      ...scaleSize(first?.layout ?? getSizePreset(job.format), usualScale),
    };
  }

  async #draw(
    jobs: readonly SlideJob[],
    options: { type: ImageType; quality?: number; scale: number },
    turn: DrawTurn,
  ) {
    const kept = { ...options, compression: "small" } as const;
    const slides = await this.#settings.drawing.drawSlides(jobs, kept, turn);
    const layouts = slides.map(({ layout }) => layout);
    const missing = listMissingMedia(layouts);
    if (missing.length === 0) return slides;
    // A wrong render can be fixed in the editor, but not once it is published.
    const code = "missing-media";
    const message = describeMissingMedia(missing);
    // A host may recover before the retry; a deleted upload won't.
    if (await this.#hasDeletedUpload(layouts)) throw refuse(code, message);
    throw new StepFailure({ kind: "not-sent", code, message });
  }

  async #hasDeletedUpload(layouts: readonly Pick<SlideLayout, "missingMedia">[]): Promise<boolean> {
    const urls = layouts.flatMap(({ missingMedia }) => missingMedia.flatMap(({ url = "" }) => url));
    for (const id of urls.flatMap((url) => findMediaId(url) ?? [])) {
      if (!(await this.#settings.uploads.exists(id))) return true;
    }
    return false;
  }

  async #read(targetId: string, name: string): Promise<Uint8Array> {
    const bytes = await this.#settings.blobs.find(buildKey(targetId, name));
    if (!bytes) {
      const message = "The rendered images were lost.";
      throw new StepFailure({ kind: "files-gone", message });
    }
    return bytes;
  }

  #buildUrl(targetId: string, name: string): string {
    const signed = this.#signer.sign(`${targetId}/${name}`);
    const path = buildUrl("getPublishedFile", { params: { targetId, signed, name } });
    return (this.#settings.publicUrl ?? "") + path;
  }
}

function scaleSize(
  { widthPx, heightPx }: Pick<SlideLayout, "widthPx" | "heightPx">,
  scale: number,
) {
  return { widthPx: Math.round(widthPx * scale), heightPx: Math.round(heightPx * scale) };
}

/** Blob keys allow only lower-case letters, digits, `-` and `_`. */
const buildKey = (targetId: string, name: string) =>
  `pub-${targetId}-${name.toLowerCase().replaceAll(/[^a-z0-9]/g, "-")}`;

function readSlideJob(draft: string, findSize: DrawnContent["findSize"]): SlideJob {
  const carousel = readCarousel(draft);
  const result = parsePost(carousel.jsonInput);
  if (!result.ok)
    throw refuse("invalid-post", `The carousel's text isn't a valid post: ${result.error.message}`);
  const carouselFormat = findSize(carousel.carouselFormat);
  return buildSlideJob({ ...carousel, carouselFormat }, result.post, 0);
}

/** Returns the job with a new attempt number, which bypasses the cache of failed images. */
function withMediaAttempt(job: SlideJob, attempt: number): SlideJob {
  const urls = job.post.content.flatMap((slide, index) =>
    listSlideMediaUrls(slide, job.mediaUrls[index]),
  );
  return { ...job, mediaAttempts: Object.fromEntries(urls.map((url) => [url, attempt])) };
}

const refuseSize = (what: string, maxBytes: number) =>
  refuse("file-too-large", `${what} is larger than ${(maxBytes / 1e6).toFixed(1)} MB.`);

const refuse = (code: string, message: string) =>
  new StepFailure({ kind: "rejected", code, message });
