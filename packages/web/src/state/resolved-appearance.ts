import type { Appearance } from "@slideloom/core/carousel";
import { listMediaUrls } from "@slideloom/core/document";
import { useMemo } from "react";
import { getAppearance, getDocument, useAppearance, useMediaUrls } from "./carousel-store.ts";
import { resolveMediaUrls, useLocalMediaStore } from "./local-media-store.ts";
import { useMediaAttemptStore } from "./media-attempts.ts";
import { useVideoPosterStore } from "./video-posters.ts";

/** A carousel's appearance, and its media as they can be drawn. */
export interface ResolvedAppearance extends Appearance {
  /** By slide index. */
  mediaUrls: Readonly<Record<number, string>>;
  /** Still pictures by the video's URL; null where none can be loaded. */
  posterUrls: Readonly<Record<string, string | null>>;
  /** How often media that failed were requested again, by URL. */
  mediaAttempts: Readonly<Record<string, number>>;
}

/** The appearance as it is now. */
export function getResolvedAppearance(): ResolvedAppearance {
  const { posterUrls } = useVideoPosterStore.getState();
  const { attempts: mediaAttempts } = useMediaAttemptStore.getState();
  const mediaUrls = resolveMediaUrls(listMediaUrls(getDocument()));
  return { ...getAppearance(), mediaUrls, posterUrls, mediaAttempts };
}

/** The appearance; the same object until something of it changes. */
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
