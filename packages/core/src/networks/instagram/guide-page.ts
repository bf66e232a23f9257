import type { GuidePage } from "../guide.ts";

export const instagramGuidePage = {
  path: "/guides/instagram",
  title: "Publish on Instagram",
  description: "Set up a Meta app once, then sign in. Carousels of up to 10 images.",
  icon: "image",
  load: async () => (await import("./instagram-guide.ts")).instagramGuide,
} as const satisfies GuidePage;
