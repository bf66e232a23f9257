import type { GuidePage } from "../guide.ts";

export const bufferGuidePage = {
  path: "/guides/buffer",
  title: "Publish on LinkedIn, Instagram and more through Buffer",
  description: "Paste one key from Buffer, then choose your accounts. It takes about 5 minutes.",
  icon: "send",
  load: async () => (await import("./buffer-guide.ts")).bufferGuide,
} as const satisfies GuidePage;
