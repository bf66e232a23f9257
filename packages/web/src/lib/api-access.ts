import { getPlan, type PlanId } from "@slideloom/core/credits";
import { readPageSetting } from "./page-settings.ts";

/** Returns true if accounts on the plan may call this server's API. */
export function hasApiAccess(plan: PlanId): boolean {
  return readPageSetting("plan-gates") !== "on" || getPlan(plan).apiAccess;
}
