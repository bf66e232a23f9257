import { z } from "zod";

/** Longest caption accepted, in UTF-16 units; each network's own limit is checked separately. */
export const maxCaptionLength = 20_000;
/** The most connected accounts of one publication. */
export const maxTargets = 20;
/** Longest alt text of a slide, in characters. */
export const maxAltTextLength = 5_000;
/** The most slides of a published carousel. */
export const maxSlides = 200;

const visibilities = ["public", "unlisted", "private"] as const;

/** Options of a post besides its caption and images; networks ignore those that they don't have. */
const publicationOptionsSchema = z.strictObject({
  /** LinkedIn: one PDF document to swipe, or images. */
  kind: z.enum(["document", "images"]).optional(),
  /** LinkedIn: the document's title. */
  title: z.string().max(100, "A title can have up to 100 characters").optional(),
  /** Mastodon: who can see the post. LinkedIn: `public`, or `private` for connections only. */
  visibility: z.enum(visibilities).optional(),
  /** Mastodon: the content warning. */
  spoiler_text: z.string().max(500, "A content warning can have up to 500 characters").optional(),
  /** Mastodon: whether images are hidden until clicked. */
  sensitive: z.boolean().optional(),
  /** The language of the caption (BCP 47). */
  language: z
    .string()
    .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8}){0,3}$/, "Enter a language code such as en or pt-BR")
    .optional(),
});

/** The content of a publication for one connected account, besides the slides. */
export const publicationPayloadSchema = z.strictObject({
  caption: z
    .string()
    .max(maxCaptionLength, `A caption can have up to ${maxCaptionLength} characters`),
  /** Alt text of each slide, in order; a slide without one uses its own text. */
  alt_texts: z
    .array(
      z
        .string()
        .max(maxAltTextLength, `A description can have up to ${maxAltTextLength} characters`),
    )
    .max(maxSlides)
    .default([]),
  options: publicationOptionsSchema.default({}),
});

/** The content of a publication for one connected account, besides the slides. */
export type PublicationPayload = z.infer<typeof publicationPayloadSchema>;
/** Options of a post besides its caption and images. */
export type PublicationOptions = z.infer<typeof publicationOptionsSchema>;
