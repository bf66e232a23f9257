import { countWords } from "../text/count-words.ts";
import { type VoiceLanguage, findVoiceLanguage } from "./voice-language.ts";
import { listSentences } from "../text/sentences.ts";
import { readListMark } from "../blocks/text/text-pieces.ts";
import { foldText } from "../text/fold.ts";
import { toPlainLetters } from "../text/plain-letters.ts";
import { hasHanOrKana, katakana } from "../text/scripts.ts";
import { isFragment } from "./fragments.ts";
import { findLanguageWords, type LanguageWords } from "./lexicon.ts";
import type { Span } from "./stems.ts";
import {
  type EmojiHabit,
  type EndingKind,
  type OpeningKind,
  voiceLimits,
  type VoicePerson,
} from "./voice.ts";

/**
 * Fractions of a text's sentences, from 0 to 1. `longWords` is a fraction of the words, and `lists` is a fraction of
 * the lines.
 */
interface Shares {
  fragments: number;
  questions: number;
  exclamations: number;
  i: number;
  we: number;
  you: number;
  contractions: number;
  numbers: number;
  hedges: number;
  longWords: number;
  brackets: number;
  lists: number;
}

/** Measurements of an author's posts, made without a model. */
export interface VoiceMeasures {
  language: VoiceLanguage | null;
  characters: number;
  sentences: { count: number; median: number; p25: number; p75: number };
  shares: Shares;
  /** Emoji per 100 words. */
  emoji: number;
  /** Kind of each text's opening, in the order of the texts. */
  openings: OpeningKind[];
  endings: EndingKind[];
  /** Words that several texts use, most frequent first. */
  words: string[];
}

const emoji = String.raw`(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|[0-9#*]\uFE0F?\u20E3)`;
const joined = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\u200D\uFE0F]*`;
const emojiPattern = new RegExp(emoji, "gu");
const emojiSequence = new RegExp(emoji + joined, "gu");
export const countEmoji = (text: string): number => text.match(emojiPattern)?.length ?? 0;

/** Finds the emoji of a text, each sequence as one. */
export const findEmojiSpans = (text: string): Span[] =>
  Array.from(text.matchAll(emojiSequence), ({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }));

const question = /[?？؟][\s"'”’»)\]]*$/u;
const exclamation = /[!！][\s"'”’»)\]]*$/u;
const contraction = /\p{L}['’](?:s|t|re|ve|ll|d|m)(?!\p{L})/iu;
/** Minimum number of letters of a long word. */
const longWord = 10;
/** Maximum number of words of a short first or last line. */
const shortLine = 5;

export function measurePosts(typed: readonly string[]): VoiceMeasures {
  const posts = typed.map((post) => toPlainLetters(post).text);
  const whole = posts.join("\n");
  const language = findVoiceLanguage(whole);
  const words = findLanguageWords(language);
  const sentences = posts.flatMap(listSentenceTexts);
  const lengths = sentences.map(countWords).toSorted((one, other) => one - other);
  const all = whole.match(/[\p{L}\p{M}]+/gu) ?? [];
  const share = (test: (sentence: string) => boolean) =>
    sentences.length === 0 ? 0 : sentences.filter(test).length / sentences.length;
  const lines = whole.split("\n").filter((line) => line.trim() !== "");
  return {
    language,
    characters: posts.reduce((sum, post) => sum + post.trim().length, 0),
    sentences: {
      count: sentences.length,
      median: readQuantile(lengths, 0.5),
      p25: readQuantile(lengths, 0.25),
      p75: readQuantile(lengths, 0.75),
    },
    shares: {
      fragments: share((text) => isFragment(text, language)),
      questions: share((text) => question.test(text)),
      exclamations: share((text) => exclamation.test(text)),
      i: share(words.i.has),
      we: share(words.we.has),
      you: share(words.you.has),
      contractions: share((text) => contraction.test(text)),
      numbers: share((text) => /\p{Nd}/u.test(text)),
      hedges: share(words.hedges.has),
      longWords:
        all.length === 0 ? 0 : all.filter(({ length }) => length >= longWord).length / all.length,
      brackets: share((text) => /[([（［]/u.test(text)),
      lists:
        lines.length === 0
          ? 0
          : lines.filter((line) => readListMark(line) !== "").length / lines.length,
    },
    emoji: (countEmoji(whole) * 100) / Math.max(1, countWords(whole)),
    openings: posts.map((post) => classifyOpening(post, words)),
    endings: posts.map((post) => classifyEnding(post, words)),
    words: language === null ? [] : listTypicalWords(posts, words.common),
  };
}

/** Matches a line of hashtags. The match has no line breaks, because many blank lines would take quadratic time. */
const hashtags = String.raw`^[^\S\n]*(?:[#＃][\p{L}\p{N}_]+[^\S\n]*)+$`;
const hashtagLine = new RegExp(hashtags, "u");
const hashtagLines = new RegExp(hashtags, "gmu");

/** Returns the trimmed sentences of a text; lines of hashtags aren't sentences. */
export function listSentenceTexts(text: string): string[] {
  const spoken = text.replaceAll(hashtagLines, "");
  return listSentences(spoken)
    .map(({ start, end }) => spoken.slice(start, end).trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function readQuantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return Math.round((low + (high - low) * (at - Math.floor(at))) * 10) / 10;
}

export function classifyOpening(text: string, words: LanguageWords): OpeningKind {
  const first = listSentenceTexts(text)[0] ?? "";
  if (question.test(first)) return "a question";
  if (/^["“„«「『]/u.test(first)) return "a quote";
  const isMine = words.i.has(first) || words.we.has(first);
  if (words.mistakes.has(first) && isMine) return "a mistake of mine";
  if (/\p{Nd}/u.test(first)) return "a figure";
  if (words.stories.has(first) && isMine) return "a story";
  if (exclamation.test(first)) return "an exclamation";
  if (countEmoji(text.trimStart().slice(0, 8)) > 0) return "an emoji";
  return countWords(first) <= shortLine ? "a short line" : "a statement";
}

export function classifyEnding(text: string, words: LanguageWords): EndingKind {
  const line = text.trimEnd().split("\n").at(-1) ?? "";
  if (hashtagLine.test(line)) return "hashtags";
  const last = listSentenceTexts(text).at(-1) ?? "";
  if (question.test(last)) return "a question";
  if (words.calls.has(last)) return "a call to act";
  if (exclamation.test(last)) return "an exclamation";
  if (/\p{Nd}/u.test(last)) return "a figure";
  return countWords(last) <= shortLine ? "a short line" : "a statement";
}

/**
 * Lists the kinds that at least a quarter of the texts have, most frequent first. If there are three or more texts, a
 * kind must occur at least twice.
 */
export function chooseKinds<Kind extends string>(kinds: readonly Kind[]): Kind[] {
  const counts = new Map<Kind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const least = Math.max(kinds.length > 2 ? 2 : 1, kinds.length / 4);
  return [...counts]
    .filter(([, count]) => count >= least)
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind]) => kind);
}

/** A text speaks as a person, e.g. `we`, if at least this fraction of its sentences has that person's pronouns. */
const personShare = 0.1;

export function choosePerson({ i, we, you }: Pick<Shares, "i" | "we" | "you">): VoicePerson {
  const candidates = [
    ["I", i],
    ["we", we],
    ["you", you],
  ] as const;
  const [person, share] = candidates.reduce((best, each) => (each[1] > best[1] ? each : best));
  return share >= personShare ? person : "none";
}

/** Minimum number of emoji per 100 words that counts as `many`. */
const manyEmoji = 4;

export const chooseEmoji = (per100Words: number): EmojiHabit =>
  per100Words === 0 ? "none" : per100Words < manyEmoji ? "few" : "many";

const japaneseWords = new RegExp(String.raw`[${katakana}]{3,}|\p{Script=Han}{2,}`, "gu");

/**
 * Lists words that occur at least three times, in at least two posts, and aren't among the language's frequent words.
 */
function listTypicalWords(posts: readonly string[], common: ReadonlySet<string>): string[] {
  const found = new Map<string, { count: number; posts: Set<number> }>();
  for (const [index, post] of posts.entries()) {
    const plain = post.replaceAll(/https?:\/\/\S+|[#@＃][\p{L}\p{N}_.]+/gu, " ").toLowerCase();
    const words = hasHanOrKana(plain)
      ? (plain.match(japaneseWords) ?? [])
      : (plain.match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? []);
    for (const word of words) {
      const entry = found.get(word) ?? { count: 0, posts: new Set() };
      entry.count += 1;
      entry.posts.add(index);
      found.set(word, entry);
    }
  }
  return [...found]
    .filter(
      ([word, { count, posts: inPosts }]) =>
        count >= 3 && inPosts.size >= 2 && !isCommon(word, common),
    )
    .toSorted(([, one], [, other]) => other.posts.size - one.posts.size || other.count - one.count)
    .map(([word]) => word);
}

function isCommon(word: string, common: ReadonlySet<string>): boolean {
  const isShort = foldText(word).length < (hasHanOrKana(word) ? 2 : 4);
  const isContraction = /['’]/u.test(word);
  return isShort || isContraction || word.length > voiceLimits.wordCharacters || common.has(word);
}
