import type { GenerateRequest } from "@slideloom/core/contract/generation";
import { useNextPostWriter } from "../api/use-writers.ts";
import { isSameOrigin, readOrigin, usePlanStore } from "./plan-store.ts";

/**
 * Adds the planned outline to a request with the same topic and source. Omits the outline for the browser's model,
 * because that model can't follow outlines.
 */
export function usePlannedRequest(request: GenerateRequest): GenerateRequest {
  const { plan, origin, hook } = usePlanStore();
  const isBrowser = useNextPostWriter()?.isBrowser === true;
  const isSingle = request.postType === "single";
  if (!plan || isBrowser || isSingle) return request;
  if (!isSameOrigin(origin, readOrigin(request))) return request;
  const { outline, facts } = plan;
  const items = outline.items.filter(({ point }) => point.trim() !== "");
  return { ...request, outline: { ...outline, items }, facts, hook, slides: items.length };
}
