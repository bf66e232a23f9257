/** Where LinkedIn is, and what this server is there. */
export interface LinkedinSettings {
  loginUrl: string;
  apiUrl: string;
  /** The version of its API (`YYYYMM`); each lives for a year. */
  version: string;
  /** The application of whoever runs this server; null where there is none. */
  client: { id: string; secret: string } | null;
}

export const linkedinUrls = {
  loginUrl: "https://www.linkedin.com",
  apiUrl: "https://api.linkedin.com",
};

const dayMs = 24 * 60 * 60_000;
const warnedDays = 60;

/** What is to be done before LinkedIn ends that version of its API; null while there is time, or where it is not used. */
export function describeVersionEnd(
  { client, version }: Pick<LinkedinSettings, "client" | "version">,
  now: Date,
): string | null {
  const endMs = findVersionEndMs(version);
  if (client === null || now.getTime() < endMs - warnedDays * dayMs) return null;
  const day = new Date(endMs).toISOString().slice(0, 10);
  return `LinkedIn ends version ${version} of its API about ${day}: set LINKEDIN_VERSION to a newer one.`;
}

/** A year after the version's month, in the middle of it. Milliseconds since 1970. */
function findVersionEndMs(version: string): number {
  return Date.UTC(Number(version.slice(0, 4)) + 1, Number(version.slice(4)) - 1, 15);
}
