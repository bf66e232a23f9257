import type { Passage } from "../source.ts";

/** Maximum UTF-16 units, from the start of a source, that a draft uses if the whole source would take too long. */
export const startCharacters = 40_000;

/** Maximum UTF-16 units of a start's passages with their cells and headings, as a multiple of its text. */
const weightFactor = 5;

/** Returns the passages within the first characters of their source. */
export function takeStart(
  passages: readonly Passage[],
  characters = startCharacters,
): readonly Passage[] {
  let weight = 0;
  const end = passages.findIndex((passage) => {
    weight += weigh(passage);
    return passage.range[1] > characters || weight > weightFactor * characters;
  });
  return end === -1 ? passages : passages.slice(0, end);
}

/** Total length of a passage's strings. */
function weigh({ text, cells = [], columns = [], place, speaker = "" }: Passage): number {
  const rest = [place.section ?? "", speaker, ...cells, ...columns];
  return rest.reduce((sum, { length }) => sum + length, text.length + 1);
}
