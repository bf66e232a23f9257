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
import { LinkedinAccess } from "./linkedin/linkedin-access.ts";
import type { LinkedinSettings } from "./linkedin/linkedin-settings.ts";
import { createLinkedin } from "./linkedin/linkedin.ts";
import { MastodonAccess, type InstanceApps } from "./mastodon/mastodon-access.ts";
import { mastodon } from "./mastodon/mastodon.ts";
import type { NetworkAccess } from "./network-access.ts";

/** How posts are made on each network. */
export function createConnectors(
  linkedin: LinkedinSettings,
): Readonly<Record<NetworkId, Connector>> {
  return { bluesky, mastodon, linkedin: createLinkedin(linkedin), handover };
}

/** How accounts on each network are connected. */
export type Accesses = ReturnType<typeof createAccesses>;

export interface AccessSettings extends Pick<BlueskyAccessSettings, "call" | "now"> {
  outbound: OutboundPolicy;
  endpoints: { bluesky: BlueskyEndpoints };
  linkedin: LinkedinSettings;
  instanceApps: InstanceApps;
}

export function createAccesses(settings: AccessSettings) {
  const { outbound, endpoints, linkedin, instanceApps, ...shared } = settings;
  return {
    bluesky: new BlueskyAccess({ ...shared, endpoints: endpoints.bluesky }),
    mastodon: new MastodonAccess({ ...shared, apps: instanceApps }),
    linkedin: new LinkedinAccess({ ...shared, ...linkedin }),
    handover: new HandoverAccess(outbound),
  } satisfies Record<NetworkId, NetworkAccess>;
}
