import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";

const timeoutMs = 2000;
const tries = 2;

/**
 * The addresses of a name on the web; rejects where there are none. Asks name servers itself: the operating system's
 * look-up holds one of Node's four threads for as long as a name server is silent, and files wait for these too.
 */
export async function resolveHost(
  hostname: string,
  nameServers?: readonly string[],
): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: timeoutMs, tries });
  if (nameServers) resolver.setServers(nameServers);
  const responses = await Promise.allSettled([
    resolver.resolve4(hostname).then((addresses) => label(addresses, 4)),
    resolver.resolve6(hostname).then((addresses) => label(addresses, 6)),
  ]);
  const addresses = responses.flatMap((response) =>
    response.status === "fulfilled" ? response.value : [],
  );
  const failed = responses.find((response) => response.status === "rejected");
  if (addresses.length === 0 && failed) throw failed.reason;
  return addresses;
}

const label = (addresses: readonly string[], family: 4 | 6): LookupAddress[] =>
  addresses.map((address) => ({ address, family }));
