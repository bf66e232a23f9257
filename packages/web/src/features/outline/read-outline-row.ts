import {
  headlineLabel,
  listItemTexts,
  listOpenPrompts,
  type Slide,
} from "@slideloom/core/document";
import { isArcLabel } from "@slideloom/core/generation";

/** What a slide's row shows of an outline, whose headers say nothing about the topic. */
export interface OutlineRow {
  /** The person's words, or the question that asks for them. */
  words: string;
  isQuestion: boolean;
  /** The outline's header. */
  label: string;
}

/** Returns the row of a slide whose header is an outline's own; null if the header names the slide. */
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
