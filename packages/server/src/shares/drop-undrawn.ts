import type { Carousel } from "@slideloom/core/carousel";
import { createDocument, removeSources, setCaption } from "@slideloom/core/document";

/**
 * Removes data that viewers never see, e.g. captions and sources. If the text isn't a valid post, sends none of it,
 * because nothing can be drawn.
 */
export function dropUndrawn(carousel: Carousel): Carousel {
  const { captions: _captions, aiGenerated: _aiGenerated, ...draft } = carousel;
  const edit = setCaption(createDocument(draft.jsonInput), { caption: null });
  const bare = edit.ok ? removeSources(edit.document) : edit;
  return { ...draft, jsonInput: bare.ok ? bare.document.text : "" };
}
