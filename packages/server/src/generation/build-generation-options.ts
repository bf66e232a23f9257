import { generationLimits, type GenerationOptionsResponse } from "@slideloom/core/contract";
import { getInterview, templateTypes, writingStyles } from "@slideloom/core/generation";

/** What can be chosen for a generation by this writer. */
export function buildGenerationOptions(provider: string): GenerationOptionsResponse {
  const { min, max, default: usual } = generationLimits.slides;
  return {
    provider,
    templates: templateTypes.map(({ id, name, description }) => ({
      id,
      name,
      description,
      questions: getInterview(id),
    })),
    styles: writingStyles.map(({ id, name, description }) => ({ id, name, description })),
    slides: { min, max, default: usual },
    formats: ["carousel", "single"],
  };
}
