import { UnreadableText } from "@slideloom/core/sources";
import { makeOffer } from "./make-offer.ts";
import type { Offer, OfferRequest } from "./offer.ts";
import { sign } from "./sign.ts";

/** The slides of a text, or the reason why it can't be read. */
export type OfferResponse = { offer: Offer | null } | { refusal: string };

export async function offerSlides(request: OfferRequest): Promise<OfferResponse> {
  try {
    const offer = await makeOffer(request, sign);
    // The page has the material that it sent.
    return { offer: offer && request.material ? { ...offer, material: null } : offer };
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error;
    return { refusal: error.message };
  }
}
