/* The ids of services, in their own file for code that doesn't need the services' rules. */

/** Services for which a carousel can have a separate caption, in display order. */
export const captionServices = [
  "linkedin",
  "instagram",
  "facebook",
  "x",
  "threads",
  "bluesky",
  "mastodon",
  "pinterest",
  "tiktok",
] as const;

/** A service for which a carousel can have a separate caption. */
export type CaptionService = (typeof captionServices)[number];

/** The services that most people publish on, in display order. */
export const mainServices = [
  "linkedin",
  "instagram",
  "x",
  "facebook",
] as const satisfies readonly CaptionService[];

/** Every service that posts appear on, directly or through a bridge. */
export const serviceIds = [
  ...captionServices,
  "linkedin-page",
  /** A webhook's receiver, which may post to any service. */
  "handover",
] as const;

export type ServiceId = (typeof serviceIds)[number];

export const findServiceId = (id: string): ServiceId | null =>
  serviceIds.find((one) => one === id) ?? null;
