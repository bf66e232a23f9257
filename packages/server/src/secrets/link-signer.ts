import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** Signs URLs with HMAC. A signed URL can be opened without a session or an API key. */
export class LinkSigner {
  readonly #key: Uint8Array;

  /** Signatures for one purpose are invalid for others. */
  constructor(appSecret: string, purpose: string) {
    this.#key = new Uint8Array(hkdfSync("sha256", appSecret, "", `slideloom ${purpose}`, 32));
  }

  sign(text: string): string {
    const hmac = createHmac("sha256", this.#key).update(text);
    return hmac.digest().subarray(0, 16).toString("base64url");
  }

  /** Signs a text until a time, ms. The result has the time in it. */
  signUntil(text: string, endsAtMs: number): string {
    return `${endsAtMs}-${this.sign(`${text} ${endsAtMs}`)}`;
  }

  /** Returns when a signature of `signUntil` ends, ms; null if it isn't one of this text. It may have ended. */
  findEnd(text: string, signed: string): number | null {
    const [, endsAtMs = "", signature = ""] = /^(\d{1,15})-([\w-]+)$/.exec(signed) ?? [];
    return this.isGenuine(`${text} ${endsAtMs}`, signature) ? Number(endsAtMs) : null;
  }

  isGenuine(text: string, signature: string): boolean {
    const expected = Buffer.from(this.sign(text));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
