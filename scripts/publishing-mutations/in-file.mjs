/** Mutations of one file: `from` is replaced by `to`, and the test that `killer` names must fail. Paths are under packages/server/src. */
export const inFile = (file, mutations) => mutations.map((mutation) => ({ file, ...mutation }));
