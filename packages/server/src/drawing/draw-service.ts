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

/** Cache size in bytes, about ten posts. */
const keptBytes = 24 * 1024 * 1024;

export interface DrawServiceSettings {
  /** Called when the first slide is rendered; defaults to `createDrawPool`. */
  createDrawPool?: typeof createDrawPool;
  mediaFetches: Pick<MediaFetchService, "read">;
  uploads: Pick<UploadService, "read">;
}

/** Renders in threads shared by the process, with an LRU cache of slides. */
export class DrawService {
  readonly #settings: DrawServiceSettings;
  readonly #drawn = new LRUCache<string, RenderedSlide>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  });
  readonly #images = new Map<string, string>();
  #pool: Promise<DrawPool> | undefined;

  constructor(settings: DrawServiceSettings) {
    this.#settings = settings;
  }

  /** Renders one slide. Throws like `DrawPool`. */
  async drawSlide(
    job: SlideJob,
    options: RenderOptions,
    signal?: AbortSignal,
  ): Promise<RenderedSlide> {
    const [slide] = await this.drawSlides([job], options, signal);
    if (!slide) throw new Error("A rendered slide is missing.");
    return slide;
  }

  /** Renders slides of one post, in their order. Throws like `DrawPool`. */
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
          // Slides with media aren't cached, because the content of a URL may change.
          if (slide.layout.media.length === 0) this.#drawn.set(keys[index] ?? "", slide);
        },
      },
    );
    return drawn.filter((slide) => slide !== undefined);
  }

  /** Joins rendered slides into one file. A text file has no slides and needs no thread. Throws like `DrawPool`. */
  async joinSlides(file: FileOrder, signal?: AbortSignal): Promise<Uint8Array> {
    const { type, slides, job, options } = file;
    if (slides.length === 0) return joinSlides(type, slides, job, options);
    return (await this.#getPool()).join(file, signal);
  }

  /** Makes images available while `work` draws slides. `images` maps short addresses in posts to `data:` URLs. */
  async withImages<Result>(
    images: ReadonlyMap<string, string>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    for (const [address, url] of images) this.#images.set(address, url);
    try {
      return await work();
    } finally {
      for (const address of images.keys()) this.#images.delete(address);
    }
  }

  async dispose(): Promise<void> {
    await (await this.#pool)?.dispose();
  }

  #getPool(): Promise<DrawPool> {
    const create = this.#settings.createDrawPool ?? createDrawPool;
    this.#pool ??= create({
      fetchBytes: createMediumReader({ ...this.#settings, images: this.#images }),
    });
    return this.#pool;
  }
}

/** Loads the rendering engine. */
export async function createDrawPool(settings: DrawPoolSettings): Promise<DrawPool> {
  const renderer = await import("@slideloom/renderer/node");
  return new renderer.DrawPool(settings);
}

/** Returns cache keys that cover everything that decides the slides' bytes. */
function buildKeys(jobs: readonly SlideJob[], options: RenderOptions): readonly string[] {
  const [first] = jobs;
  // Jobs of one post differ only in these fields.
  const same = { ...first, slideIndex: 0, format: null, setBy: null };
  const hash = createHash("sha256")
    .update(JSON.stringify([same, options]))
    .digest("base64url");
  return jobs.map(
    ({ slideIndex, format, setBy = "" }) => `${hash}/${format}/${setBy}/${slideIndex}`,
  );
}
