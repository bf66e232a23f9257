import { parseCaptions, type Captions } from "@slideloom/core/carousel";
import { onMissingMedia } from "@slideloom/core/contract/public-render";
import { parseDesign, sizePresetIds } from "@slideloom/core/design";
import { compressions, imageTypes, outputTypes } from "@slideloom/core/outputs";
import { z } from "zod";
import type { RenderPlan } from "./outputs.ts";

const lookShape = z.looseObject({
  design: z.custom((value) => parseDesign(value).warnings.length === 0),
  format: z.enum(sizePresetIds),
  postType: z.enum(["carousel", "single"]),
  mediaUrls: z.record(z.string(), z.string()),
  brand: z.looseObject({}).optional(),
});

export const renderPlanSchema: z.ZodType<RenderPlan> = z.object({
  look: z.custom<RenderPlan["look"]>((value) => lookShape.safeParse(value).success),
  type: z.enum(outputTypes),
  image: z.enum(imageTypes),
  texts: z.boolean().exactOptional(),
  captions: z.custom<Captions>((value) => parseCaptions(value) !== undefined).exactOptional(),
  flat: z.boolean().exactOptional(),
  scale: z.number().positive(),
  quality: z.number().optional(),
  compression: z.enum(compressions).optional(),
  slide: z.int().positive().nullable(),
  slides: z.string().exactOptional(),
  onMissingMedia: z.enum(onMissingMedia).exactOptional(),
});
