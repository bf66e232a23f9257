import { publicGenerateRequestSchema } from "@slideloom/core/contract/public-generation";
import { z } from "zod";

const { style, slides, audience, language, amount } = publicGenerateRequestSchema.shape;

/** Fields of tools that write from a topic or a source. */
export const writingFields = {
  topic: z
    .string()
    .max(2000)
    .optional()
    .meta({ examples: ["Five habits of people who write well"] }),
  style: style.meta({ description: "From list_options." }),
  slides: slides.meta({ description: "How many." }),
  audience: audience.meta({ description: "Who reads it." }),
  language: language.meta({ description: "Such as German." }),
  amount: amount.meta({ description: "Of a source's words." }),
};

export const sourceArgument = z
  .string()
  .max(20)
  .optional()
  .meta({ description: "Id from read_source, instead of topic." });
