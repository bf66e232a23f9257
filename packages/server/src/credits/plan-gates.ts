import { getPlan, type PlanId } from "@slideloom/core/credits";

/** Whether an account of that plan may use the public API: every one, unless the settings make access follow the plan. */
export function mayUseApi(plan: PlanId, { hasPlanGates }: { hasPlanGates: boolean }): boolean {
  return !hasPlanGates || getPlan(plan).apiAccess;
}
