import { deferText, readDocument } from "@slideloom/core/document";
import { Timer } from "../lib/timer.ts";
import { getDocument, normalizeLines, showCarousel, useCarouselStore } from "./carousel-store.ts";
import { editCarousel } from "./history.ts";
import { flushWords } from "./open-words.ts";

/** From this length on, validation is debounced, so typing stays responsive. */
const deferredReadLength = 100_000;
const deferredReadDelayMs = 120;

const pendingRead = new Timer();

/** Takes typed, pasted or loaded text: validates it and shows the first slide. */
export function setJsonInput(rawText: string): void {
  const text = normalizeLines(rawText);
  if (text === getDocument().text) return;
  pendingRead.stop();
  const isLong = text.length >= deferredReadLength;
  editCarousel(
    (carousel) => {
      const waiting = deferText(carousel.document, text);
      return { ...carousel, document: isLong ? waiting : readDocument(waiting) };
    },
    { step: { label: "Edit the JSON", kind: "jsonInput" }, ...(!isLong && { slideIndex: 0 }) },
  );
  if (isLong) pendingRead.start(settleDocument, deferredReadDelayMs);
}

/** Writes pending text and completes pending validation, so that the document is up to date afterwards. */
export function settleDocument(): void {
  flushWords();
  pendingRead.stop();
  const { carousel } = useCarouselStore.getState();
  const { document } = carousel;
  if (!document.isRead) showCarousel({ ...carousel, document: readDocument(document) }, 0);
}
