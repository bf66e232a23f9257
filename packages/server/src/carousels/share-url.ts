import { buildUrl } from "@slideloom/core/contract/routes";

/** Returns the URL of a share's read-only page. If the public URL is unknown, returns only the path. */
export const buildShareUrl = (token: string, publicUrl: string | null) =>
  `${publicUrl ?? ""}/s/${token}`;

/** Returns the path of the first slide's image, with the version as a cache buster. */
export const buildShareImageUrl = (token: string, version: number) =>
  buildUrl("getSharedSlide", { params: { token }, query: { v: version } });
