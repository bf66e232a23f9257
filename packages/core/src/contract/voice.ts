import { z } from "zod";
import {
  storedVoiceSchema,
  voiceEvidenceSchema,
  voicePostsSchema,
  voiceSchema,
  type Voice,
} from "../voice/index.ts";
import { bodyLimits } from "./body-limits.ts";
import type { EndpointGroup } from "./endpoint.ts";
import { writerNameSchema } from "./generation.ts";
import { idempotencyHeadersSchema } from "./public-call.ts";

const usesSamplesSchema = z.boolean().meta({
  description:
    "Whether AI models may see the posts: all of them to describe the voice, and two excerpts for each text they write.",
});

/**
 * A stored voice (how the author writes). Before the first save, `voice` is null and `version` is 0. Each save
 * increments `version`.
 */
const voiceResponseSchema = z.object({
  voice: storedVoiceSchema.nullable(),
  evidence: z.array(voiceEvidenceSchema).meta({
    description: "Quotes from your posts. Each quote proves a sentence of the voice's description.",
  }),
  posts: z.array(z.string()).meta({ description: "The posts that the voice was learned from." }),
  uses_samples: usesSamplesSchema,
  version: z.int().nonnegative(),
});

export type VoiceResponse = z.output<typeof voiceResponseSchema>;

/** A voice to save. If `version` isn't the stored version, the response is 409 (optimistic locking). */
const voiceRequestSchema = z.object({
  voice: voiceSchema,
  uses_samples: usesSamplesSchema,
  version: z.int().nonnegative().meta({
    description:
      "The voice's `version` that your changes are based on. 0 if you have no voice yet.",
  }),
});

export type VoiceRequest = z.output<typeof voiceRequestSchema>;

const learnRequestSchema = z.object({
  posts: voicePostsSchema.min(1, "Paste at least one post.").meta({
    description:
      "Up to 30 posts that you wrote. Names, counts and buttons of a network are taken off copied posts, and copies of a feed are split.",
  }),
  uses_samples: usesSamplesSchema,
});

export type LearnVoiceRequest = z.output<typeof learnRequestSchema>;

const learnVoiceResponseSchema = voiceResponseSchema.extend({
  writer: writerNameSchema
    .nullable()
    .meta({ description: "The AI model that described the voice. Null if no AI model was used." }),
  remaining_credits: z.int().nonnegative().nullable(),
  warnings: z.array(z.string()).exactOptional(),
});

export type LearnVoiceResponse = z.output<typeof learnVoiceResponseSchema>;

const voiceExample: Voice = {
  reader: "owners of small shops",
  person: "I",
  sentences: { median: 9, p25: 5, p75: 15 },
  openings: ["a figure", "a mistake of mine"],
  endings: ["a question"],
  does: ["names the price", "says what failed"],
  never: ["question as opener"],
  words: ["receipts", "regulars"],
  banned: [{ word: "leverage", use: "use" }, { word: "game changer" }],
  claims: ["no health claims"],
  emoji: "none",
  samples: [],
};

const example: VoiceResponse = {
  voice: voiceExample,
  evidence: [{ line: "names the price", quote: "The oven cost me 4,200 euros." }],
  posts: [],
  uses_samples: true,
  version: 3,
};

const saveBody = { voice: voiceExample, uses_samples: true, version: 0 };
const learnBody = { posts: ["Tea is hot."], uses_samples: false };

export const voiceEndpoints = {
  getVoice: { access: "session", responses: { 200: voiceResponseSchema } },
  saveVoice: {
    access: "session",
    body: voiceRequestSchema,
    responses: { 200: voiceResponseSchema },
    errors: [409],
    example: { body: saveBody },
  },
  learnVoice: {
    access: "session",
    body: learnRequestSchema,
    bodyLimit: bodyLimits.post,
    responses: { 200: learnVoiceResponseSchema },
    errors: [422],
    example: { body: learnBody },
  },
  deleteVoice: { access: "session", responses: { 204: null } },
  deleteVoicePosts: { access: "session", responses: { 200: voiceResponseSchema } },
} as const satisfies EndpointGroup;

/** Endpoints of the public API for the account's voice (how the author writes). */
export const publicVoiceEndpoints = {
  "v1.getVoice": {
    access: "read",
    operation: {
      summary: "Get your voice",
      description:
        "Returns the description of how you write, with quotes from your posts as evidence. AI models follow it whenever they write for you.",
      tag: "Voice",
    },
    responses: {
      200: voiceResponseSchema.meta({ description: "The voice.", examples: [example] }),
    },
  },
  "v1.saveVoice": {
    access: "write",
    operation: {
      summary: "Replace your voice",
      description:
        "Send the `version` that your changes are based on. Returns 409 if the voice has changed since.",
      tag: "Voice",
    },
    body: voiceRequestSchema,
    responses: {
      200: voiceResponseSchema.meta({ description: "The saved voice.", examples: [example] }),
    },
    errors: [409],
    example: { body: saveBody },
  },
  "v1.learnVoice": {
    access: "generate",
    operation: {
      summary: "Learn your voice from posts",
      description:
        "Measures how you write in up to 30 posts with at least 600 characters in total (1,500 if there are fewer than five posts), and saves the result as your voice. If `uses_samples` is true, an AI model also describes what you do, what you never do, and who you write for, and quotes one of the posts as evidence for each sentence. This costs 1 credit. It's free with your own model, and if the model fails. The words and claims that you banned stay in your voice.",
      tag: "Voice",
    },
    headers: idempotencyHeadersSchema,
    body: learnRequestSchema,
    bodyLimit: bodyLimits.post,
    responses: {
      200: learnVoiceResponseSchema.meta({
        description: "The learned voice.",
        examples: [{ ...example, writer: null, remaining_credits: null }],
      }),
    },
    errors: [409, 422],
    example: { body: learnBody },
  },
} as const satisfies EndpointGroup;
