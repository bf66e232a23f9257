import { z } from "zod";
import { type Design, sizePresetIds, parseDesign, templateIds } from "../design/index.ts";
import { postLimits } from "../document/limits.ts";
import { brandSchema } from "./brand-schema.ts";
import { type Carousel, postTypes } from "./carousel.ts";

const maxMediaUrlLength = 2048;

const designSchema = z.custom<Design>(
  (value) => parseDesign(value).warnings.length === 0,
  "The design has a setting that can't be used",
);

/** A carousel on the wire: exactly a `Carousel`. Its text may be no valid post. */
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
