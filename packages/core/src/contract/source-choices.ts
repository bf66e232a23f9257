import { z } from "zod";
import { slideUnits } from "../generation/source-choices.ts";

const units = slideUnits.map((unit) => `\`${unit}\``).join(", ");

/** Choices for slides from a source. All are optional, and null means the default. */
export const sourceChoiceFields = {
  per: z
    .enum(slideUnits, `The per field must be one of ${slideUnits.join(", ")}.`)
    .nullish()
    .meta({
      description: `What a slide of a source is made of: ${units}. With \`auto\`, the default, a thread's posts and a chat's slides become slides, and numbered steps, lists and rows are shown whole. Used if no AI model writes the post.`,
      examples: ["step"],
    }),
  questions: z
    .boolean("The questions field must be true or false.")
    .nullish()
    .meta({
      description:
        "Whether questions to you fill the slides for which the source or notes are too short, false by default. Otherwise the post has fewer slides. Used if no AI model writes the post.",
      examples: [false],
    }),
};
