/* The names of services alone, for code that doesn't need their rules. */

/** The services that a carousel can have a caption of its own for, in the order in which they are shown. */
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

/** A service that a carousel can have a caption of its own for. */
export type CaptionService = (typeof captionServices)[number];

/** Every service that posts appear on, directly or through a bridge. */
export const serviceIds = [
  ...captionServices,
  "linkedin-page",
  /** A receiver of one's own, which may post anywhere. */
  "handover",
] as const;

/** A service that posts appear on. */
export type ServiceId = (typeof serviceIds)[number];

/** Returns a service by its id, or null if this version knows none. */
export const findServiceId = (id: string): ServiceId | null =>
  serviceIds.find((one) => one === id) ?? null;
