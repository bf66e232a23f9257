import { z } from "zod";
import { countNoun } from "../text/count-noun.ts";
import {
  countVoiceCharacters,
  emojiHabits,
  endingKinds,
  openingKinds,
  voiceLimits,
  voicePersons,
  type Voice,
} from "./voice.ts";

const { lineCharacters, wordCharacters, sampleCharacters } = voiceLimits;

const words = z.number().min(0).max(1000);

function buildVoiceSchema(base: z.ZodString) {
  const text = (most: number) => base.max(most, `Use at most ${most} characters.`);
  const filled = (most: number) => text(most).min(1, "Enter some words.");
  const lines = z.array(filled(lineCharacters)).max(voiceLimits.lines);
  return z.strictObject({
    reader: text(lineCharacters).meta({
      description: "Who you write for, e.g. `owners of small shops`.",
    }),
    person: z.enum(voicePersons),
    sentences: z.strictObject({ median: words, p25: words, p75: words }).nullable().meta({
      description:
        "Words per sentence: `median`, lower quartile (`p25`) and upper quartile (`p75`).",
    }),
    openings: z.array(z.enum(openingKinds)).max(openingKinds.length),
    endings: z.array(z.enum(endingKinds)).max(endingKinds.length),
    does: lines,
    never: lines,
    words: z.array(filled(wordCharacters)).max(voiceLimits.words),
    banned: z
      .array(
        z.strictObject({
          word: filled(wordCharacters),
          use: filled(wordCharacters).exactOptional(),
        }),
      )
      .max(voiceLimits.banned)
      .meta({
        description: "Words that must not be written, in any form, and what to `use` instead.",
      }),
    claims: z
      .array(filled(lineCharacters))
      .max(voiceLimits.claims)
      .meta({ description: "Claims that posts must not make, e.g. `no health claims`." }),
    emoji: z.enum(emojiHabits),
    samples: z.array(filled(sampleCharacters)).max(voiceLimits.samples),
  } satisfies Record<keyof Voice, z.ZodType>);
}

/** A stored voice. Its texts were trimmed before they were stored, so this schema doesn't trim them. */
export const storedVoiceSchema = buildVoiceSchema(z.string());

/** A voice. This schema trims its texts and limits their total length, see `countVoiceCharacters`. */
export const voiceSchema = buildVoiceSchema(z.string().trim())
  .superRefine((voice, context) => {
    const length = countVoiceCharacters(voice);
    if (length <= voiceLimits.characters) return;
    context.addIssue(
      `The voice has ${length} characters, but the limit is ${voiceLimits.characters}. Remove a few lines or words.`,
    );
  })
  .meta({ title: "Voice", description: "A description of how you write." });

export const voiceEvidenceSchema = z.strictObject({
  line: z.string().max(lineCharacters),
  quote: z.string().max(voiceLimits.quoteCharacters),
});

export const voicePostsSchema = z
  .array(
    z
      .string("Each post must be text.")
      .trim()
      .min(1, "Leave out empty posts.")
      .max(
        voiceLimits.postCharacters,
        `A post can have up to ${voiceLimits.postCharacters.toLocaleString("en")} characters.`,
      ),
    "Send your posts as an array of strings.",
  )
  .max(voiceLimits.posts, `Send at most ${countNoun(voiceLimits.posts, "post")}.`);
