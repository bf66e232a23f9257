import type { Carousel } from "@slideloom/core/carousel";
import { createDocument, removeSources, setCaption } from "@slideloom/core/document";

/** Removes data that viewers of a shared carousel never see: captions, sources and the AI label. */
export function dropUndrawn(carousel: Carousel): Carousel {
  const { captions: _captions, aiGenerated: _aiGenerated, ...draft } = carousel;
  if (!/caption|sources|allowed/.test(draft.jsonInput)) return draft;
  const edit = setCaption(createDocument(draft.jsonInput), { caption: null });
  const bare = edit.ok ? removeSources(edit.document) : edit;
  return bare.ok ? { ...draft, jsonInput: bare.document.text } : draft;
}
