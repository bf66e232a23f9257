import type { Brand } from "@slideloom/core/design";
import { showsBrand, type SlideBrand } from "@slideloom/core/slide";
import type { Engine, EngineImage } from "../engine/engine.ts";
import { LeastRecentlyUsed } from "../least-recently-used.ts";
import { loadMedia, type FetchBytes } from "./media.ts";
import type { SlideJob } from "../slide-job.ts";

const keptPictures = 8;

interface KnownPicture {
  /** Short, since a data URL is too long for keys and nodes. */
  src: string;
  loading: Promise<LoadedPicture | string> | null;
}

interface LoadedPicture {
  widthPx: number;
  heightPx: number;
  image: EngineImage;
  note: string | null;
}

/** The brand of a job's slide, ready to be drawn. */
export interface JobBrand {
  brand: SlideBrand | null;
  images: EngineImage[];
  /** Why its picture is left out; null where it is not. */
  missing: string | null;
  /** How its drawn picture differs from the file; null where it doesn't. */
  note: string | null;
}

/** Loads the pictures of brands, each once. */
export class BrandPictures {
  readonly #engine: Engine;
  readonly #fetchBytes: FetchBytes;
  readonly #pictures = new LeastRecentlyUsed<KnownPicture>(keptPictures);
  #count = 0;

  constructor(engine: Engine, fetchBytes: FetchBytes) {
    this.#engine = engine;
    this.#fetchBytes = fetchBytes;
  }

  /** What of the job's brand its slide shows, as part of a cache key; null where it shows none. */
  keyOf(job: SlideJob): string[] | null {
    const brand = findShownBrand(job);
    if (!brand) return null;
    const { name, handle, website, avatar } = brand;
    return [name, handle, website, avatar === null ? "" : this.#find(avatar).src];
  }

  /** The brand that the job's slide shows; a picture that can't be drawn is left out. */
  async load(job: SlideJob): Promise<JobBrand> {
    const brand = findShownBrand(job);
    if (!brand) return { brand: null, images: [], missing: null, note: null };
    const { name, handle, website, avatar } = brand;
    const shown = { name, handle, website };
    const loaded = avatar === null ? null : await this.#load(avatar);
    if (typeof loaded === "string" || !loaded) {
      return { brand: { ...shown, picture: null }, images: [], missing: loaded, note: null };
    }
    const { widthPx, heightPx, image, note } = loaded;
    const picture = { src: image.src, widthPx, heightPx };
    return { brand: { ...shown, picture }, images: [image], missing: null, note };
  }

  #find(url: string): KnownPicture {
    const known = this.#pictures.get(url);
    if (known) return known;
    this.#count += 1;
    const picture: KnownPicture = { src: `brand:${this.#count}`, loading: null };
    this.#pictures.set(url, picture);
    return picture;
  }

  /** The picture, or why it can't be loaded. */
  #load(url: string): Promise<LoadedPicture | string> {
    const picture = this.#find(url);
    picture.loading ??= this.#read(picture.src, url);
    return picture.loading;
  }

  async #read(src: string, url: string): Promise<LoadedPicture | string> {
    const { media, image } = await loadMedia(this.#engine, this.#fetchBytes, url);
    if (media.kind !== "image" || !image) return media.cause ?? "it is no picture";
    const { widthPx, heightPx, note = null } = media;
    return { widthPx, heightPx, image: { ...image, src }, note };
  }
}

function findShownBrand(job: SlideJob): Brand | null {
  return job.brand && showsBrand(job, job.brand) ? job.brand : null;
}
