import {
  headlineLabel,
  listItemTexts,
  listOpenPrompts,
  type Slide,
} from "@slideloom/core/document";
import { isArcLabel } from "@slideloom/core/generation";

/** Texts for a slide's row in the list, if the slide's header is only a label such as `Step 2`. */
export interface OutlineRow {
  /** The person's words, or the question that asks for them. */
  words: string;
  isQuestion: boolean;
  /** The slide's header, e.g. `Step 2`. */
  label: string;
}

/**
 * Returns the row's texts. Null if the header already names the topic, or if the slide has neither text nor question.
 */
export function readOutlineRow(slide: Slide): OutlineRow | null {
  if (!isArcLabel(slide.header)) return null;
  const label = slide.header;
  const [open] = listOpenPrompts({ title: "", content: [slide] });
  const written = slide.description.filter((_, index) => index !== open?.item);
  const [words] = written
    .flatMap(listItemTexts)
    .map(headlineLabel)
    .filter((text) => text.trim() !== "");
  if (words !== undefined) return { words, isQuestion: false, label };
  return open ? { words: open.prompt, isQuestion: true, label } : null;
}
