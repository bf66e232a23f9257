import { z } from "zod";
import { captionServices } from "../networks/service-ids.ts";
import { checkSchema } from "./checks.ts";
import { outlineSchema, planLimits, statementsSchema } from "../planning/index.ts";

/** Fields of a generation that follows a plan. */
export const planFields = {
  facts: statementsSchema.nullish().meta({
    description:
      "The facts that the outline names; those without evidence in the source are ignored. Read from the source if absent.",
  }),
  outline: outlineSchema.nullish().meta({
    description: "The outline to follow, one slide an item; it replaces `slides`.",
  }),
  hook: z
    .string("The hook field must be text.")
    .trim()
    .max(
      planLimits.ownHookCharacters,
      `The hook field must be at most ${planLimits.ownHookCharacters} characters.`,
    )
    .nullish()
    .meta({ description: "The title of the cover, word for word. Only with `outline`." }),
};

/** A step of a plan and how far it is, e.g. parts of the source whose facts are read. */
export const planStepSchema = z.object({
  step: z.enum(["facts", "outline", "slides"]),
  done: z.int().nonnegative(),
  of: z.int().positive(),
});

/** What a planned or checked post has besides its content. */
export const postExtras = {
  captions: z
    .partialRecord(z.enum(captionServices), z.string())
    .exactOptional()
    .meta({ description: "Captions by network, where the post's own doesn't do." }),
  alt_texts: z
    .array(z.string())
    .exactOptional()
    .meta({ description: "What each slide shows, in order, for people who can't see it." }),
  checks: z.array(checkSchema).exactOptional().meta({
    description:
      "With `source` in the request: words of the post that the source doesn't have; empty if there are none.",
  }),
};
