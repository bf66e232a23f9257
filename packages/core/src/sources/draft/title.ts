import { isUnspaced } from "../../facts/fold.ts";
import type { Passage, Source } from "../source.ts";
import { findSubject } from "./frames.ts";
import { dropPoint, isQuoteOpen, maxHeader, raiseFirst, widthOf } from "./draft-text.ts";

const brackets = /\s*[([（][^()[\]（）]*[)\]）]\s*$/u;
const draftMark =
  /[,–—-]?\s*(?:\bdraft|\bversion|\bentwurf|\bbrouillon|\bborrador|\brascunho|\bv)\s?\d*(?:\.\d+)*\s*$/iu;
const fileName = /\.(?:md|txt|docx?|pptx?|pdf|csv|srt|vtt|html?)$/iu;

/** Returns the source's title without draft marks such as `v2`; null if it is a file name or was cut. */
export function readTitle(
  { title: named }: Pick<Source, "title">,
  passages: readonly Passage[],
): string | null {
  const title = findSubject(passages) ?? named;
  const [first] = passages;
  // If the title is the start of the first paragraph, the text has no title and its reader used that start.
  const isText = first?.kind === "paragraph" || first?.kind === "cue";
  const isWhole = first?.text.length === title.length && first.speaker === undefined;
  if (isText && first.text.startsWith(title) && (!isWhole || passages.length === 1)) return null;
  const clean = title
    .trim()
    .replace(brackets, "")
    .replace(draftMark, "")
    .replace(/[\s,:–—-]+$/u, "");
  if (clean === "" || fileName.test(clean) || /(?:…|\.\.\.)$/u.test(clean) || isQuoteOpen(clean))
    return null;
  const isFileLike = !/\s/.test(clean) && !isUnspaced(clean) && /[_\d-]/.test(clean);
  if (isFileLike || widthOf(clean) > maxHeader + 20) return null;
  return raiseFirst(dropPoint(clean));
}
