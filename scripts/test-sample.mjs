/** Whether tests with many cases run all of them (`npm test -- whole`) instead of a sample. */
export const isWhole = process.env.SLIDELOOM_TESTS === "whole";

/** Returns the number of runs of a property test: `runs` in whole runs, a tenth otherwise. */
export function sampleRuns(runs) {
  return isWhole ? runs : Math.ceil(runs / 10);
}

/**
 * Returns all cases in whole runs, otherwise every `step`th. If the cases come in groups of one size, `step` must be
 * coprime to that size, because otherwise some positions in the groups would never be tested.
 * @template Case
 * @param {readonly Case[]} cases
 * @param {number} step
 * @returns {readonly Case[]}
 */
export function sampleCases(cases, step) {
  return isWhole ? cases : cases.filter((_, index) => index % step === 0);
}
