import { readMentions } from "../../numbers/mentions.ts";
import type { NumberLanguage } from "../../numbers/number-language.ts";
import type { DraftBlock } from "./judged-text.ts";
import { raiseFirst, widthOf } from "./draft-text.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import { refersBack } from "./references.ts";
import type { DraftWords } from "./draft-words.ts";

/** Score of a number with the words after it as a label. */
const labelledScore = 0.2;
const aloneScore = -0.3;
/** Maximum width of a sentence below a large number, as measured by `widthOf`. */
const maxBeside = 140;
/** Matches up to four words after a number if they end the sentence or clause, e.g. `19% of what we sell`. */
const label = /^(?:\s\p{L}[\p{L}\p{M}'’-]*){1,4}(?=[.,;:!?]|$)/u;

/** Lists slides from sentences with a single percentage, price or measure, which becomes the header. */
export function listNumberPoints(
  block: DraftBlock,
  { words, language }: { words: DraftWords; language: NumberLanguage },
): DraftPoint[] {
  return block.sentences.flatMap((sentence) => {
    const { text } = sentence;
    if (widthOf(text) > maxBeside || /[?？؟:：]/u.test(text)) return [];
    // A sentence that depends on the sentence before isn't clear alone below a large number.
    if (words.leans.test(text) || words.pronouns.test(text) || refersBack(text, words)) return [];
    const { numbers, dates } = readMentions(text, language);
    const [number] = numbers;
    if (!number || numbers.length + dates.length > 1) return [];
    const { unit, form, end, start } = number;
    if (unit === "" || unit === ":" || form !== "digits") return [];
    const after = language === "en" ? (label.exec(text.slice(end))?.[0] ?? "") : "";
    const header = text.slice(start, end) + after;
    if (header.length * 2 > text.length) return [];
    return [
      createPoint({
        header,
        body: [raiseFirst(text)],
        sentences: [sentence],
        block,
        score: sentence.score + (after === "" ? aloneScore : labelledScore),
      }),
    ];
  });
}
