import type { GenerateRequest } from "@slideloom/core/contract";
import { useHasModel } from "./api/has-model.ts";
import { readOrigin, usePlanStore } from "./plan-store.ts";

/** Adds the outline and the chosen hook to a request, unless they were made from another topic or source. */
export function usePlannedRequest(request: GenerateRequest): GenerateRequest {
  const { plan, madeFrom, hook } = usePlanStore();
  const hasModel = useHasModel();
  const isSingle = request.postType === "single";
  if (!plan || !hasModel || isSingle || madeFrom !== readOrigin(request)) return request;
  const { outline, facts } = plan;
  const items = outline.items.filter(({ point }) => point.trim() !== "");
  return { ...request, outline: { ...outline, items }, facts, hook, slides: items.length };
}
