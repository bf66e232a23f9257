import { getCommonWords } from "../text/common-words.ts";
import words from "./lexicon.json" with { type: "json" };
import type { VoiceLanguage } from "./voice-language.ts";

/** Words of one language that are looked for in posts, in lower case. In a word, `_` matches a space. */
interface Lexicon {
  i: string;
  we: string;
  you: string;
  hedges: string;
  mistakes: string;
  stories: string;
  calls: string;
}

const lexicons: Readonly<Record<VoiceLanguage, Lexicon>> = words;

interface WordFinder {
  count(text: string): number;
  has(text: string): boolean;
}

function createFinder(list: string, isUnspaced: boolean): WordFinder {
  const listed = list.split(" ").filter((word) => word !== "");
  const either = listed
    .map((word) => word.replaceAll("-", "[-‐]").replaceAll("_", String.raw`\s`))
    .join("|");
  const pattern = isUnspaced
    ? new RegExp(either || "(?!)", "gu")
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${either || "(?!)"})(?![\\p{L}\\p{N}])`, "giu");
  const count = (text: string) => text.match(pattern)?.length ?? 0;
  return { count, has: (text) => count(text) > 0 };
}

export interface LanguageWords extends Record<keyof Lexicon, WordFinder> {
  /** Frequent words that say nothing about an author. */
  common: ReadonlySet<string>;
}

const built = new Map<VoiceLanguage | null, LanguageWords>();

const noWords: Lexicon = {
  i: "",
  we: "",
  you: "",
  hedges: "",
  mistakes: "",
  stories: "",
  calls: "",
};

/** Returns finders for the words of a language's lexicon. If the language has none, they find nothing. */
export function findLanguageWords(language: VoiceLanguage | null): LanguageWords {
  const found = built.get(language) ?? build(language ? lexicons[language] : noWords, language);
  built.set(language, found);
  return found;
}

function build(groups: Lexicon, language: VoiceLanguage | null): LanguageWords {
  const finder = (list: string) => createFinder(list, language === "ja");
  const listed = Object.values(groups).flatMap((list: string) => list.split(" "));
  return {
    i: finder(groups.i),
    we: finder(groups.we),
    you: finder(groups.you),
    hedges: finder(groups.hedges),
    mistakes: finder(groups.mistakes),
    stories: finder(groups.stories),
    calls: finder(groups.calls),
    common: new Set([...(language ? getCommonWords(language) : []), ...listed]),
  };
}
