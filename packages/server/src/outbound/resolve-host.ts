import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";

const timeoutMs = 2000;
const tries = 2;

/**
 * Resolves a host name, or rejects if there is no address. Asks name servers itself, because `dns.lookup` blocks a
 * libuv thread until they respond.
 */
export async function resolveHost(
  hostname: string,
  nameServers?: readonly string[],
): Promise<LookupAddress[]> {
  if (/^(?:.+\.)?localhost$/.test(hostname)) return [{ address: "127.0.0.1", family: 4 }];
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
