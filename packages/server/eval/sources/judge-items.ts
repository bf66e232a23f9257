import { z } from "zod";
import { explainMaterial } from "../../src/generation/planning/material.ts";
import { readObject } from "../../src/generation/planning/read-plan.ts";
import { buildFence, fenceMaterial, list, section } from "@slideloom/core/writing";
import type { Question, TextGenerator } from "../../src/generation/text-generator.ts";
import { readWords, type ItemResult, type PostWords } from "./check-items.ts";
import type { SourceCase } from "./source-case.ts";

/**
 * Seeds the name of the tag around the source in the prompt. The seed may be fixed, because our sources are trusted.
 */
const seed = 5;

const answersSchema = z.array(
  z.object({ id: z.string(), reason: z.string().catch(""), isMet: z.boolean() }),
);

/** A model that decides the items that no program can decide. */
export interface Judge {
  name: string;
  answer: NonNullable<TextGenerator["answer"]>;
}

/** Asks the judge about all undecided items in one call. Items that the judge leaves out remain null. */
export async function judgeItems(
  judge: Judge,
  sourceCase: SourceCase,
  written: PostWords,
  results: readonly ItemResult[],
  signal: AbortSignal,
): Promise<ItemResult[]> {
  const open = results.filter(({ isMet }) => isMet === null).map(({ id }) => id);
  if (open.length === 0) return [...results];
  const answers = await judge.answer(buildQuestion(sourceCase, written, open), { signal });
  return results.map((result) => ({
    ...result,
    isMet: result.isMet ?? answers.get(result.id) ?? null,
  }));
}

function buildQuestion(
  { text, items }: SourceCase,
  { post }: PostWords,
  ids: readonly string[],
): Question<Map<string, boolean>> {
  const slides = post.content.map((slide, index) => `Slide ${index + 1}: ${readWords(slide)}`);
  return {
    system: [
      "You compare a social-media post with the source that it was made from, and decide for each statement whether it is true of the post. You are strict: if in doubt, it is not.",
      section(
        "Reply",
        'One JSON object and nothing else: {"answers": [{"id": string, "reason": string, "isMet": boolean}]}. A reason has at most 15 words and quotes the post.',
      ),
      explainMaterial(buildFence(seed)),
    ].join("\n\n"),
    user: [
      fenceMaterial(seed, [
        `Source:\n${text}`,
        "Post:",
        ...slides,
        `Caption: ${post.caption ?? ""}`,
      ]),
      "",
      section(
        "Statements",
        list(items.filter(({ id }) => ids.includes(id)).map(({ id, q }) => `${id}: ${q}`)),
      ),
    ].join("\n"),
    schema: z.strictObject({
      answers: z.array(z.strictObject({ id: z.enum(ids), reason: z.string(), isMet: z.boolean() })),
    }),
    noun: "list of answers",
    slides: Math.ceil(ids.length / 2),
    read: async (reply) => readAnswers(reply, ids),
  };
}

function readAnswers(reply: string, ids: readonly string[]) {
  const read = answersSchema.safeParse(readObject(reply, ["answers"])?.["answers"]);
  const answers = new Map((read.data ?? []).map(({ id, isMet }) => [id, isMet]));
  const missing = ids.filter((id) => !answers.has(id));
  return {
    answer: answers.size > 0 ? answers : null,
    problems: missing.length > 0 ? [`Without an answer: ${missing.join(", ")}.`] : [],
  };
}
