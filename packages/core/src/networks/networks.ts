import { bluesky } from "./bluesky/bluesky.ts";
import { buffer } from "./buffer/buffer.ts";
import { handover } from "./handover/handover.ts";
import { instagram } from "./instagram/instagram.ts";
import { linkedin } from "./linkedin/linkedin.ts";
import { mastodon } from "./mastodon/mastodon.ts";
import type { Network } from "./network.ts";
import { postiz } from "./postiz/postiz.ts";

/** The networks to publish on, in the order in which they are shown. */
const registry = {
  bluesky,
  mastodon,
  linkedin,
  instagram,
  buffer,
  postiz,
  handover,
} as const satisfies Readonly<Record<string, Network>>;

export type NetworkId = keyof typeof registry;

export const networks: Readonly<Record<NetworkId, Network>> = registry;

export const networkIds = Object.keys(registry) as readonly NetworkId[];

/** Whether the network is a webhook hand-off, whose receiver may publish posts anywhere. */
export const isHandOff = (network: NetworkId): boolean => networks[network].services.length === 0;

/** Returns the settings of the server without which a network can't be connected. */
export const listRequiredSettings = (network: NetworkId): string[] =>
  Object.entries(networks[network].settings).flatMap(([name, { isRequired }]) =>
    isRequired ? [name] : [],
  );
