import { dropConjunction, isQuoteOpen, raiseFirst, widthOf } from "./draft-text.ts";
import type { JudgedText } from "./judge-text.ts";
import type { DraftSentence } from "./sentences.ts";
import type { DraftWords } from "./words.ts";

export interface Hook {
  text: string;
  passages: string[];
}

export interface RatedHook {
  hook: Hook;
  sentence: DraftSentence;
  score: number;
  /** More than 0 for a negation, contrast or lesson. */
  turn: number;
}

/** The longest hook, as wide as this many Latin letters, and the length that reads best. */
const maxHook = 130;
const goodHook = 80;

const bracketsAtEnd = /\s*[(（][^()（）]*[)）](?=[.。]?$)/u;
/** A label, as of a note or a numbered point, belongs to what is around it. */
export const labelled = /^\p{L}[\p{L} ]{0,20}:\s|n[°º]\s?\d|(?<!\p{L})(?:no|nr)\.\s?\d/iu;

/** Rates sentences as hooks: short, with a number, a negation or a contrast, understood without the ones before. */
export function listHooks({ blocks, said, words }: JudgedText): RatedHook[] {
  const sentences = new Set(said);
  return blocks
    .flatMap((block, index) => {
      const isAnswer = /[?？؟]$/u.test(blocks[index - 1]?.sentences.at(-1)?.text ?? "");
      const isOfSeries = labelled.test(block.sentences[0]?.text ?? "");
      return block.sentences
        .filter((sentence) => sentences.has(sentence))
        .map((sentence, at) =>
          rateHook(sentence, {
            words,
            isOpening: index === 0,
            isAnswer: isAnswer && at === 0,
            isOfSeries,
          }),
        );
    })
    .filter(({ hook, score }) => isHook(hook.text) && score > 0)
    .toSorted((one, other) => other.score - one.score);
}

const isHook = (text: string) =>
  widthOf(text) <= maxHook && widthOf(text) >= 20 && !isQuoteOpen(text);

interface HookPlace {
  words: DraftWords;
  isOpening: boolean;
  /** Whether it is the start of an answer. */
  isAnswer: boolean;
  /** Whether its paragraph is one of a numbered series. */
  isOfSeries: boolean;
}

function rateHook(
  sentence: DraftSentence,
  { words, isOpening, isAnswer, isOfSeries }: HookPlace,
): RatedHook {
  const { text, passages, rank, signals } = sentence;
  const shown = raiseFirst(dropConjunction(text, words)).replace(bracketsAtEnd, "");
  let score = rank * 0.5 + signals - (sentence.isFirst ? 0.35 : 0);
  if (words.turns.test(text)) score += 0.3;
  if (widthOf(shown) <= goodHook) score += 0.25;
  if (/\p{Nd}{2}|[%％\p{Sc}]/u.test(shown)) score += 0.3;
  // At the start of a text, a pronoun is the title's subject.
  if (isOpening) score += 0.25;
  if (words.leans.test(text)) score += isOpening ? 0.15 : -0.3;
  if (words.pronouns.test(text)) score -= 0.35;
  if (labelled.test(text)) score -= 0.8;
  else if (isOfSeries) score -= 0.5;
  if (isAnswer) score -= 0.7;
  return {
    hook: { text: shown, passages },
    sentence,
    score,
    turn: words.turns.test(text) ? 0.4 : 0,
  };
}
