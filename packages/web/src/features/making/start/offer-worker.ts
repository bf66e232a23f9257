import { UnreadableText } from "@slideloom/core/sources";
import { buildUuid } from "../../../lib/build-uuid.ts";
import { makeOffer } from "./make-offer.ts";
import type { OfferRequest } from "./offer.ts";

addEventListener("message", ({ data }: MessageEvent<OfferRequest>) => {
  void makeOffer(data, sign).then(
    (offer) => {
      // The page has the material that it sent.
      postMessage({ offer: offer && data.material ? { ...offer, material: null } : offer });
    },
    (error: unknown) => {
      if (!(error instanceof UnreadableText)) throw error;
      postMessage({ refusal: error.message });
    },
  );
});

/** The hash stays empty on pages served without https, where browsers offer no hashing. */
async function sign(words: string) {
  const bytes = new TextEncoder().encode(words);
  const id = `src_${buildUuid()}`;
  if (!isSecureContext) return { id, hash: "" };
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, "0"));
  return { id, hash: `sha256:${hex.join("")}` };
}
