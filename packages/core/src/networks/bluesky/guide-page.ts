import type { GuidePage } from "../guide.ts";

export const blueskyGuidePage = {
  path: "/guides/bluesky",
  title: "Publish on Bluesky",
  description: "Connect Bluesky with an app password. Carousels become images to swipe.",
  icon: "cloud",
  load: async () => (await import("./bluesky-guide.ts")).blueskyGuide,
} as const satisfies GuidePage;
