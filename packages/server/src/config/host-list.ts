import { z } from "zod";

/** A host and port as written in URLs; IPv6 addresses without brackets. */
export interface HostAndPort {
  hostname: string;
  port: number;
}

const entryPattern = /^(\[[\da-f:.]+\]|[^\s:/?#@[\]]+):(\d{1,5})$/i;

/** Parses an entry such as `postiz.lan:5000`, and normalizes the host. Null if the entry is malformed. */
function parseEntry(entry: string): HostAndPort | null {
  const [, host = "", digits = ""] = entryPattern.exec(entry) ?? [];
  const port = Number(digits);
  if (port < 1 || port > 65_535 || !URL.canParse(`http://${host}`)) return null;
  const { hostname } = new URL(`http://${host}`);
  // Rejects patterns, because URL parsing accepts `*.lan` as a host.
  if (!/^[\w.-]+$|^\[/.test(hostname)) return null;
  return { hostname: hostname.replaceAll(/^\[|\]$/g, ""), port };
}

/** `host:port` pairs with commas between them. */
export const hostList = z.string().transform((text, context) => {
  const entries = text.split(",").map((entry) => parseEntry(entry.trim()));
  const known = entries.filter((entry) => entry !== null);
  if (known.length < entries.length) context.addIssue("not a list of hosts with ports");
  return known;
});
