import { endsWithQuestionMark } from "./draft-text.ts";
import { readMentions } from "../../facts/mentions.ts";
import type { FactLanguage } from "../../facts/language.ts";
import { countWords } from "../../document/count-words.ts";
import type { DraftBlock } from "./blocks.ts";
import type { DraftSentence } from "./sentences.ts";
import type { DraftWords } from "./words.ts";

/** A sentence with at most this many words counts as a short reply, which may correct the sentence before it. */
const maxReply = 8;

/** Lists sentences that the next sentence corrects, e.g. `By a third.` before `Actually, by a quarter.` */
export function listCorrected(
  blocks: readonly DraftBlock[],
  { words, language }: { words: DraftWords; language: FactLanguage },
): Set<DraftSentence> {
  const corrected = new Set<DraftSentence>();
  const prose = blocks.filter(({ kind }) => kind === "prose");
  for (const [at, block] of prose.entries()) {
    for (const [index, sentence] of block.sentences.entries()) {
      const next = block.sentences[index + 1] ?? prose[at + 1]?.sentences[0];
      if (!next || endsWithQuestionMark(sentence.text)) continue;
      const isReply = index === block.sentences.length - 1;
      const speaker = isReply ? prose[at + 1]?.speaker : block.speaker;
      const isOther = isReply && speaker !== undefined && speaker !== block.speaker;
      if (isReply && !isOther) continue;
      const isShort = countWords(next.text) <= maxReply;
      if (words.corrects.test(next.text) && (isOther || isShort || /^\S+,/u.test(next.text)))
        corrected.add(sentence);
      else if (isOther && isShort && differs(sentence.text, next.text, language))
        corrected.add(sentence);
    }
  }
  return corrected;
}

/** Whether two texts have different numbers with the same unit, and no number is in both texts. */
function differs(one: string, other: string, language: FactLanguage): boolean {
  const [said, real] = [one, other].map((text) => readMentions(text, language).numbers);
  return (
    said?.some((number) =>
      real?.some(({ unit, values }) => unit === number.unit && values[0] !== number.values[0]),
    ) === true && !said.some((number) => real?.some(({ values }) => values[0] === number.values[0]))
  );
}
