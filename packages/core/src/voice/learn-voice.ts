import { countNoun, cutUnits } from "../text/index.ts";
import { isFragment } from "./fragments.ts";
import {
  chooseEmoji,
  chooseKinds,
  choosePerson,
  listSentenceTexts,
  measurePosts,
  type VoiceMeasures,
} from "./measure-posts.ts";
import type { VoiceLanguage } from "./voice-language.ts";
import { countVoiceCharacters, type Voice, type VoiceEvidence, voiceLimits } from "./voice.ts";

/** An author's way of writing, learned from posts, with quotations as evidence. */
export interface LearnedVoice {
  voice: Voice;
  evidence: VoiceEvidence[];
  measures: VoiceMeasures;
}

/** Returns a message if posts are too short to learn from; null if they suffice. */
export function findTooLittle(posts: readonly string[]): string | null {
  const { charactersMin, postsMin, fewPostsCharactersMin } = voiceLimits;
  const written = posts.map((post) => post.trim().length).filter((length) => length > 0);
  const characters = written.reduce((sum, length) => sum + length, 0);
  const needed = written.length >= postsMin ? charactersMin : fewPostsCharactersMin;
  if (characters >= needed) return null;
  const [found, least, most] = [characters, charactersMin, fewPostsCharactersMin].map((count) =>
    count.toLocaleString("en"),
  );
  return `Your posts are too short to learn from: ${countNoun(written.length, "post")} with ${found} characters. Add posts until you have at least ${postsMin} with ${least} characters in all, or fewer with ${most}.`;
}

interface Rule {
  line: string;
  applies: (measures: VoiceMeasures) => boolean;
  shows: (sentence: string, language: VoiceLanguage | null) => boolean;
}

/** Habits that are added to a voice if the measures show them. */
const habits: readonly Rule[] = [
  {
    line: "writes fragments",
    applies: ({ shares }) => shares.fragments >= 0.15,
    shows: isFragment,
  },
  {
    line: "asks questions",
    applies: ({ shares }) => shares.questions >= 0.12,
    shows: (text) => /[?？]/u.test(text),
  },
  {
    line: "names numbers",
    applies: ({ shares }) => shares.numbers >= 0.2,
    shows: (text) => /\p{Nd}/u.test(text),
  },
  {
    line: "adds asides in brackets",
    applies: ({ shares }) => shares.brackets >= 0.08,
    shows: (text) => /[([（］]/u.test(text),
  },
  {
    line: "writes lists",
    applies: ({ shares }) => shares.lists >= 0.2,
    shows: (text) => /^(?:[-•*–→]|\d+[.)])\s/u.test(text),
  },
  {
    line: "uses contractions",
    applies: ({ shares, language }) => language === "en" && shares.contractions >= 0.1,
    shows: (text) => /\p{L}['’](?:t|re|ve|ll|d|m)(?!\p{L})/iu.test(text),
  },
  {
    line: "uses exclamation marks",
    applies: ({ shares }) => shares.exclamations >= 0.1,
    shows: (text) => /[!！]$/u.test(text),
  },
];

/**
 * Habits that a voice lists as avoided if `applies` is true and the posts have at least `enoughSentences` sentences.
 */
const absences: readonly Omit<Rule, "shows">[] = [
  { line: "exclamation marks", applies: ({ shares }) => shares.exclamations === 0 },
  { line: "question as opener", applies: ({ openings }) => !openings.includes("a question") },
  {
    line: "hedging",
    applies: ({ shares, language }) => language !== null && shares.hedges <= 0.02,
  },
  {
    line: "contractions",
    applies: ({ shares, language }) => language === "en" && shares.contractions === 0,
  },
];
const enoughSentences = 25;

/**
 * Learns a voice from an author's own words without an AI model; see `takeOwnWords`. Call `findTooLittle` first, because
 * a voice needs enough text. For languages without lists of words, habits that need these are left out.
 */
export function learnVoice(posts: readonly string[]): LearnedVoice {
  const measures = measurePosts(posts);
  const { sentences, shares } = measures;
  const texts = posts.flatMap(listSentenceTexts);
  const evidence: VoiceEvidence[] = [];
  const does = habits
    .filter(({ applies }) => applies(measures))
    .map(({ line, shows }) => {
      const quote = texts.find(
        (text) => shows(text, measures.language) && text.length <= voiceLimits.quoteCharacters,
      );
      if (quote !== undefined) evidence.push({ line, quote });
      return line;
    });
  const isEnough = sentences.count >= enoughSentences;
  const never = absences
    .filter(({ applies }) => isEnough && applies(measures))
    .map(({ line }) => line);
  const { median, p25, p75 } = sentences;
  const voice: Voice = {
    reader: "",
    person: choosePerson(shares),
    sentences: sentences.count === 0 ? null : { median, p25, p75 },
    openings: chooseKinds(measures.openings),
    endings: chooseKinds(measures.endings),
    does,
    never,
    words: measures.words.slice(0, voiceLimits.words),
    banned: [],
    claims: [],
    emoji: chooseEmoji(measures.emoji),
    samples: chooseSamples(posts, measures),
  };
  return { voice: fitVoice(voice), evidence, measures };
}

/** Chooses the beginnings of the two posts whose sentences are closest to the usual length. */
function chooseSamples(posts: readonly string[], { sentences }: VoiceMeasures): string[] {
  const distance = (post: string) =>
    Math.abs(measurePosts([post]).sentences.median - sentences.median);
  return posts
    .map((post) => ({ post, distance: distance(post) }))
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, voiceLimits.samples)
    .map(({ post }) => cutSample(post.trim()));
}

/** Cuts at the end of a sentence if one ends within the limit. */
function cutSample(post: string): string {
  const cut = cutUnits(post, voiceLimits.sampleCharacters);
  if (cut.length === post.length) return post;
  const end = cut.search(/[.!?。！？](?=[^.!?。！？]*$)/u);
  return (end > 0 ? cut.slice(0, end + 1) : cut).trim();
}

/** Leaves out words, then lines, until a voice is within its limit. What the person banned stays. */
export function fitVoice(voice: Voice): Voice {
  const fitted = {
    ...voice,
    words: [...voice.words],
    does: [...voice.does],
    never: [...voice.never],
  };
  while (countVoiceCharacters(fitted) > voiceLimits.characters) {
    const longest = [fitted.words, fitted.never, fitted.does].find(({ length }) => length > 0);
    if (!longest) return fitted;
    longest.pop();
  }
  return fitted;
}
