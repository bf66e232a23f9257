import { type Appearance, type Carousel, defaultAppearance } from "@slideloom/core/carousel";
import {
  createDocument,
  listMediaUrls,
  loadContent,
  type PostDocument,
} from "@slideloom/core/document";
import { useMemo } from "react";
import { create } from "zustand";

/** A carousel while it is edited: the document has its content. It never changes; each change makes another. */
export interface EditedCarousel {
  document: PostDocument;
  appearance: Appearance;
}

interface CarouselState {
  carousel: EditedCarousel;
  /** The current slide. */
  currentSlideIndex: number;
}

export const emptyEdited: EditedCarousel = {
  document: createDocument(""),
  appearance: defaultAppearance,
};

/** The carousel that the editor shows. What is to be undone changes it through `history.ts`. */
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

/** How many slides there are; 0 where the text is no valid post. */
export function countSlides({ post }: PostDocument): number {
  return post?.content.length ?? 0;
}

export function useSlideIndex(): number {
  return useCarouselStore((state) => state.currentSlideIndex);
}

export function getSlideIndex(): number {
  return useCarouselStore.getState().currentSlideIndex;
}

/** The media by slide index; the same object until one of them changes. */
export function useMediaUrls(): Readonly<Record<number, string>> {
  const slideIds = useDocument((document) => document.slideIds);
  const places = useDocument((document) => document.places);
  const media = useDocument((document) => document.media);
  return useMemo(() => listMediaUrls({ slideIds, places, media }), [slideIds, places, media]);
}

/** Shows a carousel, and the current slide or the nearest that it has. */
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

/** Shows that slide, or the nearest that exists, and returns which. */
export function goToSlide(index: number): number {
  const currentSlideIndex = clampSlideIndex(index, countSlides(getDocument()));
  useCarouselStore.setState({ currentSlideIndex });
  return currentSlideIndex;
}

/** A saved carousel to be edited in place of another; slides that are in both keep their ids. */
export function openSaved({ jsonInput, mediaUrls, ...appearance }: Carousel): EditedCarousel {
  return { document: loadContent(getDocument(), normalizeLines(jsonInput), mediaUrls), appearance };
}

/** The carousel as it is saved. */
export function readCarousel(): Carousel {
  const { document, appearance } = useCarouselStore.getState().carousel;
  return { jsonInput: document.text, mediaUrls: listMediaUrls(document), ...appearance };
}

/** One kind of line end, so that an issue's offset means the same in every view of the text. */
export function normalizeLines(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n");
}
