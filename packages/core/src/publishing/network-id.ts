/** Networks to publish on; `handover` is the webhook hand-off to a service that posts for the person. */
export const networkIds = ["bluesky", "mastodon", "linkedin", "handover"] as const;

/** A network to publish on. */
export type NetworkId = (typeof networkIds)[number];
