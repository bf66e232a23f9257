import { buildUrl } from "@slideloom/core/contract";

/** The address of the read-only page of what is shared; a path where the server doesn't know under which name it is reached. */
export const buildShareUrl = (token: string, publicUrl: string | null) =>
  `${publicUrl ?? ""}/s/${token}`;

/** The path of the picture of the first slide, another one for each version: what a page loads twice is loaded once. */
export const buildSharePictureUrl = (token: string, version: number) =>
  buildUrl("getSharedSlide", { params: { token }, query: { v: version } });
