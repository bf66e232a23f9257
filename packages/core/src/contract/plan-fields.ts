import { z } from "zod";
import { captionServices } from "../networks/service-ids.ts";
import { checkSchema } from "./checks.ts";
import { outlineSchema, planLimits, statementsSchema } from "../planning/index.ts";

/** Fields of a generation request that come from planning. All are optional. */
export const planFields = {
  facts: statementsSchema.nullish().meta({
    description:
      "The facts that the outline uses. Facts that the source doesn't prove are ignored. If you don't send any, facts are read from the source.",
  }),
  outline: outlineSchema.nullish().meta({
    description:
      "The outline to follow: one slide for each of its items. If you send an outline, `slides` is ignored.",
  }),
  hook: z
    .string("The hook field must be text.")
    .trim()
    .max(
      planLimits.ownHookCharacters,
      `The hook field must be at most ${planLimits.ownHookCharacters} characters.`,
    )
    .nullish()
    .meta({
      description: "The title of the first slide, used word for word. Only used with `outline`.",
    }),
};

/** Progress of a generation step. `done` and `of` count units of work, e.g. parts of a long source. */
export const planStepSchema = z.object({
  step: z.enum(["facts", "outline", "check"]),
  done: z.int().nonnegative(),
  of: z.int().positive(),
});

/** Response fields besides `content`, for posts that were planned or checked against a source. */
export const postExtras = {
  captions: z.partialRecord(z.enum(captionServices), z.string()).exactOptional().meta({
    description:
      "Captions for networks where the post's own caption can't be used, e.g. because it is too long.",
  }),
  alt_texts: z.array(z.string()).exactOptional().meta({
    description:
      "The alt text of each slide, in order. In `content`, each slide has its alt text as `alt`.",
  }),
  checks: z.array(checkSchema).exactOptional().meta({
    description:
      "Words that the source doesn't contain or that your voice avoids. Only present if you sent a `source` or have a voice.",
  }),
};
