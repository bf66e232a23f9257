import { withoutMedia } from "@slideloom/core/document";
import type { PostCheck } from "@slideloom/core/facts";
import type { StatementDraft } from "@slideloom/core/planning";
import { countNoun } from "@slideloom/core/text";
import type { TextReader } from "../../threads/reader.ts";
import type { TextReaders } from "../../threads/text-readers.ts";
import { TextTooHeavyError } from "../../threads/text-too-heavy-error.ts";
import { SourceError } from "../source-error.ts";
import type { CheckBasis, CheckedWords, Material } from "./check-material.ts";
import { checkReader, evidenceReader, wordingReader } from "./check-readers.ts";

/** A check's result, or a message that names the limit of time or memory that the check exceeded. */
export type CheckOutcome<Result> = { ok: true; result: Result } | { ok: false; message: string };

export interface Checker {
  /**
   * Finds words of a post that the source doesn't contain or the author avoids, clichés, placeholders and repeated
   * slides.
   */
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

/** Compares posts with their source and voice, and statements with their source. */
export class SourceChecker {
  readonly #texts: Pick<TextReaders, "of">;

  constructor(texts: Pick<TextReaders, "of">) {
    this.#texts = texts;
  }

  /** Returns a checker whose checks take turns as this party's. */
  of(by: string): Checker {
    return createChecker(this.#texts.of(by));
  }
}

const createChecker = (texts: TextReader): Checker => ({
  check: async ({ post, captions }, { material, voice, given }, signal) => {
    const words = { post: withoutMedia(post), captions, ...(given !== undefined && { given }) };
    const read =
      material || voice
        ? texts.read(checkReader, { material, voice, ...words }, signal)
        : texts.read(wordingReader, words, signal);
    return settle(read, { isOfSource: material !== null });
  },
  prove: async (drafts, material, signal) =>
    settle(texts.read(evidenceReader, { drafts, material }, signal), { isOfSource: true }),
});

async function settle<Result>(
  reading: Promise<Result>,
  { isOfSource }: { isOfSource: boolean },
): Promise<CheckOutcome<Result>> {
  try {
    return { ok: true, result: await reading };
  } catch (error) {
    if (!(error instanceof TextTooHeavyError)) throw error;
    return { ok: false, message: describeStop(error, isOfSource) };
  }
}

function describeStop({ limit, deadlineMs }: TextTooHeavyError, isOfSource: boolean): string {
  const cause =
    limit === "time"
      ? `after ${countNoun(deadlineMs / 1000, "second")}`
      : "because the check needed too much memory";
  return isOfSource
    ? `We stopped checking the post against the source ${cause}. Compare numbers, dates, names and quotations with the source yourself, or use a shorter source.`
    : `We stopped checking the post ${cause}. Check it yourself.`;
}

/**
 * Returns a check's result.
 * @throws {SourceError} if the check exceeded its time or memory limit
 */
export function requireResult<Result>(outcome: CheckOutcome<Result>): Result {
  if (outcome.ok) return outcome.result;
  throw new SourceError("source-too-heavy", outcome.message);
}
