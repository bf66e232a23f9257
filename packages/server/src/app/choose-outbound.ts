import type { Config } from "../config/config.ts";
import { allowHosts } from "../outbound/allow-hosts.ts";
import { unrestrictedPolicy, type OutboundPolicy } from "../outbound/outbound-policy.ts";

/** Whether the server uses fakes instead of the real networks. Fakes run on this machine. */
export const hasFakes = ({ networks }: Config) => Object.keys(networks.fakeUrls).length > 0;

/** Adds the operator's own hosts to the SSRF policy. With fakes, everything may be reached. */
export const chooseOutbound = (config: Config, outbound: OutboundPolicy): OutboundPolicy =>
  hasFakes(config) ? unrestrictedPolicy : allowHosts(outbound, config.outboundAllow);
