import type { PublicationOptions } from "../networks/option-schema.ts";
import { rulesFor, type PostPlace } from "../networks/rules-for.ts";

/** Sets `ai_generated` if an AI model wrote the words, the service has this option and the person hasn't set it. */
export function addDefaultOptions(
  place: PostPlace,
  options: PublicationOptions,
  { isAiGenerated }: { isAiGenerated: boolean },
): PublicationOptions {
  const isLabelled = isAiGenerated && "ai_generated" in rulesFor(place).options;
  return isLabelled ? { ai_generated: true, ...options } : options;
}
