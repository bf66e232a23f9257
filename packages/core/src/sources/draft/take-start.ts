import type { Passage } from "../source.ts";

/** Part of a source that a draft is made from if the whole takes too long, UTF-16 units. */
export const startCharacters = 40_000;

/** Returns the passages within the first characters of their source. */
export const takeStart = (passages: readonly Passage[], characters = startCharacters): Passage[] =>
  passages.filter(({ range: [, end] }) => end <= characters);
