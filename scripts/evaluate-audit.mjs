const severities = ["high", "critical"];

/**
 * Returns high or critical advisories that aren't accepted, and accepted URLs that the report no longer has. Throws
 * unless the report is from `npm audit --json`, version 2.
 */
export function evaluateAudit(report, accepted) {
  if (report?.auditReportVersion !== 2)
    throw new Error(report?.message ?? "npm returned no report.");
  const advisories = new Map();
  for (const { name, via } of Object.values(report.vulnerabilities)) {
    // A string is the name of another vulnerable package, whose advisories are in its own entry of the report.
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
