import { learnVoice, type LearnedVoice } from "@slideloom/core/voice";
import { cutUnits } from "@slideloom/core/text";
import { createWriterThread } from "../create-writer-thread.ts";

/** Posts up to this length together are measured on the main thread, in about 30 ms. */
const inlineCharacters = 5000;
/** If the posts exceed the thread's limits, only this many characters of each are measured. */
const startCharacters = 500;

/** Measures posts, long ones in a worker thread. */
export class VoiceMeasurer {
  readonly #thread = createWriterThread();

  async measure(posts: readonly string[], signal: AbortSignal): Promise<LearnedVoice> {
    const characters = posts.reduce((sum, { length }) => sum + length, 0);
    if (characters <= inlineCharacters) return learnVoice(posts);
    const outcome = await this.#thread.run<LearnedVoice>({ posts }, signal);
    if (outcome.ok) return outcome.result;
    return learnVoice(posts.map((post) => cutUnits(post, startCharacters)));
  }
}
