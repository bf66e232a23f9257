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

/** Returns the post in the preview: the arriving slides during generation, else the JSON's post. */
export function useShownPost(): Post | null {
  const post = useDocument((document) => document.post);
  const arriving = useGenerationStore((state) => state.run?.post ?? null);
  return arriving ?? post;
}

/** Returns an id per shown slide. Arriving slides keep their ids in the final post. */
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

/** Returns true while the shown post is arriving and can't be edited. */
export function useIsArriving(): boolean {
  return useGenerationStore((state) => (state.run?.post ?? null) !== null);
}

/**
 * Returns the index of the shown slide during generation: the newest slide, unless the person chose another. Null
 * before the first slide arrives.
 */
function findArrivingIndex(run: GenerationRun | null): number | null {
  return run?.post ? (run.chosenIndex ?? run.arrived - 1) : null;
}

/** Returns the shown slide's index, also during generation. */
export function useShownSlideIndex(): number {
  const index = useSlideIndex();
  const arriving = useGenerationStore(({ run }) => findArrivingIndex(run));
  return arriving ?? index;
}

/** Non-hook form of `useShownSlideIndex`. */
export function getShownSlideIndex(): number {
  const arriving = findArrivingIndex(useGenerationStore.getState().run);
  return arriving ?? getSlideIndex();
}

/**
 * Shows a slide and returns its index. If the slide is the newest one of a running generation, each later slide is
 * shown as soon as it arrives.
 */
export function showSlide(index: number): number {
  const { run } = useGenerationStore.getState();
  if (!run?.post) return goToSlide(index);
  const chosenIndex = index >= run.arrived - 1 ? null : Math.max(0, index);
  useGenerationStore.setState({ run: { ...run, chosenIndex } });
  return chosenIndex ?? run.arrived - 1;
}
