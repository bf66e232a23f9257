import type { Carousel } from "@slideloom/core/carousel";
import {
  listSlideMediaUrls,
  mapImages,
  mayHaveImages,
  parsePost,
  takeImages,
  type Post,
} from "@slideloom/core/document";
import { detectFileType, isDataImage } from "@slideloom/core/media";
import { MediaError } from "./media-error.ts";
import type { UploadService } from "./upload-service.ts";

/** Larger SVGs would take too much of the text that a post may have. */
const maxSvgBytes = 100_000;

type MediaUrls = Readonly<Record<number, string>>;

/** Decodes a base64 `data:` URL. */
export function decodeDataUrl(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/**
 * Stores `data:` URLs in posts as uploads of the account. Leaves out images that can't be stored, with a warning,
 * because the text must be saved anyway.
 */
export class EmbeddedMediaService {
  readonly #uploads: Pick<UploadService, "upload">;

  constructor(uploads: Pick<UploadService, "upload">) {
    this.#uploads = uploads;
  }

  /** Returns a carousel with uploads in place of its `data:` URLs. */
  async storeDraft<Draft extends Pick<Carousel, "jsonInput" | "mediaUrls">>(
    accountId: string,
    draft: Draft,
  ): Promise<{ draft: Draft; warnings: string[] }> {
    const { jsonInput, mediaUrls } = draft;
    const isLight = !mayHaveImages(jsonInput) && !Object.values(mediaUrls).some(isDataImage);
    if (isLight) return { draft, warnings: [] };
    const { text, images } = takeImages(jsonInput);
    const storing = new Storing((bytes) => this.#uploads.upload(accountId, bytes));
    const names = nameImages(text);
    const urls = new Map<string, string>();
    for (const [address, dataUrl] of images) {
      urls.set(address, await storing.store(dataUrl, names.get(address) ?? "The post"));
    }
    const typed = text.replace(/"(embedded:[^"]*)"/g, (whole, address: string) => {
      const url = urls.get(address);
      return url === undefined ? whole : JSON.stringify(url);
    });
    const stored = await storing.storeUrls(mediaUrls);
    return { draft: { ...draft, jsonInput: typed, mediaUrls: stored }, warnings: storing.warnings };
  }

  /**
   * Stores the images of a post as uploads, because the post is drawn later. `images` maps short addresses in the post
   * to `data:` URLs.
   */
  async storePost(
    accountId: string,
    {
      post,
      mediaUrls,
      images,
    }: { post: Post; mediaUrls: MediaUrls; images: ReadonlyMap<string, string> },
  ): Promise<{ post: Post; mediaUrls: Record<number, string>; warnings: string[] }> {
    const storing = new Storing((bytes) => this.#uploads.upload(accountId, bytes));
    const urls = new Map<string, string>();
    for (const [index, slide] of post.content.entries()) {
      for (const address of listSlideMediaUrls(slide, mediaUrls[index])) {
        const dataUrl = images.get(address);
        if (dataUrl !== undefined)
          urls.set(address, await storing.store(dataUrl, `Slide ${index + 1}`));
      }
    }
    const find = (url: string) => urls.get(url) ?? url;
    const entries = Object.entries(mediaUrls).map(([index, url]) => [index, find(url)] as const);
    return {
      post: mapImages(post, find),
      mediaUrls: Object.fromEntries(entries),
      warnings: storing.warnings,
    };
  }
}

/** Stores images, each once. */
class Storing {
  readonly warnings: string[] = [];
  readonly #upload: (bytes: Uint8Array) => Promise<{ url: string }>;
  readonly #urls = new Map<string, string>();

  constructor(upload: (bytes: Uint8Array) => Promise<{ url: string }>) {
    this.#upload = upload;
  }

  /** Returns the upload's URL; empty, with a warning, if the image can't be stored. */
  async store(dataUrl: string, name: string): Promise<string> {
    const known = this.#urls.get(dataUrl);
    if (known !== undefined) return known;
    const url = await this.#tryUpload(dataUrl, name);
    this.#urls.set(dataUrl, url);
    return url;
  }

  /** Returns the media of slides; those that can't be stored are left out. */
  async storeUrls(mediaUrls: MediaUrls): Promise<Record<number, string>> {
    const stored: Record<number, string> = {};
    for (const [index, url] of Object.entries(mediaUrls)) {
      const kept = isDataImage(url) ? await this.store(url, `Slide ${Number(index) + 1}`) : url;
      if (kept !== "") stored[Number(index)] = kept;
    }
    return stored;
  }

  async #tryUpload(dataUrl: string, name: string): Promise<string> {
    const bytes = decodeDataUrl(dataUrl);
    // An SVG can't be uploaded, but is drawn, so it stays in the post's text.
    if (bytes.length <= maxSvgBytes && detectFileType(bytes) === "svg")
      return `data:image/svg+xml;base64,${bytes.toString("base64")}`;
    try {
      return (await this.#upload(bytes)).url;
    } catch (error) {
      if (!(error instanceof MediaError)) throw error;
      this.warnings.push(`${name}: the image was not saved. ${error.message}`);
      return "";
    }
  }
}

/** Returns the name of each image's slide, e.g. `Slide 2`, by the image's address. */
function nameImages(text: string): Map<string, string> {
  const result = parsePost(text);
  const slides = result.ok ? result.post.content : [];
  return new Map(
    slides.flatMap((slide, index) =>
      listSlideMediaUrls(slide, undefined).map((address) => [address, `Slide ${index + 1}`]),
    ),
  );
}
