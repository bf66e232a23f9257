import { z } from "zod";
import type { ModelSettings } from "./model-settings.ts";

const timeoutMs = 3000;

/** The list of models at `/models`. vLLM, OpenRouter and Groq state the window, each under its own name. */
const listSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      max_model_len: z.int().positive().nullish(),
      context_length: z.int().positive().nullish(),
      context_window: z.int().positive().nullish(),
    }),
  ),
});

/**
 * Asks an OpenAI-compatible server for the model's window: tokens of prompt and reply together. Null if it doesn't say.
 * Other providers' windows are far larger than a chunk of a source.
 */
export async function findContextTokens({
  provider,
  model,
  apiKey,
  baseUrl,
  fetch: ownFetch = fetch,
}: ModelSettings): Promise<number | null> {
  if (provider !== "openai-compatible" || baseUrl === null) return null;
  try {
    const response = await ownFetch(`${baseUrl}/models`, {
      headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { data } = listSchema.parse(await response.json());
    const found = data.find(({ id }) => id === model);
    return found?.max_model_len ?? found?.context_length ?? found?.context_window ?? null;
  } catch {
    return null;
  }
}
