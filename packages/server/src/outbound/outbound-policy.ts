import type { LookupAddress } from "node:dns";
import { isPublicAddress } from "./public-address.ts";
import { resolveHost } from "./resolve-host.ts";

/** Where requests may go that people make the server send. */
export interface OutboundPolicy {
  /** The addresses of a host name; rejects where there are none. */
  resolve: (hostname: string) => Promise<LookupAddress[]>;
  mayReach: (target: { address: string; port: number }) => boolean;
}

/** Other ports are not the web's, and asking them tells what runs on a machine. */
const webPorts = new Set([80, 443]);

/** Everything that this machine reaches: for stand-ins of networks that run on it. */
export const anywhere: OutboundPolicy = {
  resolve: (hostname) => resolveHost(hostname),
  mayReach: () => true,
};

/** The web: public addresses, on the ports of http and https. */
export const webOnly: OutboundPolicy = {
  resolve: (hostname) => resolveHost(hostname),
  mayReach: ({ address, port }) => webPorts.has(port) && isPublicAddress(address),
};
