import { listItemTexts } from "../../document/item-texts.ts";
import type { Slide } from "../../document/post.ts";
import { foldText } from "../../text/fold.ts";
import { hasHanOrKana } from "../../text/scripts.ts";
import type { DraftBlock, JudgedText, Section } from "./judged-text.ts";
import type { DraftSentence } from "./sentences.ts";

/** Maximum number of words before a colon that are a label, e.g. a month. */
const maxLabel = 4;

/** A part of the source that no slide shows: a sentence, a section by its heading, or a label. */
export interface UnshownPart {
  text: string;
  /** Importance in the source; of a section, that of its best sentence. */
  score: number;
}

interface ShownWords {
  content: readonly Slide[];
  /** The post's title. */
  title: string;
  /** Sentences of cover and slides, also if a slide shows them without their first word. */
  shown: readonly DraftSentence[];
  /** Texts that other notes name. */
  named: readonly string[];
}

/** Lists the parts of a source's prose and lists that no slide shows, in order. */
export function listUnshown(
  text: JudgedText,
  { content, title, shown, named }: ShownWords,
): UnshownPart[] {
  const slides = content.map(({ header, description }) =>
    [header, ...description.flatMap(listItemTexts)].join("\n"),
  );
  const all = fold([title, ...slides].join("\n"));
  const isSaid = (words: string) => all.includes(fold(words));
  const known = new Set(shown);
  const isNamed = (words: string) => named.some((name) => words.startsWith(name));
  const sections = new Map<Section, DraftSentence[]>();
  for (const block of text.blocks) {
    if (!isProse(block, text.host)) continue;
    sections.set(block.section, [...(sections.get(block.section) ?? []), ...block.sentences]);
  }
  const parts = [...sections].flatMap(([section, sentences]): UnshownPart[] => {
    const left = sentences.flatMap((sentence) =>
      text.corrected.has(sentence) || isNamed(sentence.text)
        ? []
        : (findUnshown(sentence, { isShown: known.has(sentence), isSaid }) ?? []),
    );
    const heading = section.heading?.text ?? "";
    const isLost = heading !== "" && sentences.length > 0 && !isSaid(heading) && !isNamed(heading);
    if (!isLost) return left;
    const part = { text: heading, score: sentences.reduce(best, -Infinity) };
    return left.length === sentences.length ? [part] : [part, ...left];
  });
  return [...new Map(parts.toReversed().map((part) => [part.text, part])).values()].toReversed();
}

const best = (most: number, { score }: DraftSentence) => Math.max(most, score);

function findUnshown(
  { text, score }: DraftSentence,
  { isShown, isSaid }: { isShown: boolean; isSaid: (words: string) => boolean },
): UnshownPart | null {
  if (isSaid(text)) return null;
  if (!isShown) return { text, score };
  const [, label = ""] = /^([^:：.!?]{2,40})[:：]\s?\S/u.exec(text) ?? [];
  const isLabel = label !== "" && label.trim().split(/\s+/).length <= maxLabel;
  return isLabel && !isSaid(label) ? { text: label, score } : null;
}

const isProse = ({ kind, speaker }: DraftBlock, host: string | null) =>
  kind !== "table" && kind !== "code" && (host === null || speaker !== host);

/** Folds words, with spaces around those of scripts that have spaces between words. */
const fold = (words: string) => (hasHanOrKana(words) ? foldText(words) : ` ${foldText(words)} `);
