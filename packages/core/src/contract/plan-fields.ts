import { z } from "zod";
import { captionServices } from "../networks/service-ids.ts";
import { checkSchema } from "./checks.ts";
import { outlineSchema, planLimits, statementsSchema } from "../planning/index.ts";

/** Fields of a generation request that come from planning. All are optional. */
export const planFields = {
  facts: statementsSchema.nullish().meta({
    description:
      "The facts that the outline uses. Facts without evidence in the source are ignored. If absent, facts are read from the source.",
  }),
  outline: outlineSchema.nullish().meta({
    description: "The outline to follow: one slide per item. Overrides `slides`.",
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

/** Progress of a generation step: `done` units of `of` are finished, e.g. parts of a long source for `facts`. */
export const planStepSchema = z.object({
  step: z.enum(["facts", "outline", "check"]),
  done: z.int().nonnegative(),
  of: z.int().positive(),
});

/** Response fields besides `content`, for posts that were planned or checked against a source. */
export const postExtras = {
  captions: z
    .partialRecord(z.enum(captionServices), z.string())
    .exactOptional()
    .meta({ description: "Captions for networks that need a different one than the post's own." }),
  alt_texts: z.array(z.string()).exactOptional().meta({
    description:
      "Alt text of each slide, in order. `content` has the same texts, as each slide's `alt`.",
  }),
  checks: z.array(checkSchema).exactOptional().meta({
    description:
      "With `source` in the request, or if you have a voice: words that the source doesn't contain or that your voice avoids; empty if there are none.",
  }),
};
