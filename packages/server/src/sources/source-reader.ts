import { sourceLimits } from "@slideloom/core/sources";
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

export interface SourceReaderSettings extends FetchSettings {
  limits?: Partial<ReaderLimits>;
}

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
    return this.#processes.read(by, await this.#load(input, signal), signal);
  }

  /** Ends the processes; running and waiting reads fail. */
  async dispose(): Promise<void> {
    await this.#processes.dispose();
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
