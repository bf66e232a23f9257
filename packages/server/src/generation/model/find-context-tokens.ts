import { z } from "zod";
import { withDeadline } from "../../deadlines/deadline.ts";
import type { ModelSettings } from "./model-settings.ts";

const timeoutMs = 3000;

/**
 * The response of `/models`. vLLM, OpenRouter and Groq include the size of the context window, each under another name.
 */
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
 * Asks an OpenAI-compatible server for the model's context window, in tokens. Null for other providers, because their
 * windows are large enough.
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
    const headers = apiKey === null ? {} : { authorization: `Bearer ${apiKey}` };
    const { data } = await withDeadline({ timeoutMs }, async (signal) => {
      const response = await ownFetch(`${baseUrl}/models`, { headers, signal });
      return listSchema.parse(await response.json());
    });
    const found = data.find(({ id }) => id === model);
    return found?.max_model_len ?? found?.context_length ?? found?.context_window ?? null;
  } catch {
    return null;
  }
}
