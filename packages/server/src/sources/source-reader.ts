import { sourceLimits } from "@slideloom/core/sources";
import { CookieJar } from "../outbound/cookie-jar.ts";
import { type FetchSettings, fetchSource } from "./fetch-source.ts";
import { ReaderProcesses } from "./process/reader-processes.ts";
import type { ReaderLimits } from "./process/protocol.ts";
import type { FoundSource, SourceFile } from "./readers/source-file.ts";
import { SourceError } from "./source-error.ts";

/** The source to read: an address, a file, or a pasted text. */
export type SourceInput =
  | { url: string; choice?: string }
  | { bytes: Uint8Array; fileName?: string; contentType?: string; choice?: string }
  | { text: string };

export interface SourceReaderSettings extends Omit<FetchSettings, "cookies"> {
  limits?: Partial<ReaderLimits>;
}

/** Pages that may send on to another one, besides redirects of the server. */
const maxMoves = 3;

interface ReadOptions {
  /** The party whose turns the read takes. */
  by: string;
  signal: AbortSignal;
}

/** Reads sources of every kind. Untrusted files are parsed in separate processes. */
export class SourceReader {
  readonly #settings: SourceReaderSettings;
  readonly #processes: ReaderProcesses;

  constructor(settings: SourceReaderSettings) {
    this.#settings = settings;
    this.#processes = new ReaderProcesses(settings.limits);
  }

  /** Throws SourceError and OutboundError; rejects with the signal's reason if aborted. */
  async read(input: SourceInput, { by, signal }: ReadOptions): Promise<FoundSource> {
    const cookies = new CookieJar();
    let next = input;
    for (let pages = 0; pages <= maxMoves; pages += 1) {
      const file = await this.#load(next, cookies, signal);
      const found = await this.#processes.read(by, file, signal);
      if (!("movedTo" in found)) return found;
      next = { url: found.movedTo };
    }
    throw new SourceError("source-elsewhere", `The page sends on more than ${maxMoves} times.`);
  }

  /** Ends the processes; running and waiting reads fail. */
  async dispose(): Promise<void> {
    await this.#processes.dispose();
  }

  async #load(input: SourceInput, cookies: CookieJar, signal: AbortSignal): Promise<SourceFile> {
    if ("url" in input) {
      const { choice } = input;
      // A very short page offers the page that it leads to.
      if (choice !== undefined && /^https?:\/\//i.test(choice))
        return fetchSource(choice, { ...this.#settings, cookies }, signal);
      const file = await fetchSource(input.url, { ...this.#settings, cookies }, signal);
      return { ...file, ...(choice === undefined ? {} : { choice }) };
    }
    const file = "text" in input ? { bytes: new TextEncoder().encode(input.text) } : input;
    if (file.bytes.byteLength <= sourceLimits.bytes) return file;
    const megabytes = (file.bytes.byteLength / 1e6).toFixed(1);
    throw new SourceError(
      "source-too-large",
      `This source is ${megabytes} MB. Sources can be up to ${sourceLimits.bytes / 1e6} MB. Paste a part of it instead.`,
    );
  }
}
