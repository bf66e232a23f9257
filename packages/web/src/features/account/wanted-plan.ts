import { getPlan, type Plan, type PlanId, planIds } from "@slideloom/core/credits";
import { readOwn, writeOwn } from "../../lib/kept/kept.ts";

const storageKey = "slideloom.plan";

function findPlanId(text: string | null): PlanId | null {
  return planIds.find((id) => id === text) ?? null;
}

/** The plan in the query, else the one chosen before in this browser; null if there is none. */
export function readWantedPlan(query: URLSearchParams): Plan | null {
  const id = findPlanId(query.get("plan")) ?? findPlanId(readOwn(storageKey));
  return id && getPlan(id);
}

/** Stores the chosen plan in this browser until sign-up. */
export function rememberWantedPlan(id: PlanId): void {
  try {
    writeOwn(storageKey, id);
  } catch {
    // Storage is full or blocked; the plan stays in the URL.
  }
}
