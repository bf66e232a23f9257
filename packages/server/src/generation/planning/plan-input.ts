import { takeSourceChoices } from "@slideloom/core/generation";
import { listGenerationSources } from "@slideloom/core/contract/generation-sources";
import type { endpoints } from "@slideloom/core/contract/endpoints";
import type { z } from "zod";
import { countRequested } from "../count-requested.ts";
import type { PlanInput } from "./plan-service.ts";

type OutlineForm = z.output<(typeof endpoints)["planOutline"]["body"]>;
type HooksForm = z.output<(typeof endpoints)["planHooks"]["body"]>;

/** Fills in the defaults of a step's request. */
export function buildPlanInput(form: Partial<OutlineForm>): PlanInput {
  const { topic, instructions, template, style, slides } = form;
  return {
    sources: listGenerationSources(form),
    topic: topic ?? "",
    instructions: instructions ?? "",
    template: template ?? "",
    style: style ?? "",
    ...countRequested({ plan: null, postType: "carousel", slides }),
    ...takeSourceChoices(form),
  };
}

export const buildOutlineInput = (form: OutlineForm) => ({
  ...buildPlanInput(form),
  facts: form.facts ?? null,
});

export const buildHooksInput = (form: HooksForm) => ({
  ...buildOutlineInput(form),
  outline: form.outline,
  known: form.known ?? [],
});

/** Leaves out empty warnings. */
export function presentStep<Step extends { warnings: string[] }>({ warnings, ...step }: Step) {
  return { ...step, ...(warnings.length > 0 && { warnings }) };
}
