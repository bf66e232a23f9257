import type { NetworkId } from "@slideloom/core/publishing";
import type { OutboundPolicy } from "../outbound/outbound-policy.ts";
import {
  BlueskyAccess,
  type BlueskyAccessSettings,
  type BlueskyEndpoints,
} from "./bluesky/bluesky-access.ts";
import { bluesky } from "./bluesky/bluesky.ts";
import type { Connector } from "./connector.ts";
import { HandoverAccess } from "./handover/handover-access.ts";
import { handover } from "./handover/handover.ts";
import type { NetworkAccess } from "./network-access.ts";

/** How posts are made on each network. */
export const connectors: Readonly<Record<NetworkId, Connector>> = { bluesky, handover };

/** How accounts on each network are connected. */
export type Accesses = ReturnType<typeof createAccesses>;

export interface AccessSettings extends Pick<BlueskyAccessSettings, "call" | "now"> {
  outbound: OutboundPolicy;
  endpoints: { bluesky: BlueskyEndpoints };
}

export function createAccesses({ outbound, endpoints, ...shared }: AccessSettings) {
  return {
    bluesky: new BlueskyAccess({ ...shared, endpoints: endpoints.bluesky }),
    handover: new HandoverAccess(outbound),
  } satisfies Record<NetworkId, NetworkAccess>;
}
