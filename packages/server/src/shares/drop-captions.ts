import type { Carousel } from "@slideloom/core/carousel";
import { createDocument, setCaption } from "@slideloom/core/document";

/** Removes captions and the AI label, which only their owner needs: neither is drawn. */
export function dropCaptions(carousel: Carousel): Carousel {
  const { captions: _captions, aiGenerated: _aiGenerated, ...draft } = carousel;
  if (!draft.jsonInput.includes("caption")) return draft;
  const edit = setCaption(createDocument(draft.jsonInput), { caption: null });
  return edit.ok ? { ...draft, jsonInput: edit.document.text } : draft;
}
