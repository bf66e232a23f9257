import { z } from "zod";
import { maxAltTextLength, maxCaptionLength, maxSlides } from "../networks/limits.ts";
import { publicationOptionsSchema } from "../networks/option-schema.ts";

/** Maximum number of connected accounts of one publication. */
export const maxTargets = 20;
/** The content of a publication for one connected account, besides the slides. */
export const publicationPayloadSchema = z.strictObject({
  caption: z
    .string()
    .max(maxCaptionLength, `A caption can have up to ${maxCaptionLength} characters`),
  /** Alt texts by slide index. A slide without alt text uses the words on the slide. */
  alt_texts: z
    .array(
      z.string().max(maxAltTextLength, `Alt text can have up to ${maxAltTextLength} characters`),
    )
    .max(maxSlides)
    .default([]),
  options: publicationOptionsSchema.default({}),
  slide_size: z.enum(["network", "carousel"]).optional().meta({
    description:
      "The size of the slides. `network`, the default, redraws them in the network's image size. `carousel` keeps the carousel's size.",
  }),
});

/** The content of a publication for one connected account, besides the slides. */
export type PublicationPayload = z.infer<typeof publicationPayloadSchema>;
