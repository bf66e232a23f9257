import { buildUuid } from "../../lib/build-uuid.ts";
import type { Sign } from "./make-offer.ts";

/** The hash stays empty on pages served without https, where browsers offer no hashing. */
export const sign: Sign = async (words) => {
  const bytes = new TextEncoder().encode(words);
  const id = `src_${buildUuid()}`;
  if (!isSecureContext) return { id, hash: "" };
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0"));
  return { id, hash: `sha256:${hex.join("")}` };
};
