import { getPlan, type Plan, type PlanId, planIds } from "@slideloom/core/credits";

const storageKey = "slideloom.plan";

function findPlanId(text: string | null): PlanId | null {
  return planIds.find((id) => id === text) ?? null;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The plan that the query names, else the one chosen before in this browser; null where there is none. */
export function readWantedPlan(query: URLSearchParams): Plan | null {
  const id = findPlanId(query.get("plan")) ?? findPlanId(readStored());
  return id && getPlan(id);
}

/** Keeps the choice while the person looks around. */
export function rememberWantedPlan(id: PlanId): void {
  try {
    localStorage.setItem(storageKey, id);
  } catch {
    // It is then in the address only.
  }
}
