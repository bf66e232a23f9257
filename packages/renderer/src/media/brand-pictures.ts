import type { Brand } from "@slideloom/core/design";
import { showsBrand, type SlideBrand } from "@slideloom/core/slide";
import type { Engine, EngineImage } from "../engine/engine.ts";
import { LeastRecentlyUsed } from "../least-recently-used.ts";
import { loadMedia, type FetchBytes } from "./media.ts";
import { measureLuminance } from "./measure-luminance.ts";
import type { SlideJob } from "../slide-job.ts";

const keptPictures = 8;

interface KnownPicture {
  /** A short name, since a data URL is too long for cache keys and nodes. */
  src: string;
  loading: Promise<LoadedPicture | string> | null;
}

interface LoadedPicture {
  widthPx: number;
  heightPx: number;
  luminance: number | null;
  image: EngineImage;
  note: string | null;
}

/** A loaded brand, ready to be drawn. */
export interface JobBrand {
  brand: SlideBrand | null;
  images: EngineImage[];
  /** Why the image is left out; null if it is drawn. */
  missing: string | null;
  /** How the drawn image differs from its file; null if it doesn't. */
  note: string | null;
}

/** Loads brand images, each once. */
export class BrandPictures {
  readonly #engine: Engine;
  readonly #fetchBytes: FetchBytes;
  readonly #pictures = new LeastRecentlyUsed<KnownPicture>(keptPictures);
  #count = 0;

  constructor(engine: Engine, fetchBytes: FetchBytes) {
    this.#engine = engine;
    this.#fetchBytes = fetchBytes;
  }

  /** Returns the cache key of the brand on the job's slide; null if the slide shows none. */
  keyOf(job: SlideJob): string[] | null {
    const brand = findShownBrand(job);
    if (!brand) return null;
    const { name, handle, website, avatar } = brand;
    return [name, handle, website, avatar === null ? "" : this.#find(avatar).src];
  }

  /** Loads the brand on the job's slide, without an image that can't be drawn. */
  async load(job: SlideJob): Promise<JobBrand> {
    const brand = findShownBrand(job);
    if (!brand) return { brand: null, images: [], missing: null, note: null };
    const { name, handle, website, avatar } = brand;
    const shown = { name, handle, website };
    const loaded = avatar === null ? null : await this.#load(avatar);
    if (typeof loaded === "string" || !loaded) {
      return { brand: { ...shown, picture: null }, images: [], missing: loaded, note: null };
    }
    const { widthPx, heightPx, luminance, image, note } = loaded;
    const picture = {
      src: image.src,
      widthPx,
      heightPx,
      ...(luminance !== null && { luminance }),
    };
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

  /** Loads an image; resolves to an error message if it fails. */
  #load(url: string): Promise<LoadedPicture | string> {
    const picture = this.#find(url);
    picture.loading ??= this.#read(picture.src, url);
    return picture.loading;
  }

  async #read(src: string, url: string): Promise<LoadedPicture | string> {
    const { media, image } = await loadMedia(this.#engine, this.#fetchBytes, url);
    if (media.kind !== "image" || !image) return media.cause ?? "it isn't an image";
    const { widthPx, heightPx, note = null } = media;
    const luminance = await measureLuminance(this.#engine, image, widthPx / heightPx);
    return { widthPx, heightPx, luminance, image: { ...image, src }, note };
  }
}

function findShownBrand(job: SlideJob): Brand | null {
  return job.brand && showsBrand(job, job.brand) ? job.brand : null;
}
