/**
 * Adds `file` to each of its mutations. A mutation replaces `from` by `to`; the `killer` test must then fail. Paths are
 * relative to packages/server/src.
 */
export const inFile = (file, mutations) => mutations.map((mutation) => ({ file, ...mutation }));
