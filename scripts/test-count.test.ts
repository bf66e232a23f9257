import { expect, test } from "vitest";
import { countTests } from "./test-count.mjs";

function report(passed: number, failed: number, files: unknown[] = []): string {
  return JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: files });
}

test("tests are counted from the report", () => {
  expect(countTests(0, () => report(7, 0))).toEqual({ passed: 7, failed: 0 });
  const failedFile = { status: "failed", assertionResults: [{ status: "failed" }] };
  expect(countTests(1, () => report(5, 2, [failedFile]))).toEqual({ passed: 5, failed: 2 });
});

test("a file that could not be loaded is a failure", () => {
  const files = [{ status: "failed", assertionResults: [] }];
  expect(countTests(1, () => report(5, 0, files))).toEqual({ passed: 5, failed: 1 });
});

test("a run that failed without a failed test is a failure", () => {
  expect(countTests(1, () => report(5, 0))).toEqual({ passed: 5, failed: 1 });
});

test("a run without a report is a failure", () => {
  const missing = () => {
    throw new Error("no such file");
  };
  expect(countTests(0, missing)).toEqual({ passed: 0, failed: 1 });
});
