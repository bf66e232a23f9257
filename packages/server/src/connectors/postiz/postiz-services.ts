import type { ServiceId } from "@slideloom/core/networks";

/** The service of each kind of channel, by Postiz's identifier of the kind. */
const services: Readonly<Record<string, ServiceId>> = {
  linkedin: "linkedin",
  "linkedin-page": "linkedin-page",
  instagram: "instagram",
  "instagram-standalone": "instagram",
  facebook: "facebook",
  x: "x",
  threads: "threads",
  bluesky: "bluesky",
  mastodon: "mastodon",
  pinterest: "pinterest",
  tiktok: "tiktok",
  "tiktok-business": "tiktok",
};

/** The kind of account by Postiz's identifier, for services with several kinds. */
const kinds: Readonly<Record<string, string>> = { linkedin: "profile", "linkedin-page": "page" };

/** Returns the service of a channel; null if Slideloom can't publish to it. */
export const findService = (identifier: string): ServiceId | null =>
  Object.hasOwn(services, identifier) ? (services[identifier] ?? null) : null;

export const findKind = (identifier: string): string | null =>
  Object.hasOwn(kinds, identifier) ? (kinds[identifier] ?? null) : null;
