import { learnVoice, type LearnedVoice } from "@slideloom/core/voice";
import { cutUnits } from "@slideloom/core/text";
import type { JobRunner } from "../../threads/job-threads.ts";

/** Posts up to this length together are measured on the main thread, in about 30 ms. */
const inlineCharacters = 5000;
/** If the posts exceed the thread's limits, only this many characters of each are measured. */
const startCharacters = 500;

const tookTooLong = `Your posts took too long to measure, so we used only the first ${startCharacters} characters of each. Try again later to use the whole posts.`;

/** Measures posts, long ones in a worker thread. */
export async function measureVoice(
  posts: readonly string[],
  { thread, signal }: { thread: JobRunner; signal: AbortSignal },
): Promise<{ learned: LearnedVoice; warnings: string[] }> {
  const characters = posts.reduce((sum, { length }) => sum + length, 0);
  if (characters <= inlineCharacters) return { learned: learnVoice(posts), warnings: [] };
  const outcome = await thread.run<LearnedVoice>({ posts }, signal);
  if (outcome.ok) return { learned: outcome.result, warnings: [] };
  const starts = posts.map((post) => cutUnits(post, startCharacters));
  return { learned: learnVoice(starts), warnings: [tookTooLong] };
}
