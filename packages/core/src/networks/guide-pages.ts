import { blueskyGuidePage } from "./bluesky/guide-page.ts";
import { bufferGuidePage } from "./buffer/guide-page.ts";
import type { GuidePage } from "./guide.ts";
import { handoverGuidePage } from "./handover/guide-page.ts";
import { instagramGuidePage } from "./instagram/guide-page.ts";
import { linkedinGuidePage } from "./linkedin/guide-page.ts";
import { mastodonGuidePage } from "./mastodon/guide-page.ts";
import type { NetworkId } from "./networks.ts";
import { postizGuidePage } from "./postiz/guide-page.ts";

/**
 * The guide page of each network. Not part of `networks`, so pages that show no guide don't load the networks' rules.
 */
const registry = {
  bluesky: blueskyGuidePage,
  mastodon: mastodonGuidePage,
  linkedin: linkedinGuidePage,
  instagram: instagramGuidePage,
  buffer: bufferGuidePage,
  postiz: postizGuidePage,
  handover: handoverGuidePage,
} as const satisfies Readonly<Record<NetworkId, GuidePage>>;

/** The path of a network's guide in the web app. */
export type GuidePath = (typeof registry)[NetworkId]["path"];

export const guidePages: Readonly<Record<NetworkId, GuidePage & { path: GuidePath }>> = registry;

export const guidedNetworks = Object.keys(registry) as readonly NetworkId[];
