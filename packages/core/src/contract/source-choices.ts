import { z } from "zod";
import { sourceLimits } from "../sources/source.ts";
import { captionServices } from "../networks/service-ids.ts";
import { amounts, slideUnits } from "../generation/source-choices.ts";

const units = slideUnits.map((unit) => `\`${unit}\``).join(", ");

const audienceCharacters = 120;
/** Maximum number of images of one request; a post has at most 15 slides. */
const maxImages = 100;
const languageMessage =
  "The language field must be a language's name of at most 40 letters, such as German.";

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
  amount: z
    .enum(amounts, `The amount field must be one of ${amounts.join(", ")}.`)
    .nullish()
    .meta({
      description:
        "How much of a source's words the post has. `condense`, the default, chooses the best sentences, or lets an AI model summarize. `keep` keeps every word. `expand` explains more than the source says, and needs an AI model.",
      examples: ["condense"],
    }),
  audience: z
    .string("The audience field must be text.")
    .trim()
    .max(audienceCharacters, `The audience field must be at most ${audienceCharacters} characters.`)
    .nullish()
    .meta({
      description: "Who the post is for. Used by AI models.",
      examples: ["Owners of small shops"],
    }),
  language: z
    .string(languageMessage)
    .trim()
    .regex(/^(?:[\p{L}\p{M}][\p{L}\p{M} ()'’-]{0,39})?$/u, languageMessage)
    .nullish()
    .meta({
      description:
        "The post's language, as a name or a BCP 47 code. By default, the language of the source or topic. Slides are only translated by an AI model.",
      examples: ["German"],
    }),
  network: z
    .enum(captionServices, `The network field must be one of ${captionServices.join(", ")}.`)
    .nullish()
    .meta({
      description: "The network that the post is for. Used by AI models.",
      examples: ["linkedin"],
    }),
  images: z
    .union([z.literal("all"), z.array(z.string().max(sourceLimits.url)).max(maxImages)], {
      error: `The images field must be "all" or up to ${maxImages} addresses.`,
    })
    .nullish()
    .meta({
      description:
        "The source's images to add to the slides: addresses from the source's `images`, or `all`. Each is on the slide with the words around it, with its alt text and credit. None by default. Check that you may use them.",
      examples: ["all"],
    }),
};
