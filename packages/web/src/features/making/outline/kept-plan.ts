import type { EndpointResponse } from "@slideloom/core/contract/endpoint-types";
import type { OutlineEvents } from "@slideloom/core/contract/planning";

export type Plan = Omit<EndpointResponse<"planOutline">, "writer">;
export type PlanStep = OutlineEvents["step"];

/** The topic and source that a plan is made from. */
export interface PlanOrigin {
  topic: string;
  /** The source's id. */
  source: string | null;
  /** Ids of the further sources, if there are any. */
  others?: string[] | undefined;
}

/** The part of the state that is stored in this browser. */
export interface KeptPlan {
  plan: Plan | null;
  /** The topic and source that the plan was made from. If they change, the plan is stale. */
  origin: PlanOrigin | null;
  /** Text of the chosen hook, which is the first line on the cover. */
  hook: string;
  /** The step at which the person or a reload stopped the last planning; null if planning wasn't stopped. */
  stopped: PlanStep | null;
}
