import type { PublicationOptions } from "../networks/option-schema.ts";
import { rulesFor, type PostPlace } from "../networks/rules-for.ts";

/** Adds the label of words by a model where the service has one, unless somebody chose. */
export function addDefaultOptions(
  place: PostPlace,
  options: PublicationOptions,
  { isAiGenerated }: { isAiGenerated: boolean },
): PublicationOptions {
  const isLabelled = isAiGenerated && "ai_generated" in rulesFor(place).options;
  return isLabelled ? { ai_generated: true, ...options } : options;
}
