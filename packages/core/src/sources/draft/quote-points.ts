import { hanAndKatakana } from "../../text/scripts.ts";
import { countWords } from "../../text/count-words.ts";
import { isAuthorName } from "../../layouts/reading/author-name.ts";
import { readQuotes } from "../../facts/quotes.ts";
import type { DraftBlock } from "./judged-text.ts";
import {
  dropConjunction,
  dropPoint,
  maxHeader,
  maxWords,
  raiseFirst,
  widthOf,
} from "./draft-text.ts";
import { createPoint, type DraftPoint } from "./point.ts";
import { quoteRefersBack, refersBack } from "./references.ts";
import type { DraftWords } from "./draft-words.ts";

/** Bonus for a quotation with the section's heading as its header. */
const belowHeading = 2;
/**
 * Bonus for a quotation with the sentence before it as its header. It is lower than `belowHeading`, because that
 * sentence may be about something else.
 */
const belowSentence = 0.95;
/** Bonus for a quotation without a header. */
const alone = 0.5;

/**
 * Makes slides from sentences that contain a quotation and name its speaker. A slide's header is the sentence before or
 * the section's heading.
 */
export function listQuotePoints(
  block: DraftBlock,
  { words, isOpening }: { words: DraftWords; isOpening: boolean },
): DraftPoint[] {
  return block.sentences.flatMap((sentence, index) => {
    const [quote, ...others] = readQuotes(sentence.text);
    // A quotation that starts in lower case is a part of the sentence around it.
    if (!quote || others.length > 0 || /^\p{Ll}/u.test(quote.said)) return [];
    const outside = `${sentence.text.slice(0, quote.start)}\n${sentence.text.slice(quote.end)}`;
    const speaker = words.says.test(outside) ? findSpeaker(outside) : null;
    if (speaker === null) return [];
    const before = block.sentences[index - 1];
    const { heading } = block.section;
    // A comma before the closing mark belongs to the sentence around the quotation.
    const said = `${quote.raw.replace(/[,،、](?=["”“»」]$)/u, "")}\n— ${speaker}`;
    const shared = { block, body: [said] };
    return [
      ...(before && !refersBack(before.text, words)
        ? [
            {
              ...shared,
              score: sentence.score + belowSentence,
              header: dropConjunction(before.text, words),
              sentences: [before, sentence],
            },
          ]
        : []),
      ...(heading && isOpening && !(index > 0 && quoteRefersBack(quote.said, words))
        ? [
            {
              ...shared,
              score: sentence.score + belowHeading,
              header: heading.text,
              sentences: [sentence],
              heading: [heading.passage],
            },
          ]
        : []),
      ...(quoteRefersBack(quote.said, words)
        ? []
        : [{ ...shared, score: sentence.score + alone, header: "", sentences: [sentence] }]),
    ]
      .filter(({ header }) => header === "" || isHeader(header))
      .map((point) => createPoint({ ...point, header: raiseFirst(dropPoint(point.header)) }))
      .filter((point) => point.words <= maxWords);
  });
}

const minHeader = 12;
const isHeader = (text: string) => widthOf(text) <= maxHeader && widthOf(text) >= minHeader;

/** A high score, because the author chose to show this quotation in a paragraph of its own. */
const blockScore = 1.5;
/**
 * Maximum number of words of a quotation in its own paragraph. Longer quotations are skipped, because a part could
 * change the meaning.
 */
const maxBlockWords = 60;

/**
 * Makes a slide from a paragraph that is a quotation with its author; null for other paragraphs. A heading directly
 * above becomes the header.
 */
export function createBlockQuote(block: DraftBlock, isOpening: boolean): DraftPoint | null {
  const { passages, sentences, section, speaker } = block;
  const whole = passages.map(({ text }) => text.trim()).join("\n");
  const [, ending = "", by = ""] = /\s*\n?(\s[—–]\s?([^—–]{2,80}))$/u.exec(` ${whole}`) ?? [];
  const said = speaker === undefined ? whole.slice(0, whole.length - ending.length).trim() : whole;
  const author = speaker ?? (isAuthorName(by) || isCredit(said, by) ? raiseFirst(by) : null);
  if (author === null || said === "") return null;
  const { heading } = section;
  const hasHeading = isOpening && heading !== null && widthOf(heading.text) <= maxHeader;
  const point = createPoint({
    header: hasHeading ? raiseFirst(heading.text) : "",
    body: [`${said}\n— ${author}`],
    sentences,
    block,
    score: blockScore,
    heading: hasHeading ? [heading.passage] : [],
  });
  return point.words <= maxBlockWords ? point : null;
}

/** Whether a few words after a whole sentence and a dash say who said it, e.g. `our CFO`. */
const isCredit = (said: string, by: string) =>
  by !== "" &&
  /[.!?…。！？]["'”’»」]?$/u.test(said) &&
  !/[.!?…:;]$/u.test(by) &&
  countWords(by) <= maxCreditWords;

const maxCreditWords = 8;

const name =
  /\p{Lu}[\p{L}\p{M}'’-]+(?:\s(?:(?:van|von|de|da|del|di|le|la|bin|al)\s)?\p{Lu}[\p{L}\p{M}'’-]+){1,5}/gu;
const japaneseName = new RegExp(`[${hanAndKatakana}]{2,8}(?:さん|氏)`, "u");

/** Returns the text's only name of several words; null if there are several names or none. */
function findSpeaker(text: string): string | null {
  const found = [...new Set(text.match(name) ?? [])].filter(isAuthorName);
  if (found.length === 1) return found[0] ?? null;
  return found.length === 0 ? (japaneseName.exec(text)?.[0] ?? null) : null;
}
