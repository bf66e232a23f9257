import type { PagePath } from "@slideloom/core/contract";

/** The server answers these, and only these, with status 200. */
export const paths = {
  home: "/",
  create: "/create",
  carousel: "/create/:id",
  templateSettings: "/template-settings",
  share: "/s/:token",
  myCarousels: "/my-carousels",
  login: "/login",
  signup: "/signup",
  forgotPassword: "/forgot-password",
  resetPassword: "/reset-password",
  account: "/account",
  apiDocs: "/api-docs",
  pricing: "/pricing",
  resources: "/resources",
  modelGuide: "/guides/bring-your-own-model",
  selfHostingGuide: "/guides/self-hosting",
  formatGuide: "/guides/json-format",
  sheetsGuide: "/guides/google-sheets",
  features: "/features",
  about: "/about",
  terms: "/terms",
  privacy: "/privacy",
} as const satisfies Record<string, PagePath>;
