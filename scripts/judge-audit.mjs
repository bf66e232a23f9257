const severities = ["high", "critical"];

/**
 * What npm's audit report (`npm audit --json`, version 2) says of high or critical advisories: those that nobody has
 * accepted, as lines, and the accepted ones that are there no more. `accepted` gives a reason by the advisory's address.
 * Throws where the report is none.
 */
export function judgeAudit(report, accepted) {
  if (report?.auditReportVersion !== 2) throw new Error(report?.message ?? "npm gave no report.");
  const advisories = new Map();
  for (const { name, via } of Object.values(report.vulnerabilities)) {
    // A text stands for another package of the report, through which this one is concerned.
    for (const advisory of via.filter((one) => typeof one === "object")) {
      if (severities.includes(advisory.severity)) advisories.set(advisory.url, { name, advisory });
    }
  }
  return {
    open: [...advisories]
      .filter(([url]) => !accepted[url])
      .map(
        ([url, { name, advisory }]) => `${advisory.severity}: ${name}: ${advisory.title} ${url}`,
      ),
    gone: Object.keys(accepted).filter((url) => !advisories.has(url)),
  };
}
