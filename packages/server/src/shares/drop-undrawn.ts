import type { Carousel } from "@slideloom/core/carousel";
import { createDocument, removeSources, setCaption } from "@slideloom/core/document";

/**
 * Removes data that viewers never see, e.g. captions and sources. If the text isn't a valid post, sends none of it,
 * because nothing can be drawn.
 */
export function dropUndrawn(carousel: Carousel): Carousel {
  const { captions: _captions, ...draft } = dropSources(carousel);
  const edit = setCaption(createDocument(draft.jsonInput), { caption: null });
  return { ...draft, jsonInput: edit.ok ? edit.document.text : "" };
}

/** Removes what a post was made from, but keeps what is published: slides and captions. */
export function dropSources(carousel: Carousel): Carousel {
  const { aiGenerated: _aiGenerated, ...draft } = carousel;
  const bare = removeSources(createDocument(draft.jsonInput));
  return { ...draft, jsonInput: bare.ok ? bare.document.text : "" };
}
