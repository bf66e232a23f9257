import type { Passage, Source } from "../source.ts";
import type { Cover } from "./cover.ts";
import type { DraftPoint } from "./point.ts";
import type { DraftSentence } from "./sentences.ts";

/** UTF-16 units of a caption's sentences. */
const maxCaption = 600;
const maxSentences = 2;

interface CaptionParts {
  source: Source;
  title: string | null;
  cover: Cover;
  sentences: readonly DraftSentence[];
  shown: readonly DraftPoint[];
  /** Name an institute or a date if the source has no byline. */
  subtitles: readonly Passage[];
}

/** Writes a caption of the title, the best sentences that no slide shows, and who the source is by. */
export function writeCaption({
  source,
  title,
  cover,
  sentences,
  shown,
  subtitles,
}: CaptionParts): string {
  const onSlides = new Set([...cover.used, ...shown.flatMap((point) => point.sentences)]);
  const best = sentences
    .filter((sentence) => !onSlides.has(sentence) && sentence.score > 0.3)
    .toSorted((one, other) => other.score - one.score);
  const kept: DraftSentence[] = [];
  let length = 0;
  for (const sentence of [...cover.used, ...best.slice(0, maxSentences)]) {
    if (length + sentence.text.length > maxCaption) continue;
    kept.push(sentence);
    length += sentence.text.length;
  }
  const ordered = kept.toSorted((one, other) => one.index - other.index).map(({ text }) => text);
  const by = [source.byline ?? subtitles.map(({ text }) => text).join("\n"), source.url].filter(
    (part) => part !== undefined && part.trim() !== "",
  );
  return [title ?? "", ...ordered, by.join("\n")].filter((part) => part !== "").join("\n\n");
}
