import { parseCarousel } from "@slideloom/core/carousel";
import { readCarousel } from "../../state/carousel-store.ts";
import { type HistoryState, useHistoryStore } from "../../state/history.ts";

let left: { carouselId: string; text: string; history: HistoryState } | null = null;

/** The carousel that the editor shows as text: equal texts are equal carousels. */
const serializeShown = () => JSON.stringify(parseCarousel({ ...readCarousel() }));

/** Remembers the undo steps of the carousel that the editor is about to leave, and the id under which it opens again. */
export function keepHistory(carouselId: string): void {
  left = { carouselId, text: serializeShown(), history: useHistoryStore.getState() };
}

/** Brings back the steps of the carousel that was just opened, if it is the one left last and still the same. */
export function restoreHistory(carouselId: string): void {
  if (left?.carouselId !== carouselId) return;
  if (left.text === serializeShown()) useHistoryStore.setState(left.history);
  left = null;
}

export function forgetHistory(): void {
  left = null;
}
