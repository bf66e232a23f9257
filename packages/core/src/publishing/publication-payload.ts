import { z } from "zod";

/** Longest caption that any network takes, in UTF-16 units; each network's own limit is checked on its own. */
export const maxCaptionLength = 20_000;
/** How many connections a publication may go to. */
export const maxTargets = 20;
/** Longest description of a slide. */
export const maxAltTextLength = 5_000;
/** Slides of a carousel that is published. */
export const maxSlides = 200;

const visibilities = ["public", "unlisted", "private"] as const;

/** What a network is told of a post beside its words and pictures; what a network does not know, it leaves. */
const publicationOptionsSchema = z.strictObject({
  /** LinkedIn: one PDF that is swiped, or pictures. */
  kind: z.enum(["document", "images"]).optional(),
  /** LinkedIn: the document's title. */
  title: z.string().max(100, "A title has up to 100 characters").optional(),
  /** Mastodon: who sees it. LinkedIn: `public`, or `private` for connections only. */
  visibility: z.enum(visibilities).optional(),
  /** Mastodon: the content warning before it. */
  spoiler_text: z.string().max(500, "A content warning has up to 500 characters").optional(),
  /** Mastodon: whether its pictures are hidden at first. */
  sensitive: z.boolean().optional(),
  /** The language of the caption (BCP 47). */
  language: z
    .string()
    .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8}){0,3}$/, "The language is a code such as en or pt-BR")
    .optional(),
});

/** What is published on one connection besides the slides. */
export const publicationPayloadSchema = z.strictObject({
  caption: z.string().max(maxCaptionLength, `A caption has up to ${maxCaptionLength} characters`),
  /** Of each slide, in order; a slide without one has its words. */
  alt_texts: z
    .array(
      z.string().max(maxAltTextLength, `A description has up to ${maxAltTextLength} characters`),
    )
    .max(maxSlides)
    .default([]),
  options: publicationOptionsSchema.default({}),
});

/** What is published on one connection besides the slides. */
export type PublicationPayload = z.infer<typeof publicationPayloadSchema>;
/** What a network is told of a post beside its words and pictures. */
export type PublicationOptions = z.infer<typeof publicationOptionsSchema>;
