import { chooseTemplateType } from "@slideloom/core/generation";
import type { Statement } from "@slideloom/core/planning";
import { countNoun } from "@slideloom/core/text";
import { z } from "zod";
import { describeFacts } from "../prompt/describe-plan.ts";
import { planSlides } from "../prompt/plan-slides.ts";
import { list, listLayouts, section } from "@slideloom/core/writing";
import { itemTypes } from "@slideloom/core/blocks";
import type { Question } from "../text-generator.ts";
import { hookRules, hookShape } from "./hooks-question.ts";
import { writePlanMessages } from "./material.ts";
import type { PlanRequest } from "./plan-request.ts";
import type { WritingPlan } from "./writing-plan.ts";
import { outlineReplyReader } from "./reply-readers.ts";
import { buildWireHooks, buildWireOutline } from "./wire-plan.ts";

export const outlineShape =
  '{"reader": string, "promise": string, "items": [{"role": "cover" | "context" | "problem" | "point" | "proof" | "step" | "example" | "contrast" | "summary" | "closing", "facts": ["f3"], "point": string, "layout": string | null}], "left": string}';

/** Explains the rules for an outline and the purpose of each slide. Used by all questions that ask for an outline. */
export function explainOutline({ templateType, slides, material }: PlanRequest): string {
  const { choice } = chooseTemplateType(templateType);
  const arc = planSlides(choice.arc, slides).map((beats, index) => {
    const purpose = beats.map((beat) => beat.purpose).join(" ");
    return `${index + 1}. ${beats.map(({ name }) => name).join(" + ")}: ${purpose}`;
  });
  return [
    section(
      "Outline",
      list([
        `Exactly ${countNoun(slides, "slide")} in "items", the first a cover${slides > 2 ? ", the last a closing that keeps the cover's promise" : ""}.`,
        "reader: who the post is for. promise: the one thing that they get from it.",
        material
          ? 'Each item makes one point, with the ids of the facts that it needs in "facts". No point without a fact, except on cover and closing; no fact on two slides.'
          : "Each item makes one point. Only what is commonly known: no invented number, study or story.",
        "point: a sentence of at most 20 words, in the language of the post. It says what the slide says, not what it is about.",
        `layout: how the point is best shown, or null. ${listLayouts(itemTypes).join("; ")}. A number only with a number fact, a quote only with a quote fact.`,
        "left: what you left out, and why, in one line; empty if nothing.",
      ]),
    ),
    section(`Arc: ${choice.name}`, [choice.description, ...arc].join("\n")),
  ].join("\n\n");
}

/**
 * Asks for an outline and five hooks, i.e. possible first lines of the cover. If there is no source, the model uses
 * common knowledge.
 */
export function buildOutlineQuestion(
  request: PlanRequest,
  facts: readonly Statement[],
): Question<WritingPlan> {
  const ids = facts.map(({ id }) => id);
  return {
    ...writePlanMessages(request, {
      role: "You plan a social-media post that people save and send on. You plan it; somebody else writes it.",
      reply: `{"outline": ${outlineShape}, "hooks": [${hookShape}]}. Every key is there.`,
      rules: [
        explainOutline(request),
        section("Hooks", list(hookRules(request.material !== undefined))),
      ],
      material: [describeFacts(facts)],
      task: `Plan the post: one JSON object with ${countNoun(request.slides, "slide")} and five hooks.`,
    }),
    schema: z.strictObject({ outline: buildWireOutline(ids), hooks: buildWireHooks(ids) }),
    noun: "plan",
    slides: countReplySlides(request),
    read: async (reply, read) => read(outlineReplyReader, { reply, slides: request.slides, facts }),
  };
}

/**
 * Expected length of a reply with an outline and hooks, as a number of slides. Four outline items count as one slide.
 */
export const countReplySlides = ({ slides }: PlanRequest) => Math.ceil(slides / 4) + 1;
