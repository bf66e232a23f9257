const severities = ["high", "critical"];

/**
 * Returns open high or critical advisories, and URLs of `accepted` that `npm audit --json` (version 2) no longer
 * reports. Throws if the report is invalid.
 */
export function evaluateAudit(report, accepted) {
  if (report?.auditReportVersion !== 2)
    throw new Error(report?.message ?? "npm returned no report.");
  const advisories = new Map();
  for (const { name, via } of Object.values(report.vulnerabilities)) {
    // A string refers to another package of the report that causes this entry.
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
