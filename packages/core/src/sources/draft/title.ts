import { foldText, hasHanOrKana } from "../../facts/fold.ts";
import { listSentences } from "../../facts/sentences.ts";
import type { Passage, Source, SourceKind } from "../source.ts";
import { findSubject } from "./boilerplate.ts";
import { dropPoint, isQuoteOpen, maxHeader, raiseFirst, widthOf } from "./draft-text.ts";

const brackets = /\s*[([（][^()[\]（）]*[)\]）]\s*$/u;
const draftMark =
  /[,–—-]?\s*(?:\bdraft|\bversion|\bentwurf|\bbrouillon|\bborrador|\brascunho|\bv)\s?\d*(?:\.\d+)*\s*$/iu;
const fileName = /\.(?:md|txt|docx?|pptx?|pdf|csv|srt|vtt|html?)$/iu;

/** Matches a working title, which names the kind of file: `Newsletter notes - pricing page`. */
const workingTitle =
  /(?<!\p{L})(?:notes?|draft|brainstorm(?:ing)?|minutes|to-?do|outline|scratch|notizen|entwurf|protokoll|stichpunkte|brouillon|compte[ -]rendu|notas|apuntes|borrador|acta|rascunho)(?!\p{L})|(?:メモ|下書き|議事録)/iu;
const maxWorkingWords = 6;

const isWorkingTitle = (title: string) =>
  title.trim().split(/\s+/).length <= maxWorkingWords && workingTitle.test(title);

/** Formats without a title of their own. If the title isn't in the text, it is usually the file's name. */
const untitledKinds: ReadonlySet<SourceKind> = new Set(["text", "subtitles", "thread", "table"]);
/** Minimum number of words of a title that may be a file's name. */
const minTitleWords = 3;

/**
 * Whether a source's title is probably a file's name, e.g. `talk 3` or `Bikes`. False if the text contains the title.
 */
function isNamedByFile(
  { title, kind, url }: Pick<Source, "title" | "kind" | "url">,
  passages: readonly Passage[],
): boolean {
  if (url !== undefined || !untitledKinds.has(kind) || hasHanOrKana(title)) return false;
  const folded = foldText(title);
  if (passages.some(({ text }) => foldText(text).startsWith(folded))) return false;
  const words = title.trim().split(/\s+/);
  return words.length < minTitleWords || /^\p{Ll}|\p{Nd}/u.test(title.trim());
}

/** Whether a passage is a paragraph of several sentences, which isn't a title even if no heading is above it. */
export const isRunningText = ({ kind, text }: Passage) =>
  kind === "paragraph" && listSentences(text).length > 1;

/** Returns the source's title without marks of drafts such as `v2`. Null if the title is a file name or was cut off. */
export function readTitle(
  source: Pick<Source, "title" | "kind" | "url">,
  passages: readonly Passage[],
): string | null {
  const subject = findSubject(passages);
  if (subject === null && isNamedByFile(source, passages)) return null;
  const title = subject ?? source.title;
  const [first] = passages;
  // If the title is the start of the first paragraph, the text had no title, so the parser took the paragraph's first
  // words.
  const isText = first?.kind === "paragraph" || first?.kind === "cue";
  const isWhole = first?.text.length === title.length && first.speaker === undefined;
  const isTitle = isWhole && passages.length > 1 && !isRunningText(first);
  if (isText && first.text.startsWith(title) && !isTitle) return null;
  const clean = title
    .trim()
    .replace(brackets, "")
    .replace(draftMark, "")
    .replace(/[\s,:–—-]+$/u, "");
  if (clean === "" || fileName.test(clean) || /(?:…|\.\.\.)$/u.test(clean) || isQuoteOpen(clean))
    return null;
  if (source.kind === "text" && isWorkingTitle(clean)) return null;
  const isFileLike = !/\s/.test(clean) && !hasHanOrKana(clean) && /[_\d-]/.test(clean);
  if (isFileLike || widthOf(clean) > maxHeader + 20) return null;
  return raiseFirst(dropPoint(clean));
}
