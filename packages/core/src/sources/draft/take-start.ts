import type { Passage } from "../source.ts";

/** Number of UTF-16 units at a source's start from which a draft is made if the whole source would take too long. */
export const startCharacters = 40_000;

/** Returns the passages within the first characters of their source. */
export const takeStart = (passages: readonly Passage[], characters = startCharacters): Passage[] =>
  passages.filter(({ range: [, end] }) => end <= characters);
