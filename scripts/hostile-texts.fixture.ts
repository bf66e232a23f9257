/**
 * Short texts that are hard to read if they are repeated: readers that try several ways, look ahead or go back take more
 * than linear time.
 */
const units = {
  words: ["word ", "a\n", "1 ", "1", "1.5%, ", "한국어 ", "天下大事必作於細", "ชา", "早く。"],
  spaces: [" ", "\n", "\t", " \n", "\u00a0"],
  quotes: ['"', "'a ", "“a", '\\"', "`"],
  brackets: ["[", "{", '{"a":', "[[", "(", "[a](", '{"a":[1,2,],},'],
  marks: ["\u0301", "e\u0301", "\u1112\u1161", "👩‍👩‍👧‍👦", "\uFE0F", "\uFDFA", "\uD83D", "\u202e"],
  colons: ["::a", "::a:: ", "a:", "a:: "],
  tags: ["<b>", "<!-- a: ", "<a href=", "</think>", "&amp"],
  lists: ["- ,\n", "- a|b\n", "- - - ", "— a\n", "> ", "1. a\n", "# a\n"],
  emphasis: ["_a", "**a", "*", "~~a"],
  pipes: ["|", "|a", "a|b\n"],
  commas: [",", ";", "a,b;", '"a",\n'],
  links: ["https://a.example ", "#a ", "@a.b ", "http://", "a.b."],
  fences: ["```\n", "---\n", "\\"],
} as const;

export type HostileKind = keyof typeof units;

export const hostileKinds = Object.keys(units) as HostileKind[];

/** Lists all units, or those of a kind. */
export const listHostileUnits = (kind?: HostileKind): readonly string[] =>
  kind === undefined ? Object.values(units).flat() : units[kind];

/** Repeats the text up to this many UTF-16 units. */
export const repeatTo = (unit: string, length: number): string =>
  unit.repeat(Math.max(0, Math.floor(length / unit.length)));

/** Returns the bytes of a text in UTF-8 for each of its UTF-16 units. */
export const bytesPerUnit = (text: string): number =>
  new TextEncoder().encode(text).byteLength / Math.max(1, text.length);
