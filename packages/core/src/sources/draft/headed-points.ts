import { countWords } from "../../text/count-words.ts";
import { isQuestion, joinTexts, maxHeader, widthOf } from "./draft-text.ts";
import type { DraftWords } from "./draft-words.ts";
import { splitHeader } from "./header.ts";
import type { DraftBlock } from "./judged-text.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import { refersBack } from "./references.ts";
import type { DraftSentence } from "./sentences.ts";
import { rateFollowing, takeFollowing } from "./take-following.ts";

/** Matches headings that only name a kind of section, e.g. "Results". */
const general =
  /^(?:summary|abstract|introduction|background|overview|methods?|results?|discussion|conclusions?|limits|limitations|notes?|details|einleitung|zusammenfassung|methode|ergebnisse|fazit|résumé|introduction|méthode|résultats|conclusion|resumen|introducción|método|resultados|conclusiones?|resumo|introdução|conclusão|はじめに|まとめ|概要|結論)(?!\p{L})/iu;

/** Whether a heading says something about its section's content. */
export const isTelling = (heading: string) =>
  heading !== "" &&
  !general.test(heading) &&
  (/[\s?？]/u.test(heading) || widthOf(heading) > heading.length);

/** Added to the score of a slide whose heading the author wrote, if the heading says something about the content. */
const ownHeading = 0.6;
/** Added instead of `ownHeading` if the heading has fewer than `minHeadingWords` words. */
const shortHeading = 0.15;
const minHeadingWords = 3;

function rateHeading(heading: string, canDoWithout: boolean): number {
  if (!isTelling(heading)) return canDoWithout ? -1.5 : -0.1;
  return countWords(heading) >= minHeadingWords ? ownHeading : shortHeading;
}

/** Added to the score of a slide that shows a section's paragraph as a whole. */
const wholeSection = 0.75;

/** Makes a slide from a section's heading and the sentences after it. */
export function listHeadedPoints(
  block: DraftBlock,
  { words, limit, used }: { words: DraftWords; limit: number; used: readonly DraftSentence[] },
): DraftPoint[] {
  const { section } = block;
  const shown = block.sentences.filter((sentence) => used.includes(sentence)).length;
  const rest = block.sentences.slice(shown);
  const isClear = rest[0] !== undefined && !refersBack(rest[0].text, words);
  const sentences = shown > 0 && isClear ? rest : block.sentences;
  const { heading } = section;
  const [first] = sentences;
  if (!heading || !first || widthOf(heading.text) > maxHeader) return [];
  const follows = takeFollowing([heading.text], sentences, words, limit);
  if (follows.taken.length === 0) return [];
  const canLead = ({ text }: DraftSentence) =>
    !words.leans.test(text) && splitHeader(text, words) !== null;
  const asks = isQuestion(heading.text) ? 1.2 : 0;
  const telling = rateHeading(heading.text, sentences.some(canLead));
  return [
    createPoint({
      header: heading.text.replace(/(?<!\s)\s*[:：]$/u, ""),
      body: [joinTexts(follows.taken.map(({ text }) => text))],
      sentences: follows.taken,
      block,
      score:
        first.score * 0.8 +
        rateFollowing(follows) +
        telling +
        (follows.taken.length > 1 && follows.taken.length === sentences.length ? wholeSection : 0) +
        asks -
        (follows.taken.length === 1 && sentences.length > 1 ? 0.7 : 0),
      heading: [heading.passage],
    }),
  ];
}
