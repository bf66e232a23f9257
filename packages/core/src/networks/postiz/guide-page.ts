import type { GuidePage } from "../guide.ts";

export const postizGuidePage = {
  path: "/guides/postiz",
  title: "Publish on LinkedIn, Instagram and more through Postiz",
  description:
    "Connect the social accounts of your own Postiz server, or of Postiz's cloud, with one API key.",
  icon: "send",
  load: async () => (await import("./postiz-guide.ts")).postizGuide,
} as const satisfies GuidePage;
