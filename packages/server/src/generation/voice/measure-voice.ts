import type { LearnedVoice } from "@slideloom/core/voice";
import { cutUnits } from "@slideloom/core/text";
import type { TextReader } from "../../threads/reader.ts";
import { TextTooHeavyError } from "../../threads/text-too-heavy-error.ts";
import { voiceReader } from "./voice-readers.ts";

/** If the posts exceed a limit of time or memory, only this many characters of each are measured. */
const startCharacters = 500;

const tookTooLong = `Your posts took too long to measure, so we used only the first ${startCharacters} characters of each. Try again later to use the whole posts.`;

interface MeasuredPosts {
  /** The posts in their author's own words. */
  posts: string[];
  /** Says that the posts are too short; null if they suffice. */
  tooLittle: string | null;
  learned: LearnedVoice;
  warnings: string[];
}

/**
 * Measures posts, without what networks add to copied ones.
 * @throws {TextTooHeavyError} if even their starts take too long
 */
export async function measureVoice(
  posts: readonly string[],
  { texts, signal }: { texts: TextReader; signal: AbortSignal },
): Promise<MeasuredPosts> {
  const measure = async (some: readonly string[]) => {
    const { left, ...measured } = await texts.read(voiceReader, { posts: some }, signal);
    const notes = left.length > 0 ? [`Left out of your posts: ${left.join("; ")}.`] : [];
    return { ...measured, warnings: notes };
  };
  try {
    return await measure(posts);
  } catch (error) {
    if (!(error instanceof TextTooHeavyError)) throw error;
    const measured = await measure(posts.map((post) => cutUnits(post, startCharacters)));
    return { ...measured, warnings: [tookTooLong, ...measured.warnings] };
  }
}
