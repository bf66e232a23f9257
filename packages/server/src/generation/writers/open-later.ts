import type { ModelSettings } from "../model/model-settings.ts";
import type { TextGenerator } from "../text-generator.ts";

/**
 * Returns a function that opens a model, memoized. The providers' libraries are imported with the first call, since
 * many processes never generate.
 */
export function openLater(buildSettings: () => ModelSettings): () => Promise<TextGenerator> {
  let opening: Promise<TextGenerator> | null = null;
  const open = async () => {
    const settings = buildSettings();
    const { ModelTextGenerator } = await import("../model/model-text-generator.ts");
    return new ModelTextGenerator(settings);
  };
  return () => (opening ??= open());
}
