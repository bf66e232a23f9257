/** Limits of a design in a request. A design has about 20 settings. */
export const designLimits = { values: 1000, depth: 10, characters: 100_000 } as const;
