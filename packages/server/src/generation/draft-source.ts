import { startCharacters, takeStart } from "@slideloom/core/sources";
import { countNoun } from "@slideloom/core/text";
import { TextTooHeavyError } from "../threads/text-too-heavy-error.ts";
import type { Material } from "./text-generator.ts";

/** Lengths of the starts that are drafted if the whole source takes too long, in turn. */
const starts = [startCharacters, 5000];

/**
 * Makes a draft from a source. If that takes too long, uses only the source's start and adds a warning.
 * @throws {TextTooHeavyError} if even the shortest start takes too long
 */
export async function draftSource<Result>(
  material: Material,
  draft: (material: Material) => Promise<Result>,
): Promise<{ result: Result; warnings: string[] }> {
  let error: unknown;
  for (const { given, warnings } of listParts(material)) {
    try {
      return { result: await draft(given), warnings };
    } catch (failure) {
      if (!(failure instanceof TextTooHeavyError)) throw failure;
      error = failure;
    }
  }
  throw error;
}

/** Lists the source and its starts, each shorter than the one before. */
function* listParts(material: Material): Generator<{ given: Material; warnings: string[] }> {
  yield { given: material, warnings: [] };
  let { length } = material.passages;
  for (const characters of starts) {
    const passages = [...takeStart(material.passages, characters)];
    if (passages.length === 0 || passages.length === length) continue;
    ({ length } = passages);
    yield { given: { ...material, passages }, warnings: [describeCut(characters)] };
  }
}

const describeCut = (characters: number) =>
  `Drafting from the whole source took too long, so only the first ${countNoun(characters, "character")} were used.`;
