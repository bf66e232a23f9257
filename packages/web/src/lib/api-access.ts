import { getPlan, type PlanId } from "@slideloom/core/credits";
import { readPageSetting } from "./page-settings.ts";

/** Whether an account of the plan may call the API at this server. */
export function hasApiAccess(plan: PlanId): boolean {
  return readPageSetting("plan-gates") !== "on" || getPlan(plan).apiAccess;
}
