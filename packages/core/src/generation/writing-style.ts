import { chooseByName, findByName, type ChoiceResult, type NamedChoice } from "./named-choice.ts";

export interface WritingStyle extends NamedChoice {
  /** Rules for the writer, a person or a model. */
  rules: readonly string[];
  /** Whether generated texts have contractions, e.g. "don't" instead of "do not". */
  contractions: boolean;
  /** Maximum number of sentences of a generated text; a lower number makes texts terser. */
  maxSentences: number;
}

/** All writing styles; the first is the default. */
export const writingStyles: readonly [WritingStyle, ...WritingStyle[]] = [
  {
    id: "professional",
    name: "Professional",
    description: "Clear and composed, for colleagues and clients.",
    aliases: ["formal", "business", "corporate"],
    rules: [
      "Plain, precise verbs; no slang and no exclamation marks.",
      "Claims come with their reason or their number.",
      "Sentences of 8 to 18 words.",
    ],
    contractions: false,
    maxSentences: 3,
  },
  {
    id: "conversational",
    name: "Conversational",
    description: "Like talking to one person across a table.",
    aliases: ["casual", "informal", "relaxed", "chatty"],
    rules: [
      "Speak to one reader as you, and as I where you have a view.",
      "Contractions, everyday words, now and then a question.",
      "Read it aloud: what nobody would say goes.",
    ],
    contractions: true,
    maxSentences: 3,
  },
  {
    id: "bold",
    name: "Bold",
    description: "Short, certain sentences that take a side.",
    aliases: ["provocative", "punchy", "direct", "confident", "edgy"],
    rules: [
      "The claim first, without maybe or perhaps.",
      "Sentences of at most 12 words.",
      "Strong verbs instead of adjectives and exclamation marks.",
    ],
    contractions: true,
    maxSentences: 2,
  },
  {
    id: "friendly",
    name: "Friendly",
    description: "Warm and encouraging, never talking down.",
    aliases: ["warm", "approachable", "kind", "supportive"],
    rules: [
      "Say what is easy and what takes practice, and that both are fine.",
      "Contractions; we for what reader and writer share.",
      "At most one exclamation mark in the whole post.",
    ],
    contractions: true,
    maxSentences: 3,
  },
  {
    id: "inspirational",
    name: "Inspirational",
    description: "Points at what becomes possible and at the first step.",
    aliases: ["motivational", "motivating", "uplifting", "inspiring"],
    rules: [
      "Begin with what is possible, then name a step small enough for today.",
      "Concrete pictures instead of abstract nouns.",
      "No promises that nobody can keep.",
    ],
    contractions: true,
    maxSentences: 3,
  },
  {
    id: "witty",
    name: "Witty",
    description: "Dry humour around a serious point.",
    aliases: ["funny", "humorous", "playful", "humor", "humour", "fun"],
    rules: [
      "One light turn a slide at most, and never at the reader's cost.",
      "Understatement instead of puns.",
      "The advice must still be right without the joke.",
    ],
    contractions: true,
    maxSentences: 3,
  },
  {
    id: "minimal",
    name: "Minimal",
    description: "As few words as carry the meaning.",
    aliases: ["concise", "short", "simple", "brief", "terse", "minimalist"],
    rules: [
      "One or two sentences a text, at most 12 words each.",
      "No openers, no adverbs, no repetition.",
      "If the header says it, the text does not.",
    ],
    contractions: true,
    maxSentences: 2,
  },
  {
    id: "academic-analytical",
    name: "Academic/Analytical",
    description: "Careful reasoning, with terms and limits stated.",
    aliases: ["scientific", "scholarly", "technical", "neutral"],
    rules: [
      "Define a term before using it; separate what is observed from what is concluded.",
      "Name the limit of every claim.",
      "No contractions, no appeals to feeling.",
    ],
    contractions: false,
    maxSentences: 3,
  },
  {
    id: "storytelling",
    name: "Storytelling",
    description: "Scenes and turns instead of claims.",
    aliases: ["story", "narrative", "personal"],
    rules: [
      "Begin with a moment: a place, a person, something that happens.",
      "One turn a slide, so that the reader wants the next.",
      "The lesson comes last and in one line.",
    ],
    contractions: true,
    maxSentences: 3,
  },
];

/** Finds a writing style by name, ignoring case, spaces and punctuation; null if there is none. */
export function findWritingStyle(name: string): WritingStyle | null {
  return findByName(writingStyles, name);
}

/**
 * Finds a writing style by name, ignoring case, spaces and punctuation. An unknown name gets the default and a warning.
 */
export function chooseWritingStyle(name: string): ChoiceResult<WritingStyle> {
  return chooseByName(writingStyles, "writing style", name);
}
