import { headlineLabel } from "@slideloom/core/document";
import { type RefObject, useEffect } from "react";
import { announce } from "../../lib/announcements.ts";
import { getDocument } from "../../state/carousel-store.ts";
import { endFirstSlideFocus, useFirstSlideFocus } from "../../state/first-slide-focus.ts";

/** Focuses the view if the post was just made, and tells screen readers which slide it shows. */
export function useFocusOnFirstSlide(viewRef: RefObject<HTMLElement | null>, total: number): void {
  const asked = useFirstSlideFocus((state) => state.asked);
  useEffect(() => {
    if (!asked || !viewRef.current) return;
    endFirstSlideFocus();
    viewRef.current.focus({ preventScroll: true });
    const { title = "", content: [first] = [] } = getDocument().post ?? {};
    const headline = headlineLabel(first?.header || title);
    announce(`Slide 1 of ${total}${headline === "" ? "" : `: ${headline}`}`);
  }, [asked, viewRef, total]);
}
