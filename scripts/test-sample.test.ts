import { expect, test, vi } from "vitest";

async function loadSample(tests: string) {
  vi.stubEnv("SLIDELOOM_TESTS", tests);
  vi.resetModules();
  return import("./test-sample.mjs");
}

test("a normal run uses a tenth of the property runs and every nth case, and a whole run all of them", async () => {
  const sample = await loadSample("");
  expect([sample.sampleRuns(1000), sample.sampleRuns(3)]).toEqual([100, 1]);
  expect(sample.sampleCases(["a", "b", "c", "d"], 3)).toEqual(["a", "d"]);
  const whole = await loadSample("whole");
  expect(whole.sampleRuns(1000)).toBe(1000);
  expect(whole.sampleCases(["a", "b", "c", "d"], 3)).toEqual(["a", "b", "c", "d"]);
});
