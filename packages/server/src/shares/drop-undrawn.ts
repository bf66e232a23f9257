import type { Carousel } from "@slideloom/core/carousel";
import { createDocument, removeSources, setCaption } from "@slideloom/core/document";

/**
 * Removes data that viewers of a shared carousel never see: captions, sources and the AI label. A text that is no valid
 * post draws nothing, so nothing of it is sent.
 */
export function dropUndrawn(carousel: Carousel): Carousel {
  const { captions: _captions, aiGenerated: _aiGenerated, ...draft } = carousel;
  const edit = setCaption(createDocument(draft.jsonInput), { caption: null });
  const bare = edit.ok ? removeSources(edit.document) : edit;
  return { ...draft, jsonInput: bare.ok ? bare.document.text : "" };
}
