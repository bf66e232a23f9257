/** Where carousels are published; `handover` is a service of the person's own that posts for them. */
export const networkIds = ["bluesky", "mastodon", "linkedin", "handover"] as const;

/** Where carousels are published. */
export type NetworkId = (typeof networkIds)[number];
