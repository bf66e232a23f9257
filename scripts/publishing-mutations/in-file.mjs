/** Adds `file` to each mutation. Paths are relative to packages/server/src. */
export const inFile = (file, mutations) => mutations.map((mutation) => ({ file, ...mutation }));
