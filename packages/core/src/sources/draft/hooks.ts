import { hasOrdinal } from "./ordinals.ts";
import {
  dropConjunction,
  endsWithQuestionMark,
  isOnlyQuote,
  isQuoteOpen,
  raiseFirst,
  widthOf,
} from "./draft-text.ts";
import type { JudgedText } from "./judged-text.ts";
import { pointsBelow } from "./rank.ts";
import { refersBack } from "./references.ts";
import type { DraftSentence } from "./sentences.ts";
import { goesOnFrom } from "./told-earlier.ts";
import type { DraftWords } from "./draft-words.ts";

export interface Hook {
  text: string;
  passages: string[];
}

export interface RatedHook {
  hook: Hook;
  sentence: DraftSentence;
  score: number;
  /** Bonus for a negation, contrast or lesson; 0 without one. */
  turn: number;
}

/** Maximum width of a hook (a sentence that could open the post), as measured by `widthOf`. */
const maxHook = 130;
/** A hook of at most this width, as measured by `widthOf`, gets a bonus, because short hooks read best. */
const goodHook = 80;

const bracketsAtEnd = /(?<!\s)\s*[(（][^()（）]*[)）](?=[.。]?$)/u;
/** Matches the label of a note or numbered point, e.g. `Note: `. Such a text makes little sense alone. */
export const labelPattern = /^\p{L}[\p{L} ]{0,20}:\s|n[°º]\s?\d|(?<!\p{L})(?:no|nr)\.\s?\d/iu;

/** Matches a change between two numbers: `from 5.8 to 3.1`, `von 9 auf 7`, `25分から4分`. */
const change =
  /(?<!\p{L})(?:from|von|de|desde|da)\s\S*\p{Nd}\S*(?:\s\S+)?\s(?:to|auf|à|a)\s\S*\p{Nd}|\p{Nd}[^。]{0,6}から[^。]{0,4}\p{Nd}/iu;

/**
 * Lists sentences that could open the post, best first. Prefers short sentences with a number, negation or contrast.
 */
export function listHooks({ blocks, said, words }: JudgedText): RatedHook[] {
  const sentences = new Set(said);
  return blocks
    .flatMap((block, index) => {
      const isAnswer = endsWithQuestionMark(blocks[index - 1]?.sentences.at(-1)?.text ?? "");
      const isOfSeries = labelPattern.test(block.sentences[0]?.text ?? "");
      // Leaves out quotations, because one sentence of a quotation may have another meaning and doesn't name its
      // author.
      if (block.kind === "quote") return [];
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
  widthOf(text) <= maxHook &&
  widthOf(text) >= 20 &&
  !isQuoteOpen(text) &&
  !isOnlyQuote(text) &&
  !pointsBelow(text);

/** Matches a sentence that reports no change, which is a weak opening. */
export const noResult =
  /(?:did not|didn['’]t|no|not) (?:change |differ |rise |fall |statistically )*significant|no (?:clear |measurable )?(?:difference|effect|change)|(?:nicht|kein\p{L}*) signifikant|kein\p{L}* (?:Unterschied|Effekt|Wirkung)|(?:pas|aucun\p{L}*) (?:de |d['’])?(?:différence|effet|changement)|(?:no hubo|ninguna?|sin) (?:diferencia|efecto|cambio)|(?:有意な)?(?:差|違い|効果)は(?:な|見られな|認められな)|did not change/iu;

/** Deducted from a hook that refers to the sentence before it, so others come first. */
const unclear = 2;

interface HookPlace {
  words: DraftWords;
  isOpening: boolean;
  /** Whether the sentence is the first of an answer. */
  isAnswer: boolean;
  /** Whether the paragraph's first sentence has a label, e.g. `Note: ` or a number. */
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
  if (change.test(shown)) score += 0.5;
  if (isOpening) score += 0.25;
  // In the first paragraph, `This` or `They` at a sentence's start usually refers to the title, so the sentence is
  // clear.
  if (words.leans.test(text)) score += isOpening && !words.joins.test(text) ? 0.15 : -0.3;
  if (words.pronouns.test(text)) score -= 0.35;
  if (labelPattern.test(text) || hasOrdinal(text, words.code)) score -= 0.8;
  else if (isOfSeries) score -= 0.5;
  if (isAnswer) score -= 0.7;
  if (noResult.test(text)) score -= 1.2;
  const isTied = refersBack(text, words) || goesOnFrom(text, words.code);
  if (!(isOpening && sentence.isFirst) && isTied) score -= unclear;
  return {
    hook: { text: shown, passages },
    sentence,
    score,
    turn: words.turns.test(text) ? 0.4 : 0,
  };
}
