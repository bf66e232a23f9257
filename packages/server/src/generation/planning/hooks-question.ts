import { planLimits, type Hook, type PostOutline, type Statement } from "@slideloom/core/planning";
import { z } from "zod";
import { describeFacts } from "../prompt/describe-plan.ts";
import { list, section } from "@slideloom/core/writing";
import type { Question } from "../text-generator.ts";
import { writePlanMessages } from "./material.ts";
import type { PlanRequest } from "./plan-request.ts";
import { hooksReplyReader } from "./reply-readers.ts";
import { buildWireHooks } from "./wire-plan.ts";

export const hookShape =
  '{"kind": "number" | "contradiction" | "question" | "quote" | "mistake" | "promise", "facts": ["f1"], "text": string}';

export const hookRules = (hasFacts: boolean) => [
  `Exactly five hooks of five different kinds, each at most ${planLimits.hookCharacters} characters, in the language of the post.`,
  hasFacts
    ? 'Each with the ids of the facts that it states in "facts", and nothing stronger than their evidence. Numbers, names and quotes as in the evidence.'
    : "No invented number, study, quote or story.",
  "No question that “yes” answers. No hashtags, no emoji, no full stop at the end.",
];

/** Asks for five new hooks (possible first lines of the cover) for an outline. */
export function buildHooksQuestion(
  request: PlanRequest,
  {
    facts,
    outline,
    known,
  }: { facts: readonly Statement[]; outline: PostOutline; known: readonly string[] },
): Question<Hook[]> {
  const ids = facts.map(({ id }) => id);
  return {
    ...writePlanMessages(request, {
      role: "You write the first line of a social-media post: the line for which people stop.",
      reply: `{"hooks": [${hookShape}]}.`,
      rules: [section("Hooks", list(hookRules(ids.length > 0)))],
      material: [
        `The post promises: ${outline.promise}`,
        `Its slides:\n${outline.items.map(({ point }) => `- ${point}`).join("\n")}`,
        describeFacts(facts),
        known.length === 0
          ? ""
          : `Already offered, so write others:\n${known.map((text) => `- ${text}`).join("\n")}`,
      ],
      task: "Write five hooks: one JSON object.",
    }),
    schema: z.strictObject({ hooks: buildWireHooks(ids) }),
    noun: "list of hooks",
    slides: 1,
    read: async (reply, read) => read(hooksReplyReader, { reply, facts }),
  };
}
