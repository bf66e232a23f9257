/** A code block shows this many lines, each cut at this many characters (specification, section 2). */
export const codeLimits = { lines: 6, lineCharacters: 40 } as const;
