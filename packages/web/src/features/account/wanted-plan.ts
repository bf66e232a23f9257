import { getPlan, type Plan, type PlanId, planIds } from "@slideloom/core/credits";
import { readOwn, writeOwn } from "../../lib/kept/kept.ts";

const storageKey = "slideloom.plan";

function findPlanId(text: string | null): PlanId | null {
  return planIds.find((id) => id === text) ?? null;
}

/** The plan that the query names, else the one chosen before in this browser; null where there is none. */
export function readWantedPlan(query: URLSearchParams): Plan | null {
  const id = findPlanId(query.get("plan")) ?? findPlanId(readOwn(storageKey));
  return id && getPlan(id);
}

/** Keeps the choice while the person looks around. */
export function rememberWantedPlan(id: PlanId): void {
  try {
    writeOwn(storageKey, id);
  } catch {
    // It is then in the address only.
  }
}
