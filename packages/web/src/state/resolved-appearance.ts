import type { Appearance } from "@slideloom/core/carousel";
import { listMediaUrls } from "@slideloom/core/document";
import { useMemo } from "react";
import { getAppearance, getDocument, useAppearance, useMediaUrls } from "./carousel-store.ts";
import { resolveMediaUrls, useLocalMediaStore } from "./local-media-store.ts";
import { useMediaAttemptStore } from "./media-attempts.ts";
import { useVideoPosterStore } from "./video-posters.ts";

/** A carousel's appearance with drawable media. */
export interface ResolvedAppearance extends Appearance {
  /** Drawable media URLs by slide index. */
  mediaUrls: Readonly<Record<number, string>>;
  /** Poster images by video URL; null if none can be loaded. */
  posterUrls: Readonly<Record<string, string | null>>;
  /** Number of retries of failed media, by URL. */
  mediaAttempts: Readonly<Record<string, number>>;
}

export function getResolvedAppearance(): ResolvedAppearance {
  const { posterUrls } = useVideoPosterStore.getState();
  const { attempts: mediaAttempts } = useMediaAttemptStore.getState();
  const mediaUrls = resolveMediaUrls(listMediaUrls(getDocument()));
  return { ...getAppearance(), mediaUrls, posterUrls, mediaAttempts };
}

/** Hook form of `getResolvedAppearance`; referentially stable until something changes. */
export function useResolvedAppearance(): ResolvedAppearance {
  const appearance = useAppearance((all) => all);
  const urls = useMediaUrls();
  const files = useLocalMediaStore((media) => media.files);
  const posterUrls = useVideoPosterStore((posters) => posters.posterUrls);
  const mediaAttempts = useMediaAttemptStore((media) => media.attempts);
  return useMemo(() => {
    const mediaUrls = resolveMediaUrls(urls, files);
    return { ...appearance, mediaUrls, posterUrls, mediaAttempts };
  }, [appearance, urls, files, posterUrls, mediaAttempts]);
}
