import { listSlideIds, type Post, type SlideId } from "@slideloom/core/document";
import { useMemo } from "react";
import { type GenerationRun, useGenerationStore } from "./generation-store.ts";
import {
  useDocument,
  getDocument,
  countSlides,
  useSlideIndex,
  getSlideIndex,
  goToSlide,
} from "./carousel-store.ts";

/** The post that the preview shows: while one is generated its slides so far, else the one in the JSON. */
export function useShownPost(): Post | null {
  const post = useDocument((document) => document.post);
  const arriving = useGenerationStore((state) => state.run?.post ?? null);
  return arriving ?? post;
}

/** An id a slide of the shown post. Those that arrive have the ids that they get in the post. */
export function useShownSlideIds(): readonly SlideId[] {
  const slideIds = useDocument((document) => document.slideIds);
  const arriving = useGenerationStore((state) => state.run?.post?.content.length);
  return useMemo(
    () => (arriving === undefined ? slideIds : listSlideIds(getDocument(), arriving)),
    [slideIds, arriving],
  );
}

export function useShownSlideCount(): number {
  const count = useDocument((document) => countSlides(document));
  const arriving = useGenerationStore((state) => state.run?.post?.content.length);
  return arriving ?? count;
}

/** Whether the shown post is still arriving, so that nothing on it can be edited. */
export function useIsArriving(): boolean {
  return useGenerationStore((state) => (state.run?.post ?? null) !== null);
}

/** The current slide of a run: the newest, unless another was chosen; null before the first. */
function findArrivingIndex(run: GenerationRun | null): number | null {
  return run?.post ? (run.chosenIndex ?? run.arrived - 1) : null;
}

/** The index of the slide shown: the newest while they arrive. */
export function useShownSlideIndex(): number {
  const index = useSlideIndex();
  const arriving = useGenerationStore(({ run }) => findArrivingIndex(run));
  return arriving ?? index;
}

/** The same at this moment, for what is not drawn. */
export function getShownSlideIndex(): number {
  const arriving = findArrivingIndex(useGenerationStore.getState().run);
  return arriving ?? getSlideIndex();
}

/**
 * Shows a slide of the shown post and returns which. Of one that arrives: one that is there; the newest means to follow
 * it again.
 */
export function showSlide(index: number): number {
  const { run } = useGenerationStore.getState();
  if (!run?.post) return goToSlide(index);
  const chosenIndex = index >= run.arrived - 1 ? null : Math.max(0, index);
  useGenerationStore.setState({ run: { ...run, chosenIndex } });
  return chosenIndex ?? run.arrived - 1;
}
