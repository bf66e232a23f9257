import { type Brand, getSizePreset } from "@slideloom/core/design";

import { buildPlacementKey, showsBrand } from "@slideloom/core/slide";
import type { SlideJob } from "@slideloom/renderer";
import type { PreviewFrame } from "@slideloom/renderer/browser";
import { getSlideRenderer } from "./slide-renderer.ts";

/** Maximum number of cached thumbnails. Each takes about 100 kB. */
const cacheLimit = 160;

interface Request {
  key: string;
  job: SlideJob;
  scale: number;
  settle: (frame: PreviewFrame) => void;
  fail: (error: unknown) => void;
  isWithdrawn: boolean;
}

const cache = new Map<string, PreviewFrame>();
const queue: Request[] = [];
let isDrawing = false;

const imageIds = new Map<string, number>();

/** Returns the drawn parts of a brand as a cache key. Images are numbered, because data URLs are long. */
function brandKey({
  name,
  handle,
  website,
  avatar,
  avatarDark = null,
  portrait = null,
}: Brand): unknown[] {
  const images = [avatar, avatarDark, portrait].map((url) => {
    if (url !== null && !imageIds.has(url)) imageIds.set(url, imageIds.size + 1);
    return url !== null && imageIds.get(url);
  });
  return [name, handle, website, ...images];
}

/** The cache key contains only what affects the thumbnail's pixels, so that an edit redraws only changed thumbnails. */
export function thumbnailKey(job: SlideJob, widthPx: number): string {
  const { post, slideIndex, mediaUrls, brand, ...appearance } = job;
  const isSingle = job.postType === "single";
  const slide = isSingle ? undefined : post.content[slideIndex];
  const words = slide ? [slide, buildPlacementKey(job)] : post.content;
  const media = isSingle ? mediaUrls : mediaUrls[slideIndex];
  const shown = brand && showsBrand(job, brand) ? brandKey(brand) : null;
  return JSON.stringify([post.title, post.hashtags, words, media, appearance, shown, widthPx]);
}

function remember(key: string, frame: PreviewFrame): void {
  cache.set(key, frame);
  for (const [oldest, { bitmap }] of cache) {
    if (cache.size <= cacheLimit) break;
    cache.delete(oldest);
    bitmap.close();
  }
}

export function findThumbnail(key: string): PreviewFrame | null {
  const frame = cache.get(key);
  if (!frame) return null;
  cache.delete(key);
  cache.set(key, frame);
  return frame;
}

async function drawNext(): Promise<void> {
  if (isDrawing) return;
  const request = queue.shift();
  if (!request) return;
  isDrawing = true;
  try {
    const { job, scale, key } = request;
    const known = findThumbnail(key);
    const frame = known ?? (await getSlideRenderer().preview(job, { scale, lane: "thumbnail" }));
    if (!known) remember(key, frame);
    if (!request.isWithdrawn) request.settle(frame);
  } catch (error) {
    if (!request.isWithdrawn) request.fail(error);
  } finally {
    isDrawing = false;
    void drawNext();
  }
}

/** Queues a thumbnail and returns a function that cancels the request. `widthPx` is in device pixels. */
export function requestThumbnail(
  job: SlideJob,
  widthPx: number,
  settle: (frame: PreviewFrame) => void,
  fail: (error: unknown) => void,
): () => void {
  const key = thumbnailKey(job, widthPx);
  const scale = widthPx / getSizePreset(job.format).widthPx;
  const request: Request = { key, job, scale, settle, fail, isWithdrawn: false };
  queue.push(request);
  void drawNext();
  return () => {
    request.isWithdrawn = true;
    const index = queue.indexOf(request);
    if (index >= 0) queue.splice(index, 1);
  };
}
