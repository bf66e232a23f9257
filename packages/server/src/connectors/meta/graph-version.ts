const dayMs = 24 * 60 * 60_000;
const warnedDays = 60;

/**
 * Last days of versions of the Graph API, from Meta's changelog of 4 November 2026. For newer versions, they aren't
 * known.
 */
const lastDays: Readonly<Record<string, string>> = {
  "v21.0": "2027-01-21",
  "v22.0": "2027-05-20",
  "v23.0": "2027-10-08",
  "v24.0": "2028-02-18",
  "v25.0": "2028-07-29",
};

/** Returns a warning if Meta soon ends this version; null if it doesn't, or the version's last day isn't known. */
export function describeVersionEnd(version: string, now: Date): string | null {
  const day = lastDays[version];
  if (day === undefined || now.getTime() < Date.parse(day) - warnedDays * dayMs) return null;
  return `Meta will end version ${version} of its API on ${day}. Set META_GRAPH_VERSION to a newer version.`;
}
