import { hookSchema, outlineSchema, planLimits, statementsSchema } from "@slideloom/core/planning";
import { z } from "zod";
import type { KeptPlan } from "./kept-plan.ts";

const keptPlanSchema: z.ZodType<KeptPlan> = z.object({
  plan: z
    .object({
      facts: statementsSchema,
      outline: outlineSchema,
      hooks: z.array(hookSchema).max(planLimits.hooks),
      warnings: z.array(z.string()).exactOptional(),
    })
    .nullable(),
  origin: z
    .object({
      topic: z.string(),
      source: z.string().nullable(),
      others: z.array(z.string()).optional(),
    })
    .nullable(),
  hook: z.string(),
  stopped: z
    .object({
      step: z.enum(["facts", "outline", "check"]),
      done: z.int().nonnegative(),
      of: z.int().positive(),
    })
    .nullable(),
});

/** Parses the stored plan. Storage is untrusted, so invalid data gives null. */
export function parseKeptPlan(text: string): KeptPlan | null {
  try {
    return keptPlanSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
