import type { AiConfig } from "../config/ai-config.ts";
import { BuiltinTextGenerator } from "./builtin-text-generator.ts";
import type { ModelSettings } from "./model/model-settings.ts";
import type { ModelTextGenerator } from "./model/model-text-generator.ts";
import type { TextGenerator } from "./text-generator.ts";

/** Creates the text generator for these settings. */
export function createTextGenerator({
  provider,
  model,
  apiKey,
  baseUrl,
  timeoutMs,
}: AiConfig): TextGenerator {
  if (provider === "builtin") return new BuiltinTextGenerator();
  if (model === null) throw new Error(`${provider} needs the name of a model.`);
  return createModelTextGenerator({ provider, model, apiKey, baseUrl, timeoutMs });
}

/** The providers' libraries are imported with the first generation, since many processes never generate. */
function createModelTextGenerator(settings: ModelSettings): TextGenerator {
  let loading: Promise<ModelTextGenerator> | null = null;
  const load = async () => {
    const { ModelTextGenerator } = await import("./model/model-text-generator.ts");
    return new ModelTextGenerator(settings);
  };
  return {
    provider: settings.provider,
    generate: async (request, options) => (await (loading ??= load())).generate(request, options),
    answer: async (question, options) => (await (loading ??= load())).answer(question, options),
  };
}
