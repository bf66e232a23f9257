import { z } from "zod";
import { type Design, sizePresetIds, parseDesign, templateIds } from "../design/index.ts";
import { postLimits } from "../document/limits.ts";
import { brandSchema } from "./brand-schema.ts";
import { type Carousel, postTypes } from "./carousel.ts";

const maxMediaUrlLength = 2048;

const designSchema = z.custom<Design>(
  (value) => parseDesign(value).warnings.length === 0,
  "The design contains an invalid setting",
);

/** A carousel on the wire; same shape as `Carousel`. Its text may be an invalid post. */
export const carouselSchema = z.object({
  jsonInput: z.string().max(postLimits.textBytes, "The post is longer than 1 MiB"),
  design: designSchema,
  templateId: z.enum(templateIds).nullable(),
  carouselFormat: z.enum(sizePresetIds),
  postType: z.enum(postTypes),
  enableMedia: z.boolean(),
  mediaUrls: z.record(z.int().nonnegative().max(9999), z.string().max(maxMediaUrlLength)),
  brand: brandSchema,
}) satisfies z.ZodType<Carousel, Carousel>;
