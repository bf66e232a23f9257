import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";

/** A version of a carousel. */
export interface PictureKey {
  carouselId: string;
  version: number;
}

/** Addresses of small pictures: an `<img>` sends no token, so that each address is signed and nobody can make one up. */
export class ThumbnailLinks {
  readonly #key: Uint8Array;

  constructor(appSecret: string) {
    this.#key = new Uint8Array(hkdfSync("sha256", appSecret, "", "slideloom thumbnails", 32));
  }

  build({ carouselId, version }: PictureKey): string {
    return `/thumbnails/${carouselId}/${version}-${this.#sign(carouselId, version)}.jpg`;
  }

  /** Whether the signature is the one of that version. */
  isGenuine({ carouselId, version }: PictureKey, signature: string): boolean {
    const expected = Buffer.from(this.#sign(carouselId, version));
    const given = Buffer.from(signature);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  #sign(carouselId: string, version: number): string {
    const hmac = createHmac("sha256", this.#key).update(`${carouselId}/${version}`);
    return hmac.digest().subarray(0, 16).toString("base64url");
  }
}
