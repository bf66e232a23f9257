import { BuiltinTextGenerator } from "../../src/generation/builtin-text-generator.ts";
import { ModelClient } from "../../src/generation/model/model-client.ts";
import type { ModelSettings } from "../../src/generation/model/model-settings.ts";
import { ModelTextGenerator } from "../../src/generation/model/model-text-generator.ts";
import type { TextGenerator, TokenUsage } from "../../src/generation/text-generator.ts";
import { inPlaceReader } from "../../src/threads/reader.ts";

/** Prices in US dollars per million tokens. */
export interface TokenPrice {
  input: number;
  output: number;
}

/** Calls and tokens of a post; tokens are null if the provider doesn't count them. */
export interface Spent {
  calls: number;
  inputTokens: number | null;
  outputTokens: number | null;
}

/** A model (or the draft without a model), its generator and its price. */
export interface EvalWriter {
  name: string;
  provider: string;
  /** Null for the draft without a model. */
  model: string | null;
  generator: TextGenerator;
  price: TokenPrice | null;
  /** Returns the calls and tokens since `takeSpent` was last called. */
  takeSpent(): Spent;
}

/** Creates the baseline for models: a post made of the source's own sentences, chosen without a model. */
export const createDraftWriter = (): EvalWriter => ({
  name: "draft, no model",
  provider: "builtin",
  model: null,
  generator: new BuiltinTextGenerator(inPlaceReader),
  price: null,
  takeSpent: () => ({ calls: 0, inputTokens: null, outputTokens: null }),
});

/** Creates a writer that counts the tokens of all calls, including plans and repairs. */
export function createModelWriter(settings: ModelSettings, price: TokenPrice | null): EvalWriter {
  let usages: TokenUsage[] = [];
  const client = new ModelClient({ ...settings, onUsage: (usage) => usages.push(usage) });
  const generator = new ModelTextGenerator(client, inPlaceReader);
  return {
    name: settings.model,
    provider: settings.provider,
    model: settings.model,
    generator,
    price,
    takeSpent: () => {
      const taken = usages;
      usages = [];
      return {
        calls: taken.length,
        inputTokens: sum(taken.map(({ inputTokens }) => inputTokens)),
        outputTokens: sum(taken.map(({ outputTokens }) => outputTokens)),
      };
    },
  };
}

/** Reads `input/output`, e.g. `0.25/2`. Throws if it isn't two numbers. */
export function parsePrice(text: string): TokenPrice {
  const [input, output, ...more] = text.split("/").map(Number);
  if (input === undefined || output === undefined || more.length > 0 || !(input + output >= 0)) {
    throw new Error(
      `--price ${text}: write dollars for a million tokens as input/output, e.g. 0.25/2.`,
    );
  }
  return { input, output };
}

const sum = (counts: readonly (number | null)[]) =>
  counts.every((count) => count === null)
    ? null
    : counts.reduce<number>((total, count) => total + (count ?? 0), 0);
