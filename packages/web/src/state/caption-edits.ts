import { setCaption, setSlideAlt } from "@slideloom/core/document";
import type { CaptionService } from "@slideloom/core/networks";
import { editCarousel } from "./history.ts";
import { editPost } from "./slide-edits.ts";

/** Sets the post's caption; a blank one is removed. */
export function editCaption(caption: string): void {
  const isBlank = caption.trim() === "";
  editPost({
    label: "Edit the caption",
    kind: "caption",
    change: (document) => setCaption(document, { caption: isBlank ? null : caption }),
  });
}

/** Sets a slide's alt text; a blank one is removed. */
export function editSlideAlt(slideIndex: number, alt: string): void {
  const isBlank = alt.trim() === "";
  editPost({
    label: "Edit the alt text",
    kind: `alt ${slideIndex}`,
    change: (document) => setSlideAlt(document, { slideIndex, alt: isBlank ? null : alt }),
  });
}

export function editOwnCaption(service: CaptionService, caption: string | null): void {
  editCarousel(({ captions, ...carousel }) => {
    const { [service]: _, ...others } = captions;
    return { ...carousel, captions: caption === null ? others : { ...others, [service]: caption } };
  });
}

/** Sets whether a model wrote any of the words. */
export function setAiGenerated(isAiGenerated: boolean): void {
  editCarousel((carousel) =>
    carousel.isAiGenerated === isAiGenerated ? carousel : { ...carousel, isAiGenerated },
  );
}
