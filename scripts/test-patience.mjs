/** Time limits of tests, which only a hanging one reaches: at a quarter of the usual speed, the slowest test takes half. */
export const testMs = 300_000;
/** Time limit of one step, such as an element that appears. */
export const stepMs = 90_000;

export const patience = {
  testTimeout: testMs,
  hookTimeout: testMs,
  expect: { poll: { timeout: stepMs } },
};
