import { nameSlides } from "@slideloom/core/document";
import { countNoun } from "@slideloom/core/text";
import { editSlideAlt } from "./caption-edits.ts";
import { getDocument, useCarouselStore } from "./carousel-store.ts";
import { isOpeningCarousel, recordStep } from "./history.ts";
import { forgetLostAlts, useLostAlts } from "./lost-alts.ts";
import { useOpenWords } from "./open-words.ts";
import { showToast } from "./toast-store.ts";

/** Puts deleted alt texts back, as one undo step. */
export function restoreAlts(slideIds: readonly string[]): void {
  recordStep("Restore the alt text", () => {
    for (const id of slideIds) {
      const alt = useLostAlts.getState().alts[id];
      const index = getDocument().slideIds.indexOf(id);
      if (alt !== undefined && index >= 0) editSlideAlt(index, alt);
    }
  });
}

/** Says which alt texts were deleted, once the person has stopped typing on the slide. */
function report(): void {
  const { unreported } = useLostAlts.getState();
  if (unreported.length === 0 || useOpenWords.getState().isFieldOpen) return;
  useLostAlts.setState({ unreported: [] });
  const { slideIds, post } = getDocument();
  const lost = slideIds.flatMap((id, index) =>
    unreported.includes(id) && post?.content[index]?.alt === undefined ? [{ id, index }] : [],
  );
  if (lost.length === 0) return;
  const slides = nameSlides(lost.map(({ index }) => index));
  showToast({
    title: `${countNoun(lost.length, "alt text")} deleted`,
    description: `${slides} ${lost.length === 1 ? "has" : "have"} new words, so we use them instead.`,
    action: { label: "Restore", run: () => restoreAlts(lost.map(({ id }) => id)) },
  });
}

/**
 * Reports alt texts that edits delete. Another carousel has other slides, so the deleted ones are forgotten then.
 * Returns a function that stops this.
 */
export function startAltReports(): () => void {
  report();
  const stops = [
    useCarouselStore.subscribe(() => {
      if (isOpeningCarousel()) forgetLostAlts();
    }),
    useLostAlts.subscribe(report),
    useOpenWords.subscribe(report),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
