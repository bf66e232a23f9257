import { templateTypes, writingStyles } from "../generation/index.ts";
import { generationLimits } from "./generation-limits.ts";
import type { GenerationOptionsResponse } from "./generation.ts";

/** Builds the response of `GET /api/v1/options`. `visitorGenerations` is the daily limit without signing in. */
export function buildGenerationOptions(
  provider: string,
  visitorGenerations: number,
): GenerationOptionsResponse {
  const { min, max, default: usual } = generationLimits.slides;
  return {
    provider,
    visitorGenerations,
    templates: templateTypes.map(({ id, name, description }) => ({ id, name, description })),
    styles: writingStyles.map(({ id, name, description }) => ({ id, name, description })),
    slides: { min, max, default: usual },
    formats: ["carousel", "single"],
  };
}
