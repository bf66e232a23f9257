/** The grammatical person of a text; `none` if it rarely says I, we or you. */
export const voicePersons = ["I", "we", "you", "none"] as const;
export type VoicePerson = (typeof voicePersons)[number];

export const emojiHabits = ["none", "few", "many"] as const;
export type EmojiHabit = (typeof emojiHabits)[number];

export const openingKinds = [
  "a question",
  "a quote",
  "a figure",
  "a mistake of mine",
  "a story",
  "an exclamation",
  "an emoji",
  "a short line",
  "a statement",
] as const;
export type OpeningKind = (typeof openingKinds)[number];

export const endingKinds = [
  "a question",
  "a call to act",
  "hashtags",
  "a figure",
  "an exclamation",
  "a short line",
  "a statement",
] as const;
export type EndingKind = (typeof endingKinds)[number];

/** A word or phrase that the author avoids in all its forms. `use` is the replacement. */
interface BannedWord {
  word: string;
  use?: string;
}

/** How an author writes, in the form that models get. People can edit every line. */
export interface Voice {
  /** The one reader that the author writes for; empty if unknown. */
  reader: string;
  person: VoicePerson;
  /** Words per sentence; null if unknown. */
  sentences: { median: number; p25: number; p75: number } | null;
  openings: OpeningKind[];
  endings: EndingKind[];
  does: string[];
  never: string[];
  /** Words that the author uses often. */
  words: string[];
  banned: BannedWord[];
  /** Lines that exclude claims, e.g. `no health claims`. */
  claims: string[];
  emoji: EmojiHabit;
  /** Excerpts of the author's posts. */
  samples: string[];
}

/** A line of a voice, and the words of a post that show it. */
export interface VoiceEvidence {
  line: string;
  quote: string;
}

export const voiceLimits = {
  posts: 30,
  postCharacters: 10_000,
  /** Minimum characters of all posts together to learn from, if there are at least `postsMin`. */
  charactersMin: 600,
  postsMin: 5,
  /** Minimum characters of fewer posts. */
  fewPostsCharactersMin: 1500,
  /** Maximum characters of the voice as JSON, without its samples. */
  characters: 1200,
  lineCharacters: 120,
  wordCharacters: 60,
  lines: 8,
  words: 12,
  banned: 40,
  claims: 12,
  samples: 2,
  sampleCharacters: 400,
  quoteCharacters: 200,
} as const;

export const emptyVoice: Voice = {
  reader: "",
  person: "none",
  sentences: null,
  openings: [],
  endings: [],
  does: [],
  never: [],
  words: [],
  banned: [],
  claims: [],
  emoji: "few",
  samples: [],
};

/** Returns the length that counts towards a voice's limit, in UTF-16 units. Samples don't count. */
export const countVoiceCharacters = ({ samples: _samples, ...voice }: Voice): number =>
  JSON.stringify(voice).length;
