import { guidedNetworks, guidePages } from "../networks/guide-pages.ts";

/** Paths of the web app's pages. `:name` matches one segment. */
export const pagePaths = [
  "/",
  "/create",
  "/create/:id",
  "/template-settings",
  "/my-carousels",
  "/calendar",
  "/approvals",
  "/connections",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/account",
  "/oauth/authorize",
  "/api-docs",
  "/pricing",
  "/resources",
  "/guides/bring-your-own-model",
  "/guides/self-hosting",
  "/guides/json-format",
  "/guides/google-sheets",
  "/guides/n8n",
  "/guides/make",
  "/guides/zapier",
  "/guides/mcp",
  "/guides/publishing",
  ...guidedNetworks.map((id) => guidePages[id].path),
  "/features",
  "/about",
  "/terms",
  "/privacy",
  "/s/:token",
  "/review/:token",
] as const;

export type PagePath = (typeof pagePaths)[number];

/** Redirects to pages; a trailing `/*` matches everything below. */
export const pageRedirects: Readonly<Record<string, PagePath>> = {
  "/contact": "/",
  "/blog": "/resources",
  "/resources/*": "/resources",
};
