import { expect, test } from "vitest";
import { countTests } from "./test-count.mjs";

function report(passed: number, files: unknown[] = []): string {
  return JSON.stringify({ numPassedTests: passed, testResults: files });
}

test("tests are counted from the report, and failed ones named", () => {
  expect(countTests(0, () => report(7))).toEqual({ passed: 7, failures: [], left: 0, lacking: 0 });
  const failedFile = {
    name: "a.test.ts",
    status: "failed",
    message: "",
    assertionResults: [
      { fullName: "adds", status: "failed", failureMessages: ["Error: 3 is not 2"] },
      { fullName: "subtracts", status: "passed", failureMessages: [] },
      { fullName: "divides", status: "failed", failureMessages: [] },
    ],
  };
  expect(countTests(1, () => report(5, [failedFile]))).toMatchObject({
    passed: 5,
    failures: ["a.test.ts: adds\nError: 3 is not 2", "a.test.ts: divides"],
  });
});

test("skipped tests either run only in whole runs, or need something that this machine lacks", () => {
  const assertionResults = [
    { status: "passed", duration: 3, meta: {} },
    { status: "skipped", meta: {} },
    { status: "skipped", meta: {} },
    { status: "skipped", meta: { lacks: "PostgreSQL" } },
    // Skipped by its own code after it started.
    { status: "skipped", duration: 1, meta: {} },
  ];
  const file = { name: "a.test.ts", status: "passed", message: "", assertionResults };
  expect(countTests(0, () => report(1, [file]))).toMatchObject({ left: 2, lacking: 2 });
});

test("a file that could not be loaded is a failure", () => {
  const message = "Cannot find module";
  const files = [{ name: "a.test.ts", status: "failed", message, assertionResults: [] }];
  expect(countTests(1, () => report(5, files))).toMatchObject({
    passed: 5,
    failures: ["a.test.ts: Cannot find module"],
  });
});

test("a failed run without a failed test is a failure", () => {
  expect(countTests(1, () => report(5)).failures).toHaveLength(1);
});

test("a run without a report is a failure", () => {
  const missing = () => {
    throw new Error("no such file");
  };
  expect(countTests(0, missing)).toMatchObject({
    passed: 0,
    failures: ["the run wrote no report"],
  });
});
