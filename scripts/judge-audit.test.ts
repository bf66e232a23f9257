import { expect, test } from "vitest";
import { judgeAudit } from "./judge-audit.mjs";

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

test.for(["high", "critical"])("an advisory that is %s is told once, with its address", (level) => {
  expect(judgeAudit(report(level), {})).toEqual({
    open: [`${level}: inner: Runs anything ${url}`],
    gone: [],
  });
});

test.for(["info", "low", "moderate"])("one that is %s is not told", (level) => {
  expect(judgeAudit(report(level), {})).toEqual({ open: [], gone: [] });
});

test("one that was accepted with a reason is not told, until it is there no more", () => {
  const accepted = { [url]: "It is called with the product's own text only." };
  expect(judgeAudit(report("high"), accepted)).toEqual({ open: [], gone: [] });
  expect(judgeAudit(report("low"), accepted)).toEqual({ open: [], gone: [url] });
  expect(judgeAudit(report("high"), { [url]: "" }).open).toHaveLength(1);
});

test("what is no report is none", () => {
  expect(() => judgeAudit({ message: "405 Method Not Allowed" }, {})).toThrow("405");
  expect(() => judgeAudit(null, {})).toThrow("npm gave no report.");
});
