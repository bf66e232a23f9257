import type { GuidePage } from "../guide.ts";

export const mastodonGuidePage = {
  path: "/guides/mastodon",
  title: "Publish on Mastodon",
  description:
    "Sign in on your own server. Carousels become posts with as many images as your server allows.",
  icon: "message",
  load: async () => (await import("./mastodon-guide.ts")).mastodonGuide,
} as const satisfies GuidePage;
