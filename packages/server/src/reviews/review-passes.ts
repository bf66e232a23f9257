import { LinkSigner } from "../secrets/link-signer.ts";

/** How long a link's password isn't asked for again, ms. */
const passMs = 24 * 60 * 60_000;

/** Proofs that somebody has entered a link's password, so that it isn't hashed again for each request. */
export class ReviewPasses {
  readonly #signer: LinkSigner;

  constructor(appSecret: string) {
    this.#signer = new LinkSigner(appSecret, "review passes");
  }

  issue(reviewId: string, nowMs: number): string {
    return this.#signer.signUntil(reviewId, nowMs + passMs);
  }

  isValid(reviewId: string, pass: string, nowMs: number): boolean {
    const endsAtMs = this.#signer.findEnd(reviewId, pass);
    return endsAtMs !== null && endsAtMs > nowMs;
  }
}
