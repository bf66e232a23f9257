import type { ModelSettings } from "../model/model-settings.ts";
import type { TextGenerator } from "../text-generator.ts";

/** The providers' libraries are imported with the first generation, since many processes never generate. */
export function openLater(settings: ModelSettings): () => Promise<TextGenerator> {
  let opening: Promise<TextGenerator> | null = null;
  const open = async () => {
    const { ModelTextGenerator } = await import("../model/model-text-generator.ts");
    return new ModelTextGenerator(settings);
  };
  return () => (opening ??= open());
}
