import { blueskyRules } from "./bluesky/bluesky-rules.ts";
import { facebookRules } from "./facebook/facebook-rules.ts";
import { handoverRules } from "./handover/handover-rules.ts";
import { instagramRules } from "./instagram/instagram-rules.ts";
import { linkedinRules } from "./linkedin/linkedin-rules.ts";
import { mastodonRules } from "./mastodon/mastodon-rules.ts";
import { pinterestRules } from "./pinterest/pinterest-rules.ts";
import { captionServices, type CaptionService, type ServiceId } from "./service-ids.ts";
import type { ServiceRules } from "./service-rules.ts";
import { threadsRules } from "./threads/threads-rules.ts";
import { tiktokRules } from "./tiktok/tiktok-rules.ts";
import { xRules } from "./x/x-rules.ts";

const registry = {
  linkedin: linkedinRules,
  "linkedin-page": { ...linkedinRules, captionOf: "linkedin" },
  instagram: instagramRules,
  facebook: facebookRules,
  x: xRules,
  threads: threadsRules,
  bluesky: blueskyRules,
  mastodon: mastodonRules,
  pinterest: pinterestRules,
  tiktok: tiktokRules,
  handover: handoverRules,
} as const satisfies Readonly<Record<ServiceId, ServiceRules>>;

/** Every service with its own literal types. */
export type ServiceRegistry = typeof registry;

export const services: Readonly<Record<ServiceId, ServiceRules>> = registry;

/** Returns the service whose separate caption is used on this service; null if there is none. */
export function captionServiceOf(service: ServiceId): CaptionService | null {
  const { captionOf = captionServices.find((id) => id === service) ?? null } = services[service];
  return captionOf;
}

export const isService = (id: string): id is ServiceId => Object.hasOwn(registry, id);
