import { cutUnits } from "@slideloom/core/text";
import { crc32 } from "node:zlib";
import { getFileNameLowLevel, openPromise, validateFileName } from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { BulkTransferError } from "./bulk-transfer-error.ts";

/** Limits on a ZIP's content; sizes are uncompressed bytes. */
export interface ZipLimits {
  maxEntries: number;
  maxEntryBytes: number;
  /** All entries together may have `freeBytes` plus this many bytes per byte of the ZIP. */
  maxRatio: number;
  freeBytes: number;
  maxTotalBytes: number;
}

export interface UnpackedFile {
  name: string;
  bytes: Buffer;
}

interface ZipArchiveSettings {
  limits: ZipLimits;
  /** If aborted, reading throws the signal's reason. */
  signal: AbortSignal;
}

/** Limit for an entry's name, extra fields and comment together, since all headers are kept in memory. */
const maxHeaderBytes = 2048;
const localHeaderBytes = 30;

/**
 * Reads a ZIP on disk. Validates the directory before inflating, and rejects entries larger than declared.
 * @throws {BulkTransferError} that names the first rejected entry.
 */
export class ZipArchive {
  readonly #zip: ZipFile;
  readonly #settings: ZipArchiveSettings;
  readonly #entries: ReadonlyMap<string, Entry>;
  #inflatedBytes = 0;

  private constructor(
    zip: ZipFile,
    settings: ZipArchiveSettings,
    entries: ReadonlyMap<string, Entry>,
  ) {
    this.#zip = zip;
    this.#settings = settings;
    this.#entries = entries;
  }

  /** Opens a ZIP; the caller must `close` it. */
  static async open(path: string, settings: ZipArchiveSettings): Promise<ZipArchive> {
    // Names are decoded and validated in this class, so errors can name the entry.
    const options = { autoClose: false, decodeStrings: false };
    const zip = await openPromise(path, options).catch((cause: unknown) => {
      throw new BulkTransferError("library-file-unreadable", { cause });
    });
    try {
      return new ZipArchive(zip, settings, await readDirectory(zip, settings));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  /** Bytes inflated so far, including those of a rejected entry. */
  get inflatedBytes(): number {
    return this.#inflatedBytes;
  }

  close(): void {
    this.#zip.close();
  }

  /** Yields the entries with matching names, one by one. */
  async *read(isWanted: (name: string) => boolean): AsyncGenerator<UnpackedFile> {
    for (const [name, entry] of this.#entries) {
      if (!isWanted(name)) continue;
      const chunks: Buffer[] = [];
      for await (const chunk of this.#inflate(name, entry)) chunks.push(chunk);
      yield { name, bytes: Buffer.concat(chunks) };
    }
  }

  /** Inflates matching entries without keeping the data. Throws if an entry is damaged or larger than declared. */
  async verify(isWanted: (name: string) => boolean): Promise<void> {
    for (const [name, entry] of this.#entries) {
      if (!isWanted(name)) continue;
      for await (const _ of this.#inflate(name, entry));
    }
  }

  async *#inflate(name: string, entry: Entry): AsyncGenerator<Buffer> {
    const { signal } = this.#settings;
    signal.throwIfAborted();
    let length = 0;
    let checksum = 0;
    try {
      const stream: AsyncIterable<Buffer> = await this.#zip.openReadStreamPromise(entry);
      for await (const chunk of stream) {
        signal.throwIfAborted();
        length += chunk.byteLength;
        this.#inflatedBytes += chunk.byteLength;
        if (length > entry.uncompressedSize) break;
        checksum = crc32(chunk, checksum);
        yield chunk;
      }
    } catch (error) {
      if (signal.aborted) throw error;
      throw refuse(name, "is damaged.", error);
    }
    if (length > entry.uncompressedSize) throw refuse(name, "is larger than the ZIP declares.");
    if (length < entry.uncompressedSize || checksum !== entry.crc32) {
      throw refuse(name, "is damaged.");
    }
  }
}

async function readDirectory(
  zip: ZipFile,
  { limits, signal }: ZipArchiveSettings,
): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > limits.maxEntries) throw new BulkTransferError("library-too-much-inside");
  const { maxRatio, freeBytes, maxTotalBytes } = limits;
  const maxBytes = Math.min(maxTotalBytes, freeBytes + maxRatio * zip.fileSize);
  const entries = new Map<string, Entry>();
  let totalBytes = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      signal.throwIfAborted();
      const name = readName(entry);
      const problem = entries.has(name) ? "appears twice." : findProblem(name, entry, limits);
      if (problem !== null) throw refuse(name, problem);
      totalBytes += entry.uncompressedSize;
      if (totalBytes > maxBytes) throw new BulkTransferError("library-too-much-inside");
      entries.set(name, entry);
    }
  } catch (error) {
    if (signal.aborted || error instanceof BulkTransferError) throw error;
    throw new BulkTransferError("library-file-unreadable", { cause: error });
  }
  refuseOverlaps(entries);
  return entries;
}

function readName({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
}

/** Returns why an entry's header is rejected, or null. */
function findProblem(name: string, entry: Entry, { maxEntryBytes }: ZipLimits): string | null {
  const { fileNameLength, extraFieldLength, fileCommentLength, uncompressedSize } = entry;
  if (fileNameLength + extraFieldLength + fileCommentLength > maxHeaderBytes) {
    return "has a name or comment that is too long.";
  }
  if (validateFileName(name) !== null) return "has a path that leads outside the ZIP.";
  if (entry.isEncrypted()) return "is encrypted.";
  if (!entry.canDecodeFileData()) return "uses an unsupported compression method.";
  if (uncompressedSize > maxEntryBytes) {
    return `is larger than ${maxEntryBytes / 1024 / 1024} MB unpacked.`;
  }
  return null;
}

/** Rejects overlapping entries, because a ZIP bomb lets many entries share one block of data. */
function refuseOverlaps(entries: ReadonlyMap<string, Entry>): void {
  const start = ({ relativeOffsetOfLocalHeader }: Entry) => relativeOffsetOfLocalHeader;
  let endOfLast = 0;
  for (const [name, entry] of [...entries].toSorted(([, a], [, b]) => start(a) - start(b))) {
    if (start(entry) < endOfLast) throw refuse(name, "overlaps another file.");
    const { fileNameLength, compressedSize } = entry;
    endOfLast = start(entry) + localHeaderBytes + fileNameLength + compressedSize;
  }
}

/** Builds the error. The untrusted name is truncated and stripped of control characters. */
function refuse(name: string, problem: string, cause?: unknown): BulkTransferError {
  const shown = JSON.stringify(name.length > 100 ? `${cutUnits(name, 100)}…` : name);
  return new BulkTransferError("library-entry-refused", {
    problem: `The file ${shown} in the ZIP ${problem}`,
    cause,
  });
}
