/** LinkedIn's URLs and this server's OAuth client there. */
export interface LinkedinSettings {
  loginUrl: string;
  apiUrl: string;
  /** Version of the API (`YYYYMM`), supported for a year. */
  version: string;
  /** The operator's OAuth client; null if LinkedIn can't be connected. */
  client: { id: string; secret: string } | null;
}

/** Reads LinkedIn's settings. If `fakeUrl` isn't null, it replaces both of LinkedIn's URLs. */
export function readLinkedinSettings(
  settings: Readonly<Record<string, string>>,
  fakeUrl: string | null,
): LinkedinSettings {
  const {
    LINKEDIN_CLIENT_ID: id,
    LINKEDIN_CLIENT_SECRET: secret,
    LINKEDIN_VERSION: version = "",
  } = settings;
  return {
    loginUrl: fakeUrl ?? "https://www.linkedin.com",
    apiUrl: fakeUrl ?? "https://api.linkedin.com",
    version,
    client: id && secret ? { id, secret } : null,
  };
}

const dayMs = 24 * 60 * 60_000;
const warnedDays = 60;

/** Returns a warning if LinkedIn soon ends this API version. Null otherwise, or if LinkedIn isn't set up. */
export function describeVersionEnd(
  { client, version }: Pick<LinkedinSettings, "client" | "version">,
  now: Date,
): string | null {
  const endMs = findVersionEndMs(version);
  if (client === null || now.getTime() < endMs - warnedDays * dayMs) return null;
  const day = new Date(endMs).toISOString().slice(0, 10);
  return `LinkedIn will end version ${version} of its API around ${day}. Set LINKEDIN_VERSION to a newer version.`;
}

/** Returns the 15th day of the version's month in the next year, e.g. 15 July 2027 for `202607`. In ms since 1970. */
function findVersionEndMs(version: string): number {
  return Date.UTC(Number(version.slice(0, 4)) + 1, Number(version.slice(4)) - 1, 15);
}
