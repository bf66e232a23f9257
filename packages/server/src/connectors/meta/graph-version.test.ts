import { expect, test } from "vitest";
import { describeVersionEnd } from "./graph-version.ts";

test("the operator is warned two months before a version ends, if its end is known", () => {
  const tell = (version: string, day: string) => describeVersionEnd(version, new Date(day));
  expect(tell("v25.0", "2028-05-29T00:00:00Z")).toBeNull();
  expect(tell("v25.0", "2028-05-31T00:00:00Z")).toBe(
    "Meta will end version v25.0 of its API on 2028-07-29. Set META_GRAPH_VERSION to a newer version.",
  );
  expect(tell("v21.0", "2029-01-01T00:00:00Z")).toContain("2027-01-21");
  expect(tell("v99.0", "2029-01-01T00:00:00Z")).toBeNull();
});
