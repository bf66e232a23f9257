import { buildUrl } from "@slideloom/core/contract/routes";
import type { Dispatcher } from "undici";
import { withDeadline } from "../deadlines/deadline.ts";
import { isPublicUrl } from "./public-url.ts";

const checkedForMs = 10 * 60_000;
const timeoutMs = 3000;

export interface PublicUrlCheckSettings {
  /** The URL configured by the operator; null if there is none. */
  publicUrl: string | null;
  now: () => Date;
  /** Replaces undici's default dispatcher in tests. */
  dispatcher?: Dispatcher;
}

/** Checks whether networks and services can fetch files from this server. */
export class PublicUrlCheck {
  readonly #settings: PublicUrlCheckSettings;
  #last: { atMs: number; warnings: Promise<string[]> } | null = null;

  constructor(settings: PublicUrlCheckSettings) {
    this.#settings = settings;
  }

  /** Returns warnings for the operator. The server requests its own public URL at most once in ten minutes. */
  async listWarnings(): Promise<string[]> {
    const { publicUrl, now, dispatcher } = this.#settings;
    if (publicUrl === null || !isPublicUrl(publicUrl)) return [notPublic];
    const atMs = now().getTime();
    if (!this.#last || atMs - this.#last.atMs >= checkedForMs) {
      this.#last = { atMs, warnings: checkHealth(publicUrl, dispatcher) };
    }
    return this.#last.warnings;
  }
}

/** Bypasses the SSRF guard, because the operator configured this URL. */
async function checkHealth(
  publicUrl: string,
  dispatcher: Dispatcher | undefined,
): Promise<string[]> {
  try {
    const { request } = await import("undici");
    const url = publicUrl + buildUrl("getHealth");
    const statusCode = await withDeadline({ timeoutMs }, async (signal) => {
      const response = await request(url, { signal, ...(dispatcher && { dispatcher }) });
      await response.body.dump();
      return response.statusCode;
    });
    return statusCode === 200 ? [] : [`${notReached} The response was ${statusCode}.`];
  } catch {
    return [notReached];
  }
}

const notPublic =
  "Set PUBLIC_URL to a public https:// address. Until then, other services can't download your files.";
const notReached =
  "The server couldn't reach itself at PUBLIC_URL, so other services may not be able to download your files. Ignore this if your router blocks connections to its own public address.";
