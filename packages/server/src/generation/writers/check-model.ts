import { z } from "zod";
import { GenerationError } from "../generation-error.ts";
import type { TextReader } from "../../threads/reader.ts";
import type { ModelSettings } from "../model/model-settings.ts";
import type { Question } from "../text-generator.ts";
import { openLater } from "./open-later.ts";

/** Any non-empty reply counts, because only the key, the model's name and the address are checked. */
const question: Question<true> = {
  system: "Reply with one JSON object and nothing else.",
  user: 'Reply with {"ready": true}.',
  schema: z.strictObject({ ready: z.boolean() }),
  noun: "object",
  slides: 0,
  read: async (reply) => ({
    answer: reply.trim() === "" ? null : true,
    problems: reply.trim() === "" ? ["It was empty."] : [],
  }),
};

/** Sends a tiny request to a model. Returns the failure, or null. */
export async function checkModel(
  buildSettings: () => ModelSettings,
  texts: TextReader,
  signal: AbortSignal,
): Promise<GenerationError | null> {
  try {
    const generator = await openLater(buildSettings)(texts);
    await generator.answer?.(question, { signal });
    return null;
  } catch (error) {
    if (signal.aborted || !(error instanceof GenerationError)) throw error;
    return error;
  }
}
