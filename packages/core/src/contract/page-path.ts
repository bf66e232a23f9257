/** The paths that are pages of the web app, `:name` standing for one segment; every other path outside `/api` and `/assets` answers 404 or leads elsewhere. */
export const pagePaths = [
  "/",
  "/create",
  "/create/:id",
  "/template-settings",
  "/my-carousels",
  "/calendar",
  "/connections",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/account",
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
  "/guides/bluesky",
  "/guides/mastodon",
  "/guides/linkedin",
  "/guides/hand-over",
  "/features",
  "/about",
  "/terms",
  "/privacy",
  "/s/:token",
] as const;

/** A path that is a page of the web app. */
export type PagePath = (typeof pagePaths)[number];

/** Addresses that lead to a page; `/*` at the end stands for everything below. */
export const pageRedirects: Readonly<Record<string, PagePath>> = {
  "/contact": "/",
  "/blog": "/resources",
  "/resources/*": "/resources",
};
