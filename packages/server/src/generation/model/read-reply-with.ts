import type { TextReader } from "../../threads/reader.ts";
import { TextTooHeavyError } from "../../threads/text-too-heavy-error.ts";
import { GenerationError } from "../generation-error.ts";
import type { ReadWith } from "../text-generator.ts";

/** Returns a function that reads replies. If one is too heavy, the model failed, and the next writer is tried. */
export const readReplyWith =
  (texts: TextReader, signal: AbortSignal): ReadWith =>
  async (reader, input) => {
    try {
      return await texts.read(reader, input, signal);
    } catch (error) {
      if (!(error instanceof TextTooHeavyError)) throw error;
      throw new GenerationError("unusable-reply", error.message, { cause: error });
    }
  };
