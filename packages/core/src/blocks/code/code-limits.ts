/** Limits of a drawn code block: lines, and characters per line (specification, section 2). */
export const codeLimits = { lines: 6, lineCharacters: 40 } as const;
