import type { NetworkId } from "../network-id.ts";
import { bluesky } from "./bluesky.ts";
import { handover } from "./handover.ts";
import { linkedin } from "./linkedin.ts";
import { mastodon } from "./mastodon.ts";
import type { Network, NetworkLimits } from "./network.ts";

/** Every network that carousels are published on. */
export const networks: Readonly<Record<NetworkId, Network>> = {
  bluesky,
  mastodon,
  linkedin,
  handover,
};

/** Networks that are not connected yet; a hand-over or the ZIP for all platforms serves them. */
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

/** How many slides each post has that a carousel becomes. */
export function splitIntoPosts(
  network: NetworkId,
  slides: number,
  limits: NetworkLimits = {},
): number[] {
  return networks[network].splitIntoPosts(slides, limits);
}
