import { isVideoUrl } from "@slideloom/core/media";
import { create } from "zustand";
import { grabPoster } from "../lib/video-poster.ts";
import { useDesignStore } from "./design-store.ts";

/** Object URLs of still pictures, by the video's URL; null where none can be had. */
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
  const { enableMedia, mediaUrls } = useDesignStore.getState();
  if (!enableMedia) return;
  for (const url of Object.values(mediaUrls)) {
    if (isVideoUrl(url) && !grabbing.has(url)) grabbing.set(url, grab(url));
  }
}

/** Resolves once every video of the design has its still picture, or has none. */
export async function settleVideoPosters(): Promise<void> {
  const urls = Object.values(useDesignStore.getState().mediaUrls);
  await Promise.all(urls.map((url) => grabbing.get(url)));
}

/** Has a still picture made of every video that slides show, as long as the page lives. */
export function startVideoPosters(): void {
  grabMissing();
  useDesignStore.subscribe(grabMissing);
}
