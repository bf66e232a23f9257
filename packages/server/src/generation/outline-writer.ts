import type { GenerationRequest, Outline, OutlineOptions } from "@slideloom/core/generation";
import type { TextReader } from "../threads/reader.ts";
import { TextTooHeavyError } from "../threads/text-too-heavy-error.ts";
import { notesReader } from "./draft-readers.ts";

interface WriteOptions extends Pick<OutlineOptions, "items"> {
  texts: TextReader;
  signal: AbortSignal;
}

/**
 * Writes an outline. If parsing notes takes too long, they are read as plain paragraphs, with a warning.
 * @throws {TextTooHeavyError} if even that takes too long
 */
export async function writeNotes(
  request: GenerationRequest,
  { texts, signal, items }: WriteOptions,
): Promise<Outline> {
  const write = async (options: OutlineOptions) =>
    texts.read(notesReader, { request, options }, signal);
  try {
    return await write({ items });
  } catch (error) {
    if (!(error instanceof TextTooHeavyError)) throw error;
    return write({ readsMarkdown: false, items });
  }
}
