import type { SizePresetId } from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import { buildSlideJob, type SlideJob } from "@slideloom/renderer";
import { useMemo } from "react";
import { useDebouncedValue } from "../lib/use-debounced-value.ts";
import { type ResolvedAppearance, useResolvedAppearance } from "./resolved-appearance.ts";
import { useShownPost, useShownSlideIndex } from "./shown-post.ts";

export function buildAppearanceJob(
  post: Post,
  appearance: ResolvedAppearance,
  slideIndex: number,
): SlideJob {
  return {
    ...buildSlideJob(appearance, post, slideIndex),
    ...listMediaDetails(appearance, slideIndex),
  };
}

/** Picks the posters and retries of media on this slide, so that changes on other slides don't redraw it. */
function listMediaDetails(
  appearance: ResolvedAppearance,
  slideIndex: number,
): Pick<SlideJob, "posterUrls" | "mediaAttempts"> {
  const { enableMedia, mediaUrls, postType, posterUrls, mediaAttempts } = appearance;
  if (!enableMedia) return {};
  const shown = postType === "single" ? Object.values(mediaUrls) : [mediaUrls[slideIndex] ?? ""];
  const posters = pick(posterUrls, shown);
  const attempts = pick(mediaAttempts, shown);
  return {
    ...(posters && { posterUrls: posters }),
    ...(attempts && { mediaAttempts: attempts }),
  };
}

/** Returns the entries of `keys` that have a value; null if there are none. */
function pick<Value extends string | number>(
  record: Readonly<Record<string, Value | null>>,
  keys: readonly string[],
): Record<string, Value> | null {
  const entries = keys.flatMap((key) => {
    const value = record[key];
    return value ? [[key, value] as const] : [];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** Returns the drawing jobs of the first slides, laid out in the given size. */
export function useSizedJobs(
  post: Post,
  carouselFormat: SizePresetId,
  slides: number,
): readonly SlideJob[] {
  const appearance = useResolvedAppearance();
  return useMemo(
    () =>
      Array.from({ length: slides }, (_, index) =>
        buildAppearanceJob(post, { ...appearance, carouselFormat }, index),
      ),
    [post, appearance, carouselFormat, slides],
  );
}

/** Returns the current slide's drawing job; null if the post is invalid or lacks that slide. */
export function useCurrentSlideJob(): SlideJob | null {
  const post = useShownPost();
  const slideIndex = useShownSlideIndex();
  const appearance = useResolvedAppearance();
  return useMemo(
    () => (post?.content[slideIndex] ? buildAppearanceJob(post, appearance, slideIndex) : null),
    [post, appearance, slideIndex],
  );
}

/** Debounced form of `useCurrentSlideJob`, for the thumbnails from which people choose a layout or template. */
export const useSettledSlideJob = (): SlideJob | null => useDebouncedValue(useCurrentSlideJob());
