import { sourceLimits } from "@slideloom/core/sources";
import { type FetchSettings, fetchSource } from "./fetch-source.ts";
import { ReaderProcess } from "./process/reader-process.ts";
import type { ReaderLimits } from "./process/protocol.ts";
import type { FoundSource, SourceFile } from "./readers/read-file.ts";
import { SourceError } from "./source-error.ts";

/** The source to read: an address, a file, or a pasted text. */
export type SourceInput =
  | { url: string; choice?: string }
  | { bytes: Uint8Array; fileName?: string; contentType?: string; choice?: string }
  | { text: string };

export interface SourceReaderSettings extends FetchSettings {
  limits?: Partial<ReaderLimits>;
}

/** Reads sources of every kind. Untrusted files are parsed in a separate process. */
export class SourceReader {
  readonly #settings: SourceReaderSettings;
  readonly #process: ReaderProcess;

  constructor(settings: SourceReaderSettings) {
    this.#settings = settings;
    this.#process = new ReaderProcess(settings.limits);
  }

  /** Throws SourceError and OutboundError; rejects with the signal's reason if aborted. */
  async read(input: SourceInput, signal: AbortSignal): Promise<FoundSource> {
    return this.#process.read(await this.#load(input, signal), signal);
  }

  /** Ends the process; running and waiting reads fail. */
  dispose(): void {
    this.#process.dispose();
  }

  async #load(input: SourceInput, signal: AbortSignal): Promise<SourceFile> {
    if ("url" in input) {
      const file = await fetchSource(input.url, this.#settings, signal);
      return { ...file, ...(input.choice === undefined ? {} : { choice: input.choice }) };
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
