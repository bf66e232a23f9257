import type { AiConfig } from "../../config/ai-config.ts";
import { BuiltinTextGenerator } from "../builtin-text-generator.ts";
import { openLater } from "./open-later.ts";
import type { Writer } from "./writer.ts";

/** Creates the writer from the server's settings: an AI model, or the built-in outline writer. */
export function createServerWriter({
  provider,
  model,
  apiKey,
  baseUrl,
  timeoutMs,
}: Pick<AiConfig, "provider" | "model" | "apiKey" | "baseUrl" | "timeoutMs">): Writer {
  const shared = { id: "server", owner: "server", provider, credits: 1 } as const;
  if (provider === "builtin") {
    const builtin = new BuiltinTextGenerator();
    return { ...shared, model: null, open: async () => builtin };
  }
  if (model === null) throw new Error(`${provider} needs a model name.`);
  return {
    ...shared,
    model,
    open: openLater(() => ({ provider, model, apiKey, baseUrl, timeoutMs })),
  };
}
