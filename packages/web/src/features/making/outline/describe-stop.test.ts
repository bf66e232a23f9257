import { expect, test } from "vitest";
import type { GenerationRun } from "../../../state/generation-store.ts";
import { describeArriving, describeStep } from "../../../state/generation-steps.ts";
import { describeStop } from "./describe-stop.ts";

test.each([
  [{ step: "facts", done: 0, of: 1 }, "Reading facts..."],
  [{ step: "facts", done: 2, of: 5 }, "Reading facts in part 3 of 5..."],
  [{ step: "facts", done: 5, of: 5 }, "Reading facts in part 5 of 5..."],
  [{ step: "outline", done: 0, of: 1 }, "Planning slides..."],
  [{ step: "check", done: 0, of: 1 }, "Checking facts..."],
] as const)("%j is named", (step, words) => {
  expect(describeStep(step)).toBe(words);
});

test("stopped planning keeps the parts that were read, for accounts only", () => {
  const step = { step: "facts", done: 2, of: 5 } as const;
  expect(describeStop(step, true)).toMatch(/^Planning stopped after part 2 of 5\. Plan again/);
  expect(describeStop(step, false)).toBe("Planning stopped. Your text is kept.");
  expect(describeStop({ ...step, done: 0 }, true)).toBe("Planning stopped. Your text is kept.");
});

test("before the first slide, only its writing is called writing", () => {
  const describe = (step: GenerationRun["step"], readsFirst = true) =>
    describeArriving({ step, readsFirst });
  expect(describe(null)).toBe("Starting...");
  expect(describe({ step: "facts", done: 0, of: 1 })).toBe("Reading facts...");
  expect(describe({ step: "outline", done: 0, of: 1 })).toBe("Planning slides...");
  expect(describe("slides")).toBe("Writing the first slide...");
  expect(describe(null, false)).toBe("Writing the first slide...");
});
