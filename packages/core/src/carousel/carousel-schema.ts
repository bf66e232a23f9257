import { z } from "zod";
import { type Design, sizePresetIds, parseDesign, templateIds } from "../design/index.ts";
import { takeImages } from "../document/embedded-images.ts";
import { postLimits } from "../document/limits.ts";
import { fitsMediaUrl } from "../media/data-url.ts";
import { brandSchema } from "./brand-schema.ts";
import { captionsSchema } from "./captions-schema.ts";
import { type Carousel, postTypes } from "./carousel.ts";

const designSchema = z.custom<Design>(
  (value) => parseDesign(value).warnings.length === 0,
  "The design contains an invalid setting",
);

/** A carousel in requests and responses. `jsonInput` may be an invalid post. */
export const carouselSchema = z.object({
  jsonInput: z
    .string()
    .refine(
      (text) =>
        text.length <= postLimits.textBytes || takeImages(text).text.length <= postLimits.textBytes,
      "The post is longer than 1 MiB",
    ),
  design: designSchema,
  templateId: z.enum(templateIds).nullable(),
  carouselFormat: z.enum(sizePresetIds),
  postType: z.enum(postTypes),
  enableMedia: z.boolean(),
  mediaUrls: z.record(
    z.int().nonnegative().max(9999),
    z.string().refine(fitsMediaUrl, "A media URL is too long"),
  ),
  brand: brandSchema,
  captions: captionsSchema.exactOptional(),
  aiGenerated: z.literal(true).exactOptional(),
}) satisfies z.ZodType<Carousel, Carousel>;
