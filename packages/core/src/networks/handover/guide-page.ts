import type { GuidePage } from "../guide.ts";

export const handoverGuidePage = {
  path: "/guides/hand-over",
  title: "Webhook hand-off to n8n, Make or your own code",
  description:
    "Send images, PDF and text to your own service on schedule, for networks that can't be connected yet.",
  icon: "send",
  load: async () => (await import("./handover-guide.ts")).handoverGuide,
} as const satisfies GuidePage;
