import { writerProviders, type WriterProvider } from "@slideloom/core/generation";
import { cleanForeign } from "@slideloom/core/text";
import type { FailureWords, ModelFailure, ModelSettings } from "../model/model-settings.ts";

export interface OwnModel {
  provider: WriterProvider;
  model: string;
  address: string | null;
  /** API key; null if the API needs none. */
  key: string | null;
}

export type ProviderAddresses = Readonly<Partial<Record<WriterProvider, string>>>;

const openRouterUrl = "https://openrouter.ai/api/v1";

/** Returns the settings to call an account's model. `addresses` replace those of known providers, for tests. */
export function buildOwnModelSettings(
  own: OwnModel,
  addresses: ProviderAddresses,
): Pick<ModelSettings, "provider" | "model" | "apiKey" | "baseUrl" | "describeFailure"> {
  const { provider, model, address, key } = own;
  const known = addresses[provider] ?? (provider === "openrouter" ? openRouterUrl : null);
  return {
    provider: provider === "openrouter" ? "openai-compatible" : provider,
    model,
    apiKey: key,
    baseUrl: address ?? known,
    describeFailure: (code, words) => describeOwnFailure(own, code, words),
  };
}

/** Returns a message with what the key's owner can do; undefined if the default message applies. */
function describeOwnFailure(
  own: OwnModel,
  code: ModelFailure,
  { detail, reason }: FailureWords,
): string | undefined {
  const name = own.address === null ? writerProviders[own.provider] : new URL(own.address).host;
  if (code === "failed") {
    return `${name} returned an error: ${cleanForeign(reason === "" ? detail : reason, 300)}`;
  }
  const advice = adviseOwner(own, name, code);
  return advice !== undefined && reason !== "" ? `${advice} ${name} says: “${reason}”` : advice;
}

function adviseOwner(
  { model, address }: OwnModel,
  name: string,
  code: Exclude<ModelFailure, "failed">,
): string | undefined {
  switch (code) {
    case "bad-key":
      return `${name} rejected the key. Copy a valid one from your account there, then add the model again.`;
    case "rate-limited":
      return `${name} reports that this key has reached its limit or has no balance left. Check your plan there, or try again in a minute.`;
    case "model-not-found":
      return address === null
        ? `${name} doesn't know the model ${model}, or this key can't use it. Check the model's name.`
        : `${name} doesn't know the model ${model}, or the address is incomplete. Check the model's name and the address. Most addresses end with /v1.`;
    case "unreachable":
      return `${name} could not be reached. ${address === null ? "Try again later." : "Check the address, then try again."}`;
    case "refused":
      return `${name} declined this text. Rephrase it, or choose another model.`;
    default:
      return undefined;
  }
}
