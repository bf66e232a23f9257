import type { Source } from "../source.ts";
import { isQuestion } from "./draft-text.ts";
import type { JudgedText } from "./judged-text.ts";
import type { DraftSentence } from "./sentences.ts";

/** Maximum length of a caption's sentences together, in UTF-16 code units. */
const maxCaption = 600;
/** Maximum number of sentences that are in the caption but on no slide. */
const maxFurther = 2;
const goodScore = 0.3;

interface CaptionParts {
  source: Source;
  title: string | null;
  /** Sentences of the cover. */
  used: readonly DraftSentence[];
  /** Sentences of the slides after the cover. */
  shown: ReadonlySet<DraftSentence>;
}

/**
 * Writes a caption: the title, the cover's sentences, the best sentences that no slide shows, and the source's credits.
 */
export function writeCaption(
  { said, subtitles, blocks }: JudgedText,
  { source, title, used, shown }: CaptionParts,
): string {
  // One item of a list says little without the others.
  const items = new Set(
    blocks.flatMap(({ kind, sentences }) => (kind === "list" ? sentences : [])),
  );
  const further = said
    .filter((sentence) => !items.has(sentence) && !used.includes(sentence) && !shown.has(sentence))
    .filter(({ score }) => score > goodScore)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxFurther);
  // The text's question to its readers ends the caption.
  const last = said.at(-1);
  const asked =
    last && isQuestion(last.text) && blocks.at(-1)?.sentences.includes(last) ? [last] : [];
  const kept: DraftSentence[] = [];
  let length = 0;
  for (const sentence of new Set([...used, ...asked, ...further])) {
    if (length + sentence.text.length > maxCaption) continue;
    kept.push(sentence);
    length += sentence.text.length;
  }
  const texts = kept.toSorted((one, other) => one.index - other.index).map(({ text }) => text);
  const by = [source.byline ?? subtitles.map(({ text }) => text).join("\n"), source.url ?? ""];
  const credits = by.filter((part) => part.trim() !== "").join("\n");
  return [title ?? "", ...texts, credits].filter((part) => part !== "").join("\n\n");
}
