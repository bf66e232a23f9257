import { startCharacters, takeStart } from "@slideloom/core/sources";
import { countNoun } from "@slideloom/core/text";
import type { JobRunner } from "../threads/job-threads.ts";
import type { Material } from "./text-generator.ts";

/** Sources with up to this many characters are read on the main thread, in about 30 ms. */
const inlineCharacters = 5000;

interface DraftWork<Result> {
  thread: JobRunner;
  signal: AbortSignal;
  /** The job to send to the thread. `draftSource` adds the material. */
  job: object;
  /** Does the work of `job` on the calling thread. */
  draft: (material: Material) => Result;
}

/**
 * Makes a draft from a source in the thread. If that takes too long, uses only the source's start and adds a warning.
 */
export async function draftSource<Result>(
  material: Material,
  { thread, signal, job, draft }: DraftWork<Result>,
): Promise<{ result: Result; warnings: string[] }> {
  signal.throwIfAborted();
  const start = cut(material, inlineCharacters);
  if (start.passages.length === material.passages.length) {
    return { result: draft(material), warnings: [] };
  }
  const whole = await thread.run<Result>({ ...job, material }, signal);
  if (whole.ok) return { result: whole.result, warnings: [] };
  const more = cut(material, startCharacters);
  const outcome = await thread.run<Result>({ ...job, material: more }, signal);
  if (outcome.ok) return { result: outcome.result, warnings: [describeCut(startCharacters)] };
  return { result: draft(start), warnings: [describeCut(inlineCharacters)] };
}

/** Returns a source with only the passages in its first characters. */
const cut = ({ source, passages }: Material, characters: number): Material => ({
  source,
  passages: [...takeStart(passages, characters)],
});

const describeCut = (characters: number) =>
  `Drafting from the whole source took too long, so only the first ${countNoun(characters, "character")} were used.`;
