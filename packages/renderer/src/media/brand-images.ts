import type { Brand } from "@slideloom/core/design";
import { type BrandImage, showsBrand, type SlideBrand } from "@slideloom/core/slide";
import type { Engine, EngineImage } from "../engine/engine.ts";
import { LeastRecentlyUsed } from "../least-recently-used.ts";
import { loadMedia, type FetchBytes } from "./media.ts";
import { measureOutline } from "./measure-outline.ts";
import type { SlideJob } from "../slide-job.ts";

const keptImages = 8;

interface KnownImage {
  /** A short name, since a data URL is too long for cache keys and nodes. */
  src: string;
  loading: Promise<LoadedImage | string> | null;
}

interface LoadedImage {
  widthPx: number;
  heightPx: number;
  outline: number[] | null;
  image: EngineImage;
  note: string | null;
}

/** A note for people about a brand image, without a full stop. */
export interface BrandNote {
  /** Phrase that follows "the image" in messages, e.g. `of the brand`. */
  image: string;
  text: string;
}

/** A loaded brand, ready to be drawn. */
export interface JobBrand {
  brand: SlideBrand | null;
  images: EngineImage[];
  /** Reasons why images are left out. */
  missing: BrandNote[];
  /** Notes on images that are drawn differently from their files. */
  notes: BrandNote[];
}

const imageNames = {
  avatar: "of the brand",
  avatarDark: "of the brand for dark backgrounds",
  portrait: "of the brand's portrait",
};

/** Loads brand images, each once. */
export class BrandImages {
  readonly #engine: Engine;
  readonly #fetchBytes: FetchBytes;
  readonly #images = new LeastRecentlyUsed<KnownImage>(keptImages);
  #count = 0;

  constructor(engine: Engine, fetchBytes: FetchBytes) {
    this.#engine = engine;
    this.#fetchBytes = fetchBytes;
  }

  /** Returns the cache key of the brand on the job's slide; null if the slide shows none. */
  keyOf(job: SlideJob): string[] | null {
    const brand = findShownBrand(job);
    if (!brand) return null;
    const { name, handle, website, avatar, avatarDark = null, portrait = null } = brand;
    const images = [avatar, avatarDark, portrait].map((url) =>
      url === null ? "" : this.#find(url).src,
    );
    return [name, handle, website, ...images];
  }

  /** Loads the brand on the job's slide, without images that can't be drawn. */
  async load(job: SlideJob): Promise<JobBrand> {
    const brand = findShownBrand(job);
    const images: EngineImage[] = [];
    const missing: BrandNote[] = [];
    const notes: BrandNote[] = [];
    if (!brand) return { brand, images, missing, notes };
    const take = async (key: keyof typeof imageNames): Promise<BrandImage | null> => {
      const url = brand[key] ?? null;
      if (url === null) return null;
      const loaded = await this.#load(url);
      if (typeof loaded === "string") {
        missing.push({ image: imageNames[key], text: loaded });
        return null;
      }
      const { widthPx, heightPx, outline, image, note } = loaded;
      images.push(image);
      if (note !== null) notes.push({ image: imageNames[key], text: note });
      return { src: image.src, widthPx, heightPx, ...(outline && { outline }) };
    };
    const { name, handle, website } = brand;
    const image = await take("avatar");
    const darkImage = await take("avatarDark");
    const isPortrayed = job.postType === "carousel" && isEnd(job);
    const portrait = isPortrayed ? await take("portrait") : null;
    const shown = { name, handle, website, image, darkImage, portrait };
    return { brand: shown, images, missing, notes };
  }

  #find(url: string): KnownImage {
    const known = this.#images.get(url);
    if (known) return known;
    this.#count += 1;
    const image: KnownImage = { src: `brand:${this.#count}`, loading: null };
    this.#images.set(url, image);
    return image;
  }

  /** Loads an image; resolves to an error message if it fails. */
  #load(url: string): Promise<LoadedImage | string> {
    const image = this.#find(url);
    image.loading ??= this.#read(image.src, url);
    return image.loading;
  }

  async #read(src: string, url: string): Promise<LoadedImage | string> {
    const { media, image } = await loadMedia(this.#engine, this.#fetchBytes, url);
    if (media.kind !== "image" || !image) return media.cause ?? "it isn't an image";
    const { widthPx, heightPx, note = null } = media;
    const outline = await measureOutline(this.#engine, image, widthPx / heightPx);
    return { widthPx, heightPx, outline, image: { ...image, src }, note };
  }
}

/** Whether the slide is the first or the last, which show the portrait. */
function isEnd({ post, slideIndex }: SlideJob): boolean {
  return slideIndex === 0 || slideIndex === post.content.length - 1;
}

function findShownBrand(job: SlideJob): Brand | null {
  return job.brand && showsBrand(job, job.brand) ? job.brand : null;
}
