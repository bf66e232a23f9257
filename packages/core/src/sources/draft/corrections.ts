import { countWords } from "../../text/count-words.ts";
import { foldText } from "../../text/fold.ts";
import type { NumberLanguage } from "../../numbers/number-language.ts";
import { readMentions } from "../../numbers/mentions.ts";
import type { NumberMention } from "../../numbers/number-mention.ts";
import { isTimeLabel } from "../../numbers/dates/time-scale.ts";
import type { DraftBlock } from "./judged-text.ts";
import { endsWithQuestionMark } from "./draft-text.ts";
import type { DraftSentence } from "./sentences.ts";
import type { DraftWords } from "./draft-words.ts";

/** A sentence with at most this many words counts as a short reply, which may correct the sentence before it. */
const maxReply = 8;

interface Judging {
  words: DraftWords;
  language: NumberLanguage;
}

/** Lists sentences that the next sentence corrects, e.g. `By a third.` before `Actually, by a quarter.` */
export function listCorrected(blocks: readonly DraftBlock[], judging: Judging): Set<DraftSentence> {
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
      if (corrects(sentence.text, next.text, { ...judging, isOther })) corrected.add(sentence);
    }
  }
  return corrected;
}

/** Whether a sentence corrects the one before it. `isOther` is true if another person says it. */
function corrects(
  said: string,
  next: string,
  { words, language, isOther }: Judging & { isOther: boolean },
): boolean {
  const isShort = countWords(next) <= maxReply;
  if (words.corrects.test(next) && (isOther || isShort || /^\S+,/u.test(next))) return true;
  if (!words.objects.test(next)) return isOther && isShort && differs(said, next, language);
  return differs(said, next, language) || replacesEnd(said, next, words);
}

/** Whether two texts say different numbers or times of the same kind, and have none in common. */
function differs(one: string, other: string, language: NumberLanguage): boolean {
  const [said, real] = [one, other].map((text) =>
    readMentions(text, language).numbers.map((number) => ({
      ...number,
      noun: readNoun(text, number),
    })),
  );
  const isOneKind = said?.some((number) =>
    real?.some(
      ({ unit, noun }) => unit === number.unit && (noun === number.noun || !noun || !number.noun),
    ),
  );
  const isShared = said?.some((number) =>
    real?.some(({ values }) => values[0] === number.values[0]),
  );
  if (isOneKind) return !isShared;
  const [time, realTime] = [one, other].map(listTimes);
  if (!time?.length || !realTime?.length) return false;
  return time.every((name) => !realTime.includes(name));
}

/** Returns the word after a number, which names what it counts, in lower case; empty if there is none. */
const readNoun = (text: string, { end }: NumberMention) =>
  foldText(/^\s(\p{L}+)/u.exec(text.slice(end))?.[1] ?? "");

/** Lists names of weekdays and months, in lower case. */
const listTimes = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? []).filter(isTimeLabel);

/** Whether a sentence repeats the word before the last one, and puts another after it: `In Kassel.`, `No, in Fulda.` */
function replacesEnd(said: string, next: string, { objects }: DraftWords): boolean {
  const [joint, end] = foldText(said).split(" ").slice(-2);
  const [first, other, ...more] = foldText(next.replace(objects, "")).split(" ");
  return first === joint && other !== undefined && other !== end && more.length === 0;
}
