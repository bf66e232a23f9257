import { createHash } from "node:crypto";
import {
  joinSlides,
  RenderError,
  type RenderedSlide,
  type RenderOptions,
  type SlideJob,
} from "@slideloom/renderer";
import type { FileOrder } from "@slideloom/renderer/node";
import { LRUCache } from "lru-cache";
import { createDrawPool, drawInTurns, type DrawPool, type DrawTurn } from "./draw-pool.ts";
import type { DrawProcess } from "./process/draw-process.ts";
import { createMediumReader, type MediumSources } from "./read-medium.ts";

/** Cache size in bytes, about ten posts. */
const keptBytes = 24 * 1024 * 1024;
/** A slide that was too complex isn't drawn again before this time; its images may change, or the load of the machine. */
const tooHeavyMs = 300_000;
const maxTooHeavy = 1000;

export interface DrawServiceSettings extends MediumSources {
  /** Called when the first slide is rendered; defaults to `createDrawPool`. */
  createDrawPool?: () => DrawPool;
}

/** Renders in child processes, with an LRU cache of slides. */
export class DrawService {
  readonly #settings: DrawServiceSettings;
  readonly #drawn = new LRUCache<string, RenderedSlide>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  });
  readonly #tooHeavy = new LRUCache<string, RenderError>({ max: maxTooHeavy, ttl: tooHeavyMs });
  readonly #embedded = new Map<string, string>();
  #pool: DrawPool | undefined;

  constructor(settings: DrawServiceSettings) {
    this.#settings = settings;
  }

  /** Renders one slide. Rejects like `drawSlides`. */
  async drawSlide(job: SlideJob, options: RenderOptions, turn: DrawTurn): Promise<RenderedSlide> {
    const [slide] = await this.drawSlides([job], options, turn);
    if (!slide) throw new Error("A rendered slide is missing.");
    return slide;
  }

  /**
   * Renders slides of one post, in their order. Rejects with the abort reason, a ServerClosingError or a `RenderError`,
   * with code `render-busy` if too many posts of the party wait.
   */
  async drawSlides(
    jobs: readonly SlideJob[],
    options: RenderOptions,
    turn: DrawTurn,
  ): Promise<RenderedSlide[]> {
    const keys = buildKeys(jobs, options);
    const drawn = keys.map((key) => this.#drawn.get(key));
    const sources = { ...this.#settings, embedded: this.#embedded };
    const fetchBytes = createMediumReader({ ...sources, by: turn.by });
    const works = [...jobs.entries()]
      .filter(([index]) => !drawn[index])
      .map(([index, job]) => async (child: DrawProcess) => {
        const key = keys[index] ?? "";
        const slide = await this.#drawOnce(key, () => child.draw(job, options, fetchBytes));
        drawn[index] = slide;
        // Slides with media aren't cached, because the content of a URL may change.
        if (slide.layout.media.length === 0) this.#drawn.set(key, slide);
      });
    if (works.length > 0) await drawInTurns(this.#getPool(), works, turn);
    return drawn.filter((slide) => slide !== undefined);
  }

  /** Joins rendered slides into one file. A text file has no slides and needs no process. Rejects like `drawSlides`. */
  async joinSlides(file: FileOrder, turn: DrawTurn): Promise<Uint8Array> {
    const { type, slides, job, options } = file;
    if (slides.length === 0) return joinSlides(type, slides, job, options);
    const join = (child: DrawProcess) => child.join(file);
    const [bytes] = await drawInTurns(this.#getPool(), [join], turn);
    if (!bytes) throw new Error("The joined file is missing.");
    return bytes;
  }

  /** Makes images available while `work` draws slides. `images` maps short addresses in posts to `data:` URLs. */
  async withImages<Result>(
    images: ReadonlyMap<string, string>,
    work: () => Promise<Result>,
  ): Promise<Result> {
    for (const [address, url] of images) this.#embedded.set(address, url);
    try {
      return await work();
    } finally {
      for (const address of images.keys()) this.#embedded.delete(address);
    }
  }

  async dispose(): Promise<void> {
    await this.#pool?.dispose();
  }

  /** Draws a slide unless it was too complex before. */
  async #drawOnce(key: string, draw: () => Promise<RenderedSlide>): Promise<RenderedSlide> {
    const known = this.#tooHeavy.get(key);
    if (known) throw known;
    try {
      return await draw();
    } catch (error) {
      const isTooHeavy = error instanceof RenderError && error.code === "render-too-heavy";
      if (isTooHeavy) this.#tooHeavy.set(key, error);
      throw error;
    }
  }

  #getPool(): DrawPool {
    return (this.#pool ??= (this.#settings.createDrawPool ?? createDrawPool)());
  }
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
