/**
 * Adds a file to its mutations: `from` is replaced by `to`, and the `killer` test must fail. Paths are relative to
 * packages/server/src.
 */
export const inFile = (file, mutations) => mutations.map((mutation) => ({ file, ...mutation }));
