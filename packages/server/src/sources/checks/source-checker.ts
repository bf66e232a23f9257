import { createRequire } from "node:module";
import { withoutMedia } from "@slideloom/core/document";
import type { PostCheck } from "@slideloom/core/facts";
import type { StatementDraft } from "@slideloom/core/planning";
import { countNoun } from "@slideloom/core/text";
import { JobThread, type JobThreadSettings } from "../../threads/job-thread.ts";
import { SourceError } from "../source-error.ts";
import type { CheckBasis, CheckedWords, Material } from "./check-material.ts";

/** The words to check, or the statements to prove. */
export type CheckJob =
  | (CheckedWords & CheckBasis)
  | { drafts: readonly StatementDraft[]; material: Material };

/** A check's result, or a message that names the limit of time or memory that the check exceeded. */
export type CheckOutcome<Result> = { ok: true; result: Result } | { ok: false; message: string };

/** The longest sources take 1 to 2 s and 120 MB. */
const limits = { deadlineMs: 8000, heapMb: 256, idleMs: 60_000 };

/** Compares posts with their source and voice, and statements with their source, in a worker thread. */
export class SourceChecker {
  readonly #deadlineMs: number;
  readonly #thread: JobThread;

  constructor(settings: Partial<JobThreadSettings> = {}) {
    const all = { findFile, ...limits, ...settings };
    this.#deadlineMs = all.deadlineMs;
    this.#thread = new JobThread(all);
  }

  /** Finds words of a post that the source doesn't contain or the author avoids. */
  async check(
    { post, captions }: CheckedWords,
    { material, voice }: CheckBasis,
    signal: AbortSignal,
  ): Promise<CheckOutcome<PostCheck[]>> {
    return this.#run({ material, voice, post: withoutMedia(post), captions }, signal);
  }

  /** Keeps the statements whose evidence is in a passage that they name. */
  async prove(
    drafts: readonly StatementDraft[],
    material: Material,
    signal: AbortSignal,
  ): Promise<CheckOutcome<StatementDraft[]>> {
    return this.#run({ material, drafts }, signal);
  }

  /** Ends the thread; running and waiting checks reject. */
  async dispose(): Promise<void> {
    await this.#thread.dispose();
  }

  async #run<Result>(job: CheckJob, signal: AbortSignal): Promise<CheckOutcome<Result>> {
    const outcome = await this.#thread.run<Result>(job, signal);
    if (outcome.ok) return outcome;
    const cause =
      outcome.limit === "time"
        ? `after ${countNoun(this.#deadlineMs / 1000, "second")}`
        : "because the check needed too much memory";
    if (!job.material)
      return { ok: false, message: `We stopped checking the post ${cause}. Check it yourself.` };
    return {
      ok: false,
      message: `We stopped checking the post against the source ${cause}. Compare numbers, dates, names and quotations with the source yourself, or use a shorter source.`,
    };
  }
}

/**
 * Returns a check's result.
 * @throws {SourceError} if the check exceeded its time or memory limit
 */
export function requireResult<Result>(outcome: CheckOutcome<Result>): Result {
  if (outcome.ok) return outcome.result;
  throw new SourceError("source-too-heavy", outcome.message);
}

const findFile = () => createRequire(import.meta.url).resolve("#check-thread");
