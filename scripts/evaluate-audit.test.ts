import { expect, test } from "vitest";
import { evaluateAudit } from "./evaluate-audit.mjs";

const url = "https://github.com/advisories/GHSA-xxxx-xxxx-xxxx";

function report(severity: string) {
  const advisory = { source: 1, name: "inner", title: "Runs anything", url, severity };
  return {
    auditReportVersion: 2,
    vulnerabilities: {
      inner: { name: "inner", severity, via: [advisory] },
      outer: { name: "outer", severity, via: ["inner"] },
    },
  };
}

test.for(["high", "critical"])("a %s advisory is reported once, with its URL", (level) => {
  expect(evaluateAudit(report(level), {})).toEqual({
    open: [`${level}: inner: Runs anything ${url}`],
    gone: [],
  });
});

test.for(["info", "low", "moderate"])("a %s advisory is not reported", (level) => {
  expect(evaluateAudit(report(level), {})).toEqual({ open: [], gone: [] });
});

test("an accepted advisory is ignored, and reported once it no longer applies", () => {
  const accepted = { [url]: "It is called with the product's own text only." };
  expect(evaluateAudit(report("high"), accepted)).toEqual({ open: [], gone: [] });
  expect(evaluateAudit(report("low"), accepted)).toEqual({ open: [], gone: [url] });
  expect(evaluateAudit(report("high"), { [url]: "" }).open).toHaveLength(1);
});

test("an invalid audit report is rejected", () => {
  expect(() => evaluateAudit({ message: "405 Method Not Allowed" }, {})).toThrow("405");
  expect(() => evaluateAudit(null, {})).toThrow("npm returned no report.");
});
