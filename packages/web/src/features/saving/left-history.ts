import { parseCarousel } from "@slideloom/core/carousel";
import { readCarousel } from "../../state/carousel-store.ts";
import { type HistoryState, useHistoryStore } from "../../state/history.ts";

let left: { carouselId: string; text: string; history: HistoryState } | null = null;

/** Serializes the shown carousel for comparison: equal strings mean equal carousels. */
const serializeShown = () => JSON.stringify(parseCarousel({ ...readCarousel() }));

/** Stores the undo steps of the carousel that the editor is about to leave, in case that carousel is opened again. */
export function keepHistory(carouselId: string): void {
  left = { carouselId, text: serializeShown(), history: useHistoryStore.getState() };
}

/** Restores the undo steps if the editor opens the carousel that it left last, and the carousel is unchanged. */
export function restoreHistory(carouselId: string): void {
  if (left?.carouselId !== carouselId) return;
  if (left.text === serializeShown()) useHistoryStore.setState(left.history);
  left = null;
}

export function forgetHistory(): void {
  left = null;
}
