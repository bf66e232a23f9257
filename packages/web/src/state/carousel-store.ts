import {
  type Appearance,
  type Captions,
  type Carousel,
  defaultAppearance,
} from "@slideloom/core/carousel";
import {
  createDocument,
  listMediaUrls,
  loadContent,
  type PostDocument,
} from "@slideloom/core/document";
import { useMemo } from "react";
import { create } from "zustand";

/** A carousel's state in the editor. The object is immutable; `document` has the text and the media. */
export interface EditedCarousel {
  document: PostDocument;
  appearance: Appearance;
  /** Captions for individual services. */
  captions: Captions;
  /** Whether a model wrote any of the words. */
  isAiGenerated: boolean;
}

interface CarouselState {
  carousel: EditedCarousel;
  currentSlideIndex: number;
}

export const emptyEdited: EditedCarousel = {
  document: createDocument(""),
  appearance: defaultAppearance,
  captions: {},
  isAiGenerated: false,
};

/** The open carousel. Undoable changes go through `history.ts`. */
export const useCarouselStore = create<CarouselState>()(() => ({
  carousel: emptyEdited,
  currentSlideIndex: 0,
}));

export function useDocument<Value>(select: (document: PostDocument) => Value): Value {
  return useCarouselStore(({ carousel }) => select(carousel.document));
}

export function getDocument(): PostDocument {
  return useCarouselStore.getState().carousel.document;
}

export function useAppearance<Value>(select: (appearance: Appearance) => Value): Value {
  return useCarouselStore(({ carousel }) => select(carousel.appearance));
}

export function getAppearance(): Appearance {
  return useCarouselStore.getState().carousel.appearance;
}

/** Returns the number of slides; 0 if the text isn't a valid post. */
export function countSlides({ post }: PostDocument): number {
  return post?.content.length ?? 0;
}

export function getCaptions(): Captions {
  return useCarouselStore.getState().carousel.captions;
}

export const useCaptions = (): Captions => useCarouselStore(({ carousel }) => carousel.captions);

export const useIsAiGenerated = (): boolean =>
  useCarouselStore(({ carousel }) => carousel.isAiGenerated);

export function useSlideIndex(): number {
  return useCarouselStore((state) => state.currentSlideIndex);
}

export function getSlideIndex(): number {
  return useCarouselStore.getState().currentSlideIndex;
}

/** Returns media URLs by slide index. The object stays the same until the media or the list of slides change. */
export function useMediaUrls(): Readonly<Record<number, string>> {
  const slideIds = useDocument((document) => document.slideIds);
  const places = useDocument((document) => document.places);
  const media = useDocument((document) => document.media);
  return useMemo(() => listMediaUrls({ slideIds, places, media }), [slideIds, places, media]);
}

/** Shows a carousel, by default at the current slide's index. If the carousel has fewer, shows the last one. */
export function showCarousel(
  carousel: EditedCarousel,
  slideIndex = useCarouselStore.getState().currentSlideIndex,
): void {
  const currentSlideIndex = clampSlideIndex(slideIndex, countSlides(carousel.document));
  useCarouselStore.setState({ carousel, currentSlideIndex });
}

function clampSlideIndex(index: number, slideCount: number): number {
  return Math.max(0, Math.min(index, slideCount - 1));
}

/** Shows a slide, or the nearest one that exists, and returns its index. */
export function goToSlide(index: number): number {
  const currentSlideIndex = clampSlideIndex(index, countSlides(getDocument()));
  useCarouselStore.setState({ currentSlideIndex });
  return currentSlideIndex;
}

/** Builds the edited form of a saved carousel. Slides that the open carousel also has keep their ids. */
export function toEditedCarousel(saved: Carousel): EditedCarousel {
  const { jsonInput, mediaUrls, captions = {}, aiGenerated = false, ...appearance } = saved;
  const document = loadContent(getDocument(), normalizeLines(jsonInput), mediaUrls);
  return { document, appearance, captions, isAiGenerated: aiGenerated };
}

/** Returns the carousel in its saved form. */
export function readCarousel(): Carousel {
  const { document, appearance, captions, isAiGenerated } = useCarouselStore.getState().carousel;
  const hasCaptions = Object.keys(captions).length > 0;
  return {
    jsonInput: document.text,
    mediaUrls: listMediaUrls(document),
    ...appearance,
    ...(hasCaptions && { captions }),
    ...(isAiGenerated && { aiGenerated: true }),
  };
}

/** Turns every line end into `\n`, as text fields do, so that the offsets of issues also fit text fields. */
export function normalizeLines(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}
