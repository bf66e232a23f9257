import type { NetworkId } from "../network-id.ts";
import { bluesky } from "./bluesky.ts";
import { handover } from "./handover.ts";
import { linkedin } from "./linkedin.ts";
import { mastodon } from "./mastodon.ts";
import type { Network, NetworkLimits } from "./network.ts";

/** The rules of every network. */
export const networks: Readonly<Record<NetworkId, Network>> = {
  bluesky,
  mastodon,
  linkedin,
  handover,
};

/** Networks without a connector yet; people use the webhook hand-off or the ZIP for all networks. */
export const comingNetworks = [
  "Instagram",
  "Threads",
  "Facebook",
  "X",
  "TikTok",
  "Pinterest",
  "Telegram",
  "Discord",
] as const;

/** Slides per post when a carousel of `slides` slides is published on a network. */
export function splitIntoPosts(
  network: NetworkId,
  slides: number,
  limits: NetworkLimits = {},
): number[] {
  return networks[network].splitIntoPosts(slides, limits);
}
