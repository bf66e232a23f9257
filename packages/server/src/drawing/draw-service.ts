import { createHash } from "node:crypto";
import {
  joinSlides,
  type RenderedSlide,
  type RenderOptions,
  type SlideJob,
} from "@slideloom/renderer";
import type { DrawPool, DrawPoolSettings, FileOrder } from "@slideloom/renderer/node";
import { LRUCache } from "lru-cache";
import type { MediaFetchService } from "../media/media-fetch-service.ts";
import type { UploadService } from "../media/upload-service.ts";
import { createMediumReader } from "./read-medium.ts";

/** The drawn slides that are kept: some ten posts. */
const keptBytes = 24 * 1024 * 1024;

export interface DrawServiceSettings {
  /** Called with the first slide; `createDrawPool` unless said otherwise. */
  createDrawPool?: typeof createDrawPool;
  mediaFetches: Pick<MediaFetchService, "read">;
  uploads: Pick<UploadService, "read">;
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

  /** One slide. Throws as `DrawPool` does. */
  async drawSlide(
    job: SlideJob,
    options: RenderOptions,
    signal?: AbortSignal,
  ): Promise<RenderedSlide> {
    const [slide] = await this.drawSlides([job], options, signal);
    if (!slide) throw new Error("A slide was lost.");
    return slide;
  }

  /** The slides of one post, in their order. Throws as `DrawPool` does. */
  async drawSlides(
    jobs: readonly SlideJob[],
    options: RenderOptions,
    signal?: AbortSignal,
  ): Promise<RenderedSlide[]> {
    const keys = buildKeys(jobs, options);
    const drawn = keys.map((key) => this.#drawn.get(key));
    const missing = [...jobs.keys()].filter((index) => !drawn[index]);
    const pool = missing.length > 0 ? await this.#getPool() : null;
    await pool?.draw(
      missing.flatMap((index) => jobs[index] ?? []),
      options,
      {
        signal,
        onSlide: (slide, place) => {
          const index = missing[place] ?? -1;
          drawn[index] = slide;
          // What is at an address may change.
          if (slide.layout.media.length === 0) this.#drawn.set(keys[index] ?? "", slide);
        },
      },
    );
    return drawn.filter((slide) => slide !== undefined);
  }

  /** One file of drawn slides, made in a thread where there are any. Throws as `DrawPool` does. */
  async joinSlides(file: FileOrder, signal?: AbortSignal): Promise<Uint8Array> {
    const { type, slides, job, options } = file;
    if (slides.length === 0) return joinSlides(type, slides, job, options);
    return (await this.#getPool()).join(file, signal);
  }

  async dispose(): Promise<void> {
    await (await this.#pool)?.dispose();
  }

  #getPool(): Promise<DrawPool> {
    const create = this.#settings.createDrawPool ?? createDrawPool;
    this.#pool ??= create({ fetchBytes: createMediumReader(this.#settings) });
    return this.#pool;
  }
}

/** Loads the engine. */
export async function createDrawPool(settings: DrawPoolSettings): Promise<DrawPool> {
  const renderer = await import("@slideloom/renderer/node");
  return new renderer.DrawPool(settings);
}

/** Names of slides by everything that decides their bytes. */
function buildKeys(jobs: readonly SlideJob[], options: RenderOptions): readonly string[] {
  const [first] = jobs;
  // The jobs of one post differ in no more than these.
  const same = { ...first, slideIndex: 0, format: null, setBy: null };
  const hash = createHash("sha256")
    .update(JSON.stringify([same, options]))
    .digest("base64url");
  return jobs.map(
    ({ slideIndex, format, setBy = "" }) => `${hash}/${format}/${setBy}/${slideIndex}`,
  );
}
