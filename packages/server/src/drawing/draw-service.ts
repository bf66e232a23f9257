import { createHash } from "node:crypto";
import {
  type DocumentType,
  listSlideJobs,
  type RenderedSlide,
  type RenderOptions,
  type SlideJob,
  type SlideLayout,
} from "@slideloom/renderer";
import type { DrawPool } from "@slideloom/renderer/node";
import { LRUCache } from "lru-cache";
import type { MediaFetchService } from "../media/media-fetch-service.ts";
import type { UploadService } from "../media/upload-service.ts";
import { createMediumReader } from "./read-medium.ts";

/** The drawn slides that are kept. */
const keptBytes = 64 * 1024 * 1024;

export interface DrawServiceSettings {
  mediaFetches: Pick<MediaFetchService, "read">;
  uploads: Pick<UploadService, "read">;
}

/** A file, and what was laid out on its slides. */
export interface DrawnFile {
  bytes: Uint8Array;
  layouts: SlideLayout[];
}

/** Draws in threads that all of the process shares, and keeps what was drawn last. */
export class DrawService {
  readonly #settings: DrawServiceSettings;
  readonly #drawn = new LRUCache<string, RenderedSlide>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  });
  #pool: Promise<DrawPool> | undefined;

  constructor(settings: DrawServiceSettings) {
    this.#settings = settings;
  }

  /** One slide. Throws a `RenderError` as `DrawPool` does. */
  async drawSlide(job: SlideJob, options: RenderOptions): Promise<DrawnFile> {
    const [slide] = await this.#draw([job], options);
    if (!slide) throw new Error("A slide was lost.");
    return { bytes: slide.bytes, layouts: [slide.layout] };
  }

  /** All slides of the job's post as one ZIP of pictures. Throws a `RenderError` as `DrawPool` does. */
  async drawZip(job: SlideJob, options: RenderOptions): Promise<DrawnFile> {
    const slides = await this.#draw(listSlideJobs(job), options);
    const { zipSlides } = await import("@slideloom/renderer/node");
    const files = slides.map((slide) => slide.bytes);
    return { bytes: zipSlides(files, options.type), layouts: listLayouts(slides) };
  }

  /** All slides of the job's post as the pages of one document. Throws a `RenderError` as `DrawPool` does. */
  async drawDocument(
    type: DocumentType,
    job: SlideJob,
    options: Pick<RenderOptions, "scale">,
  ): Promise<DrawnFile> {
    const slides = await this.#draw(listSlideJobs(job), { ...options, type: "jpeg" });
    const { joinDocument } = await import("@slideloom/renderer/node");
    return { bytes: await joinDocument(type, slides, job), layouts: listLayouts(slides) };
  }

  /** The slides of one post, in their order. */
  async #draw(jobs: readonly SlideJob[], options: RenderOptions): Promise<RenderedSlide[]> {
    const keys = buildKeys(jobs, options);
    const drawn = keys.map((key) => this.#drawn.get(key));
    const missing = jobs.filter((_, index) => !drawn[index]);
    if (missing.length === 0) return drawn.filter((slide) => slide !== undefined);
    const pool = await this.#getPool();
    const added = (await pool.draw(missing, options)).values();
    return keys.map((key, index) => {
      const known = drawn[index];
      if (known) return known;
      const slide = added.next().value as RenderedSlide;
      // What is at an address may change.
      if (slide.layout.media.length === 0) this.#drawn.set(key, slide);
      return slide;
    });
  }

  async dispose(): Promise<void> {
    await (await this.#pool)?.dispose();
  }

  /** The engine is loaded with the first slide. */
  #getPool(): Promise<DrawPool> {
    this.#pool ??= import("@slideloom/renderer/node").then(
      ({ DrawPool }) => new DrawPool({ fetchBytes: createMediumReader(this.#settings) }),
    );
    return this.#pool;
  }
}

const listLayouts = (slides: readonly RenderedSlide[]) => slides.map(({ layout }) => layout);

/** Names of slides by everything that decides their bytes. */
function buildKeys(jobs: readonly SlideJob[], options: RenderOptions): readonly string[] {
  const [first] = jobs;
  const content = JSON.stringify([{ ...first, slideIndex: 0 }, options]);
  const hash = createHash("sha256").update(content).digest("base64url");
  return jobs.map(({ slideIndex }) => `${hash}/${slideIndex}`);
}
