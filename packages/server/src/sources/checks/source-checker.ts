import { createRequire } from "node:module";
import { withoutMedia } from "@slideloom/core/document";
import type { PostCheck } from "@slideloom/core/facts";
import type { StatementDraft } from "@slideloom/core/planning";
import { countNoun } from "@slideloom/core/text";
import { type JobRunner, JobThreads, type JobThreadsSettings } from "../../threads/job-threads.ts";
import { SourceError } from "../source-error.ts";
import type { CheckBasis, CheckedWords, Material } from "./check-material.ts";

/** The words to check, or the statements to prove. */
export type CheckJob =
  | (CheckedWords & CheckBasis)
  | { drafts: readonly StatementDraft[]; material: Material };

/** A check's result, or a message that names the limit of time or memory that the check exceeded. */
export type CheckOutcome<Result> = { ok: true; result: Result } | { ok: false; message: string };

/** The longest sources take 1 to 2 s and 120 MB. */
export const checkLimits = { deadlineMs: 8000, heapMb: 256, idleMs: 60_000 };

/** The checks of one party. */
export interface Checker {
  /** Finds words of a post that the source doesn't contain or the author avoids. */
  check(
    words: CheckedWords,
    basis: CheckBasis,
    signal: AbortSignal,
  ): Promise<CheckOutcome<PostCheck[]>>;
  /** Keeps the statements whose evidence is in a passage that they name. */
  prove(
    drafts: readonly StatementDraft[],
    material: Material,
    signal: AbortSignal,
  ): Promise<CheckOutcome<StatementDraft[]>>;
}

/** Compares posts with their source and voice, and statements with their source, in worker threads. */
export class SourceChecker {
  readonly #deadlineMs: number;
  readonly #threads: JobThreads;

  constructor(settings: Partial<JobThreadsSettings> = {}) {
    const all = { findFile, ...checkLimits, ...settings };
    this.#deadlineMs = all.deadlineMs;
    this.#threads = new JobThreads(all);
  }

  /** Returns a checker whose checks take turns as this party's. */
  of(by: string): Checker {
    const thread = this.#threads.of(by);
    return {
      check: async ({ post, captions }, { material, voice }, signal) =>
        this.#run(thread, { material, voice, post: withoutMedia(post), captions }, signal),
      prove: async (drafts, material, signal) => this.#run(thread, { material, drafts }, signal),
    };
  }

  /** Ends the threads; running and waiting checks reject. */
  async dispose(): Promise<void> {
    await this.#threads.dispose();
  }

  async #run<Result>(
    thread: JobRunner,
    job: CheckJob,
    signal: AbortSignal,
  ): Promise<CheckOutcome<Result>> {
    const outcome = await thread.run<Result>(job, signal);
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
