import { buildUrl } from "@slideloom/core/contract";
import type { Dispatcher } from "undici";

const checkedForMs = 10 * 60_000;
const timeoutMs = 3000;

export interface PublicUrlCheckSettings {
  /** The address that the operator has set; null where none is. */
  publicUrl: string | null;
  now: () => Date;
  /** Another way to reach it, for tests. */
  dispatcher?: Dispatcher;
}

/** Says what may keep networks and services from fetching files of this server. */
export class PublicUrlCheck {
  readonly #settings: PublicUrlCheckSettings;
  #last: { atMs: number; warnings: Promise<string[]> } | null = null;

  constructor(settings: PublicUrlCheckSettings) {
    this.#settings = settings;
  }

  /** In words; empty where nothing is known to. The server asks for itself once in ten minutes at most. */
  async listWarnings(): Promise<string[]> {
    const { publicUrl, now, dispatcher } = this.#settings;
    if (publicUrl === null || !isPublic(publicUrl)) return [notPublic];
    const atMs = now().getTime();
    if (!this.#last || atMs - this.#last.atMs >= checkedForMs) {
      this.#last = { atMs, warnings: ask(publicUrl, dispatcher) };
    }
    return this.#last.warnings;
  }
}

/** The operator has set this address: it may be one that people could not send the server to. */
async function ask(publicUrl: string, dispatcher: Dispatcher | undefined): Promise<string[]> {
  try {
    const { request } = await import("undici");
    const signal = AbortSignal.timeout(timeoutMs);
    const url = publicUrl + buildUrl("getHealth");
    const { statusCode, body } = await request(url, { signal, ...(dispatcher && { dispatcher }) });
    await body.dump();
    return statusCode === 200 ? [] : [`${notReached} It answered ${statusCode}.`];
  } catch {
    return [notReached];
  }
}

const notPublic =
  "PUBLIC_URL is no https:// address of the public web: services that fetch files from here, as after a hand-over, may not reach them.";
const notReached =
  "The server could not reach itself at PUBLIC_URL. Where a router does not lead back in, this means nothing; else services can't fetch files from here.";

function isPublic(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === "https:" && hostname.includes(".") && !/^[\d.]+$|^\[/.test(hostname);
}
