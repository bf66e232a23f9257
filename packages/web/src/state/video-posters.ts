import { isVideoUrl } from "@slideloom/core/media";
import { create } from "zustand";
import { grabPoster } from "../lib/video-poster.ts";
import { useCarouselStore, getDocument, getAppearance } from "./carousel-store.ts";

/** Object URLs of poster images, by video URL; null if none can be loaded. */
export const useVideoPosterStore = create<{
  posterUrls: Readonly<Record<string, string | null>>;
}>()(() => ({ posterUrls: {} }));

const grabbing = new Map<string, Promise<void>>();

async function grab(url: string): Promise<void> {
  const poster = await grabPoster(url).catch(() => null);
  const posterUrl = poster && URL.createObjectURL(poster);
  useVideoPosterStore.setState(({ posterUrls }) => ({
    posterUrls: { ...posterUrls, [url]: posterUrl },
  }));
}

function grabMissing(): void {
  if (!getAppearance().enableMedia) return;
  for (const url of Object.values(getDocument().media)) {
    if (isVideoUrl(url) && !grabbing.has(url)) grabbing.set(url, grab(url));
  }
}

/** Resolves once every video has a poster image, or failed to get one. */
export async function settleVideoPosters(): Promise<void> {
  const urls = Object.values(getDocument().media);
  await Promise.all(urls.map((url) => grabbing.get(url)));
}

/** Creates poster images for all videos on slides, as long as the page is open. */
export function startVideoPosters(): void {
  grabMissing();
  useCarouselStore.subscribe(grabMissing);
}
