import { planLimits, type Chunk } from "@slideloom/core/planning";
import { countNoun } from "@slideloom/core/text";
import { z } from "zod";
import { list, section } from "@slideloom/core/writing";
import type { Question } from "../text-generator.ts";
import { factRules, factShape, listIds } from "./facts-question.ts";
import { hookRules, hookShape } from "./hooks-question.ts";
import { describeChunk, writePlanMessages } from "./material.ts";
import { countReplySlides, explainOutline, outlineShape } from "./outline-question.ts";
import type { PlanRequest } from "./plan-request.ts";
import type { WritingPlan } from "./writing-plan.ts";
import { planReplyReader } from "./reply-readers.ts";
import { buildWireFacts, buildWireHooks, buildWireOutline } from "./wire-plan.ts";

/**
 * Asks for facts, outline and hooks in one call, because the source fits. A hook is a possible first line of the cover.
 */
export function buildPlanQuestion(request: PlanRequest, chunk: Chunk): Question<WritingPlan> {
  const most = planLimits.factsOfWhole;
  return {
    ...writePlanMessages(request, {
      role: "You read a text and plan a social-media post from it that people save and send on. You plan it; somebody else writes it.",
      reply: `{"facts": [${factShape}], "outline": ${outlineShape}, "hooks": [${hookShape}]}. Every key is there. Facts come first; outline and hooks name them by id.`,
      rules: [
        section("Facts", list(factRules(most))),
        explainOutline(request),
        section("Hooks", list(hookRules(true))),
      ],
      material: [describeChunk(chunk)],
      task: `Plan the post from these passages: one JSON object with at most ${most} facts, ${countNoun(request.slides, "slide")} and five hooks.`,
    }),
    schema: z.strictObject({
      facts: buildWireFacts(listIds(chunk)),
      outline: buildWireOutline([]),
      hooks: buildWireHooks([]),
    }),
    noun: "plan",
    slides: most / 2 + countReplySlides(request),
    read: async (reply, read) => {
      const { slides, material } = request;
      return read(planReplyReader, { reply, chunk, slides, language: material?.source.language });
    },
  };
}
