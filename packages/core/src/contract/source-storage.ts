/** How long an account's sources are kept, and how many. */
export const keptSources = { days: 7, most: 100 } as const;
