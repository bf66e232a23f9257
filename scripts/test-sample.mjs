/** Whether tests with very many cases try all of them, as `npm test -- whole` does, or a sample. */
export const isWhole = process.env.SLIDELOOM_TESTS === "whole";

/** How often a property is tried that found something at `runs` tries: a tenth by default. */
export function sampleRuns(runs) {
  return isWhole ? runs : Math.ceil(runs / 10);
}

/**
 * Every `step`th of the cases, or all. A step that shares no factor with the cases' groups meets all of them.
 *
 * @template Case
 * @param {readonly Case[]} cases
 * @param {number} step
 * @returns {readonly Case[]}
 */
export function sampleCases(cases, step) {
  return isWhole ? cases : cases.filter((_, index) => index % step === 0);
}
