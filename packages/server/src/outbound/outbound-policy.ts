import type { LookupAddress } from "node:dns";
import { isPublicAddress } from "./public-address.ts";
import { resolveHost } from "./resolve-host.ts";

/** Limits which hosts requests on behalf of people may reach. */
export interface OutboundPolicy {
  /** Resolves a host name; rejects if it has no address. */
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  /** `hostname` is written as in the URL, without brackets. `address` is an address of that host. */
  mayReach: (target: { hostname: string; address: string; port: number }) => boolean;
  /** Returns advice for people about a refused host. */
  advise?: (target: { hostname: string; port: number }) => string;
}

/** Allowed ports. Other ports would allow port scans of reachable machines. */
const webPorts = new Set([80, 443]);

/** No restriction: for fake networks on the same machine. */
export const unrestrictedPolicy: OutboundPolicy = {
  resolve: (hostname) => resolveHost(hostname),
  mayReach: () => true,
};

/** Public addresses on ports 80 and 443. */
export const publicWebPolicy: OutboundPolicy = {
  resolve: (hostname) => resolveHost(hostname),
  mayReach: ({ address, port }) => webPorts.has(port) && isPublicAddress(address),
};
