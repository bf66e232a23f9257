import type { GuidePage } from "../guide.ts";

export const linkedinGuidePage = {
  path: "/guides/linkedin",
  title: "Publish on LinkedIn",
  description: "Register an app once, then sign in. Carousels become a document to swipe.",
  icon: "briefcase",
  load: async () => (await import("./linkedin-guide.ts")).linkedinGuide,
} as const satisfies GuidePage;
