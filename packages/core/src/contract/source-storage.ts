/** Retention of an account's sources: number of days, and maximum number of sources. */
export const keptSources = { days: 7, most: 100 } as const;
