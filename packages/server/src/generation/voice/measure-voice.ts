import type { LearnedVoice } from "@slideloom/core/voice";
import { cutUnits } from "@slideloom/core/text";
import type { TextReader } from "../../threads/reader.ts";
import { TextTooHeavyError } from "../../threads/text-too-heavy-error.ts";
import { voiceReader } from "./voice-readers.ts";

/** If the posts exceed a limit of time or memory, only this many characters of each are measured. */
const startCharacters = 500;

const tookTooLong = `Your posts took too long to measure, so we used only the first ${startCharacters} characters of each. Try again later to use the whole posts.`;

/**
 * Measures posts.
 * @throws {TextTooHeavyError} if even their starts take too long
 */
export async function measureVoice(
  posts: readonly string[],
  { texts, signal }: { texts: TextReader; signal: AbortSignal },
): Promise<{ learned: LearnedVoice; warnings: string[] }> {
  const measure = async (some: readonly string[]) =>
    texts.read(voiceReader, { posts: some }, signal);
  try {
    return { learned: await measure(posts), warnings: [] };
  } catch (error) {
    if (!(error instanceof TextTooHeavyError)) throw error;
    const starts = posts.map((post) => cutUnits(post, startCharacters));
    return { learned: await measure(starts), warnings: [tookTooLong] };
  }
}
