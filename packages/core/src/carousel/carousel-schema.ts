import { z } from "zod";
import { type Design, sizePresetIds, parseDesign, templateIds } from "../design/index.ts";
import { takeImages } from "../document/embedded-images.ts";
import { limitJson } from "../document/limit-json.ts";
import { postLimits } from "../document/limits.ts";
import { embeddedLimits, fitsMediaUrl, maxMediaUrlLength } from "../media/data-url.ts";
import { brandSchema } from "./brand-schema.ts";
import { designLimits } from "./design-limits.ts";
import { captionsSchema } from "./captions-schema.ts";
import { type Carousel, postTypes } from "./carousel.ts";

const designMessage = "The design contains an invalid setting";
const designSchema = limitJson(z.custom<Design>(), designLimits, designMessage).refine(
  (value) => parseDesign(value).warnings.length === 0,
  designMessage,
);

/** A carousel in requests and responses. `jsonInput` may be an invalid post. */
export const carouselSchema = z.object({
  jsonInput: z
    .string()
    .max(embeddedLimits.bodyBytes, "The post is longer than 1 MiB")
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
  mediaUrls: limitJson(
    z.record(
      z.int().nonnegative().max(9999),
      z
        .string()
        .max(maxMediaUrlLength, "A media URL is too long")
        .refine(fitsMediaUrl, "A media URL is too long"),
    ),
    { values: 10_000, depth: 1, characters: embeddedLimits.bodyBytes },
    "There are too many media URLs",
  ),
  brand: brandSchema,
  captions: captionsSchema.exactOptional(),
  aiGenerated: z.literal(true).exactOptional(),
}) satisfies z.ZodType<Carousel, Carousel>;
