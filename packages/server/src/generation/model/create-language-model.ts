import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { createOllamaModel } from "../ollama/ollama-model.ts";
import type { ProviderModel } from "./ask-model.ts";
import { mergeFetched } from "./merge-deltas.ts";
import type { ModelSettings } from "./model-settings.ts";
import type { ReplyMode } from "./reply-mode.ts";

/** Default base URLs. Always passed to the libraries, which would otherwise read environment variables. */
const addresses = {
  openai: "https://api.openai.com/v1",
  anthropic: "https://api.anthropic.com/v1",
  google: "https://generativelanguage.googleapis.com/v1beta",
} as const;

/** Creates the model for its provider's wire format and a reply mode. */
export function createLanguageModel(
  { provider, model, apiKey, baseUrl, fetch: send = fetch, ollama }: ModelSettings,
  mode: ReplyMode,
): ProviderModel {
  if (provider === "ollama") {
    if (baseUrl === null || !ollama) throw new Error("ollama needs an address and turns.");
    return createOllamaModel({ ...ollama, url: baseUrl, model, mode });
  }
  if (provider === "openai-compatible") {
    if (baseUrl === null) throw new Error("openai-compatible needs an address.");
    return createOpenAICompatible({
      name: provider,
      baseURL: baseUrl,
      ...(apiKey === null ? {} : { apiKey }),
      fetch: mergeFetched(send),
      // Some servers reject unknown fields, so `text` mode sends only required fields.
      includeUsage: mode !== "text",
      supportsStructuredOutputs: mode === "json-schema",
    })(model);
  }
  const options = {
    apiKey: apiKey ?? "",
    baseURL: baseUrl ?? addresses[provider],
    fetch: send,
  };
  if (provider === "anthropic") return createAnthropic(options)(model);
  if (provider === "google") return createGoogleGenerativeAI(options)(model);
  return createOpenAI(options)(model);
}
