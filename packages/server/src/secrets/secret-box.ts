import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const version = "v1";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts secrets that must be readable again, so a copy of the database alone reveals none. */
export class SecretBox {
  readonly #key: Uint8Array;

  /** Text sealed for one purpose can't be opened for another. */
  constructor(appSecret: string, purpose = "api keys") {
    this.#key = new Uint8Array(hkdfSync("sha256", appSecret, "", `slideloom ${purpose}`, 32));
  }

  /** The result can only be opened for the same owner (authenticated data). */
  seal(text: string, ownerId: string): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv(algorithm, this.#key, iv).setAAD(Buffer.from(ownerId));
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url")}`;
  }

  /** Returns null if the text was sealed with another secret or for another owner, or was changed. */
  open(sealedText: string, ownerId: string): string | null {
    const [sealVersion, encoded] = sealedText.split(".");
    const bytes = Buffer.from(encoded ?? "", "base64url");
    if (sealVersion !== version || bytes.length < ivBytes + tagBytes) return null;
    const decipher = createDecipheriv(algorithm, this.#key, bytes.subarray(0, ivBytes))
      .setAAD(Buffer.from(ownerId))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    try {
      const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
      return Buffer.concat([text, decipher.final()]).toString("utf8");
    } catch {
      return null;
    }
  }
}
