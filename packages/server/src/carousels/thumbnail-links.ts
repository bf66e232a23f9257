import { buildUrl } from "@slideloom/core/contract";
import { LinkSigner } from "../secrets/link-signer.ts";

/** A version of a carousel. */
export interface ThumbnailKey {
  carouselId: string;
  version: number;
}

/** Addresses of small pictures: an `<img>` sends no token. */
export class ThumbnailLinks {
  readonly #signer: LinkSigner;

  constructor(appSecret: string) {
    this.#signer = new LinkSigner(appSecret, "thumbnails");
  }

  build(key: ThumbnailKey): string {
    const { carouselId, version } = key;
    const name = `${version}-${this.#signer.sign(printKey(key))}.jpg`;
    return buildUrl("getThumbnail", { params: { id: carouselId, name } });
  }

  /** Whether the signature is the one of that version. */
  isGenuine(key: ThumbnailKey, signature: string): boolean {
    return this.#signer.isGenuine(printKey(key), signature);
  }
}

const printKey = ({ carouselId, version }: ThumbnailKey) => `${carouselId}/${version}`;
