import type { PagePath } from "@slideloom/core/contract";

/** The server answers these, and only these, with status 200. */
export const paths = {
  home: "/",
  create: "/create",
  templateSettings: "/template-settings",
} as const satisfies Record<string, PagePath>;
