import type { AiConfig } from "../../config/ai-config.ts";
import type { TextReaders } from "../../threads/text-readers.ts";
import { BuiltinTextGenerator } from "../builtin-text-generator.ts";
import { openLater } from "./open-later.ts";
import type { Writer } from "./writer.ts";

export interface ServerWriter {
  provider: AiConfig["provider"];
  of(by: string): Writer;
}

/** Creates the writer from the server's settings: an AI model, or the built-in outline writer. */
export function createServerWriter(
  {
    provider,
    model,
    apiKey,
    baseUrl,
    timeoutMs,
  }: Pick<AiConfig, "provider" | "model" | "apiKey" | "baseUrl" | "timeoutMs">,
  texts: Pick<TextReaders, "of">,
): ServerWriter {
  const shared = { id: "server", owner: "server", provider, credits: 1 } as const;
  if (provider === "builtin") {
    const open = async (by: string) => new BuiltinTextGenerator(texts.of(by));
    return { provider, of: (by) => ({ ...shared, model: null, open: () => open(by) }) };
  }
  if (model === null) throw new Error(`${provider} needs a model name.`);
  const open = openLater(() => ({ provider, model, apiKey, baseUrl, timeoutMs }));
  return { provider, of: (by) => ({ ...shared, model, open: () => open(texts.of(by)) }) };
}
