import { buildUrl } from "@slideloom/core/contract/routes";
import { LinkSigner } from "../secrets/link-signer.ts";

export interface ThumbnailKey {
  carouselId: string;
  version: number;
}

/** Signed URLs of thumbnails, because an `<img>` sends no token. */
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

  isGenuine(key: ThumbnailKey, signature: string): boolean {
    return this.#signer.isGenuine(printKey(key), signature);
  }
}

const printKey = ({ carouselId, version }: ThumbnailKey) => `${carouselId}/${version}`;
