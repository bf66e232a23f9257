import { sizePresetIds } from "@slideloom/core/design";
import { designSettingsSchema } from "@slideloom/core/contract/public-render";
import { slideRangePattern } from "@slideloom/core/outputs";
import { z } from "zod";

const maxIdLength = 100;

const id = (description: string) => z.string().max(maxIdLength).meta({ description });

export const carouselId = id("Id from list_carousels.");
export const publicationId = id("Id from list_publications.");

export const networkArgument = z
  .enum(sizePresetIds)
  .optional()
  .meta({ description: "Whose image size is used." });

export const designArgument = designSettingsSchema.optional().meta({
  brief: { type: "object", description: "Settings from list_options." },
  examples: [{ template: "bold", primaryColor: "#0f766e" }],
});

/** The same id makes a repeated call safe. */
export const requestId = z
  .string()
  .regex(/^[\x20-\x7E]{1,255}$/)
  .optional()
  .meta({ description: "Send the same text when you repeat a call." });

export const slidesArgument = z
  .string()
  .max(100)
  .regex(slideRangePattern, "`slides` must be numbers and ranges, such as 2-4,7.")
  .optional()
  .meta({ description: "Such as 2-4,7; all by default." });
