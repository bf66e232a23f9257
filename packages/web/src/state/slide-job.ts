import type { Post } from "@slideloom/core/document";
import { buildSlideJob, type SlideJob } from "@slideloom/renderer";
import { useMemo } from "react";
import { useDebouncedValue } from "../lib/use-debounced-value.ts";
import { type ResolvedAppearance, useResolvedAppearance } from "./resolved-appearance.ts";
import { useShownPost, useShownSlideIndex } from "./shown-post.ts";

/** The job that draws one slide of the post in its current appearance. */
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

/** The posters and attempts of the media that the picture shows, so that those of others redraw nothing. */
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

/** The entries of those keys that hold something; null where none does. */
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

/** The job of the current slide; null without a valid post or without that slide. */
export function useCurrentSlideJob(): SlideJob | null {
  const post = useShownPost();
  const slideIndex = useShownSlideIndex();
  const appearance = useResolvedAppearance();
  return useMemo(
    () => (post?.content[slideIndex] ? buildAppearanceJob(post, appearance, slideIndex) : null),
    [post, appearance, slideIndex],
  );
}

/** The same for pictures of what may be chosen, which follow the slide in view. */
export const useSettledSlideJob = (): SlideJob | null => useDebouncedValue(useCurrentSlideJob());
