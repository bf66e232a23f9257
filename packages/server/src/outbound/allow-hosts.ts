import { lookup } from "node:dns/promises";
import ipaddr from "ipaddr.js";
import type { OutboundPolicy } from "./outbound-policy.ts";
import { isCloudAddress } from "./public-address.ts";

/** Kinds of addresses on an operator's own network. */
const ownRanges = new Set(["private", "loopback", "uniqueLocal", "carrierGradeNat", "unicast"]);

/**
 * Returns a copy of `policy` that also allows the listed hosts, even at private addresses. Link-local addresses and a
 * cloud's metadata service stay forbidden.
 */
export function allowHosts(
  policy: OutboundPolicy,
  hosts: readonly { hostname: string; port: number }[],
): OutboundPolicy {
  const isListed = (hostname: string, port: number) =>
    hosts.some((one) => one.hostname === hostname && one.port === port);
  return {
    // The system's resolver, unlike name servers, knows /etc/hosts.
    resolve: (hostname) =>
      hosts.some((one) => one.hostname === hostname)
        ? lookup(hostname, { all: true })
        : policy.resolve(hostname),
    mayReach: (target) =>
      policy.mayReach(target) ||
      (isListed(target.hostname, target.port) && isOwnAddress(target.address)),
    advise: ({ hostname, port }) => {
      const host = `${hostname.includes(":") ? `[${hostname}]` : hostname}:${port}`;
      return `Use the address of a server on the public web. To allow ${host} on this server's own network, the person who runs this server can add it to OUTBOUND_ALLOW.`;
    },
  };
}

function isOwnAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || isCloudAddress(address)) return false;
  return ownRanges.has(ipaddr.process(address).range());
}
