import { captionServices } from "../networks/service-ids.ts";
import { z } from "zod";
import { describeCheck, factCodes, type PostCheck } from "../facts/index.ts";

const rangeSchema = z.array(z.int().min(0)).length(2);

const nearestSchema = z
  .object({
    raw: z.string(),
    passage: z.string().meta({
      description:
        "The id of the passage that contains these words; `title`, `byline` or `published` for the source's title, author or date.",
    }),
    range: rangeSchema.meta({
      description: "Start and end of the words in the passage's text, in UTF-16 code units.",
    }),
  })
  .meta({ description: "The words in the source that are most similar to the checked words." });

/** A finding of the checks of a post's text, e.g. a number that isn't in the source. */
export const checkSchema = z
  .object({
    slide: z
      .int()
      .min(1)
      .meta({ description: "Slide number, from 1. The title and the captions belong to slide 1." }),
    field: z.enum(["title", "header", "description", "summary", "caption"]),
    service: z.enum(captionServices).exactOptional().meta({
      description: "The service that the caption is for. Absent for the post's own caption.",
    }),
    item: z.int().min(0).exactOptional().meta({
      description:
        "Index of the item that contains the checked words, in the slide's `description` array, from 0.",
    }),
    part: z.string().exactOptional().meta({
      description:
        "The part of the item that contains the checked words: `leftColumn` or `rightColumn`.",
    }),
    range: rangeSchema.meta({
      description: "Start and end of the words in the checked text, in UTF-16 code units.",
    }),
    code: z.enum(factCodes),
    severity: z.enum(["error", "warning", "note"]).meta({
      description:
        "`error`: the words contradict the source, aren't in it, or are banned by the account's voice. The editor asks before publishing a post with errors.",
    }),
    message: z.string(),
    raw: z.string().meta({ description: "The words that were checked." }),
    nearest: nearestSchema.exactOptional(),
    formula: z.string().exactOptional().meta({
      description:
        "How the number was calculated from numbers in the source. Only present if `code` is `computed`.",
    }),
    repeats: z.int().min(1).exactOptional().meta({
      description:
        "Number of the slide that says the same, from 1. Only present if `code` is `slide-repeated`.",
    }),
    fixes: z
      .array(
        z.union([
          z.object({ replace: z.string() }),
          z.object({ allow: z.string() }),
          z.object({ rewrite: z.literal(true) }),
        ]),
      )
      .meta({
        description:
          "Possible fixes. `replace`: use this text instead. `allow`: add this text to the post's `allowed`. `rewrite`: rewrite the slide.",
      }),
  })
  .meta({
    title: "Check",
    description:
      "Words in a post that its source doesn't contain or that the account's voice avoids, or clichés, placeholders and repeated slides.",
  });

export type PublicCheck = z.output<typeof checkSchema>;

/** Converts checks for responses, where slide numbers start at 1 and each check has a message. */
export const presentChecks = (checks: readonly PostCheck[]): PublicCheck[] =>
  checks.map((check) => ({
    ...check,
    slide: check.slide + 1,
    ...(check.repeats !== undefined && { repeats: check.repeats + 1 }),
    message: describeCheck(check),
  }));

export const checkExample: PublicCheck = {
  slide: 2,
  field: "header",
  range: [0, 3],
  code: "number-not-in-source",
  severity: "error",
  message: "83% is not in your source.",
  raw: "83%",
  nearest: { raw: "38%", passage: "p2", range: [14, 17] },
  fixes: [{ replace: "38%" }, { allow: "83%" }, { rewrite: true }],
};
