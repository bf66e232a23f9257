import { buildUrl } from "@slideloom/core/contract/routes";
import { LinkSigner } from "../secrets/link-signer.ts";
import { createToken } from "../secrets/secret-token.ts";
import { buildMediaUrl, findMediaId } from "./media-address.ts";
import { MediaError } from "./media-error.ts";

const lifetimeMs = 30 * 60 * 1000;

interface UploadUrlsSettings {
  appSecret: string;
  publicUrl: string | null;
  now: () => Date;
}

/** Signed URLs that each take one image for an account, from programs without its API key. */
export class UploadUrls {
  readonly #settings: UploadUrlsSettings;
  readonly #signer: LinkSigner;

  constructor(settings: UploadUrlsSettings) {
    this.#settings = settings;
    this.#signer = new LinkSigner(settings.appSecret, "upload URLs");
  }

  /** Returns a URL, and the path that the image will have. */
  create(account: string): { uploadUrl: string; path: string; expiresAt: Date } {
    const { now, publicUrl } = this.#settings;
    const expiresAtMs = now().getTime() + lifetimeMs;
    const id = createToken();
    const sig = this.#signer.signUntil(`${account}/${id}`, expiresAtMs);
    const params = { name: `${id}.webp` };
    return {
      uploadUrl: (publicUrl ?? "") + buildUrl("storeImage", { params, query: { account, sig } }),
      path: buildMediaUrl(id),
      expiresAt: new Date(expiresAtMs),
    };
  }

  /**
   * Returns the image's id.
   * @throws {MediaError} if the URL isn't one of `create`, or has expired.
   */
  read({ path, account, sig }: { path: string; account: string; sig: string }): string {
    const id = findMediaId(path);
    const expiresAtMs = id === null ? null : this.#signer.findEnd(`${account}/${id}`, sig);
    if (id === null || expiresAtMs === null) {
      throw new MediaError("upload-url-unknown", "There is no such upload URL.");
    }
    if (this.#settings.now().getTime() >= expiresAtMs) {
      throw new MediaError("upload-url-expired", "This upload URL has expired. Get a new one.");
    }
    return id;
  }
}
