/** Whether tests with many cases run all of them (`npm test -- whole`) instead of a sample. */
export const isWhole = process.env.SLIDELOOM_TESTS === "whole";

/** Returns the number of runs of a property test: `runs` in whole runs, a tenth otherwise. */
export function sampleRuns(runs) {
  return isWhole ? runs : Math.ceil(runs / 10);
}

/**
 * Returns all cases in whole runs, otherwise every `step`th. If cases come in groups, use a step coprime to the group's
 * size.
 * @template Case
 * @param {readonly Case[]} cases
 * @param {number} step
 * @returns {readonly Case[]}
 */
export function sampleCases(cases, step) {
  return isWhole ? cases : cases.filter((_, index) => index % step === 0);
}
