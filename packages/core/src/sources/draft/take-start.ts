import type { Passage } from "../source.ts";

/** Maximum UTF-16 units, from the start of a source, that a draft uses if the whole source would take too long. */
export const startCharacters = 40_000;

/** Returns the passages within the first characters of their source. */
export const takeStart = (passages: readonly Passage[], characters = startCharacters): Passage[] =>
  passages.filter(({ range: [, end] }) => end <= characters);
