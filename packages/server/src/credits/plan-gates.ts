import { getPlan, type PlanId } from "@slideloom/core/credits";

/** Returns whether a plan includes the public API; every plan does, unless plan gates are on. */
export function mayUseApi(plan: PlanId, { hasPlanGates }: { hasPlanGates: boolean }): boolean {
  return !hasPlanGates || getPlan(plan).apiAccess;
}
