import { cutUnits } from "@slideloom/core/text";
import { crc32 } from "node:zlib";
import { getFileNameLowLevel, openPromise, validateFileName } from "yauzl";
import type { Entry, ZipFile } from "yauzl";
import { BulkTransferError } from "./bulk-transfer-error.ts";

/** What a ZIP may hold; sizes are those of what is unpacked, in bytes. */
export interface ZipLimits {
  maxEntries: number;
  maxEntryBytes: number;
  /** Of all together: for each byte of the ZIP, beside what is free, and whatever its size. */
  maxRatio: number;
  freeBytes: number;
  maxTotalBytes: number;
}

/** An entry that was unpacked. */
export interface UnpackedFile {
  name: string;
  bytes: Buffer;
}

interface ZipArchiveSettings {
  limits: ZipLimits;
  /** Ends reading with its reason. */
  signal: AbortSignal;
}

/** Of an entry's name, extra fields and comment: all headers are in memory at once. */
const maxHeaderBytes = 2048;
const localHeaderBytes = 30;

/**
 * A ZIP on disk. Its directory is checked whole when it is opened, before anything is inflated, and each entry is held to the size
 * that it declares while it is; inflating runs in libuv's threads. Throws a `BulkTransferError` where it is damaged, or names the
 * first entry that is refused.
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

  /** `close` has to be called in the end. */
  static async open(path: string, settings: ZipArchiveSettings): Promise<ZipArchive> {
    // Names are decoded and checked here, where an error can say which one it is.
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

  /** All that was unpacked so far, also of an entry that was refused. */
  get inflatedBytes(): number {
    return this.#inflatedBytes;
  }

  close(): void {
    this.#zip.close();
  }

  /** The entries of such names, one after the other. */
  async *read(isWanted: (name: string) => boolean): AsyncGenerator<UnpackedFile> {
    for (const [name, entry] of this.#entries) {
      if (!isWanted(name)) continue;
      const chunks: Buffer[] = [];
      for await (const chunk of this.#inflate(name, entry)) chunks.push(chunk);
      yield { name, bytes: Buffer.concat(chunks) };
    }
  }

  /** Unpacks them all and keeps nothing: throws where one of them is damaged, or larger than it says. */
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
    if (length > entry.uncompressedSize) throw refuse(name, "is larger than it says.");
    if (length < entry.uncompressedSize || checksum !== entry.crc32) {
      throw refuse(name, "is damaged.");
    }
  }
}

/** The entries by their names. */
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
      const problem = entries.has(name) ? "is there twice." : findProblem(name, entry, limits);
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

/** What is wrong with an entry by its header; null where nothing is. */
function findProblem(name: string, entry: Entry, { maxEntryBytes }: ZipLimits): string | null {
  const { fileNameLength, extraFieldLength, fileCommentLength, uncompressedSize } = entry;
  if (fileNameLength + extraFieldLength + fileCommentLength > maxHeaderBytes) {
    return "has a name or comment that is too long.";
  }
  if (validateFileName(name) !== null) return "has a name that leads out of the ZIP's own folders.";
  if (entry.isEncrypted()) return "is encrypted.";
  if (!entry.canDecodeFileData()) return "is packed in a way that is not known here.";
  if (uncompressedSize > maxEntryBytes) {
    return `is larger than ${maxEntryBytes / 1024 / 1024} MB unpacked.`;
  }
  return null;
}

/** The same bytes as the data of many entries are how a small file gets very large. */
function refuseOverlaps(entries: ReadonlyMap<string, Entry>): void {
  const start = ({ relativeOffsetOfLocalHeader }: Entry) => relativeOffsetOfLocalHeader;
  let endOfLast = 0;
  for (const [name, entry] of [...entries].toSorted(([, a], [, b]) => start(a) - start(b))) {
    if (start(entry) < endOfLast) throw refuse(name, "shares its bytes with another file.");
    const { fileNameLength, compressedSize } = entry;
    endOfLast = start(entry) + localHeaderBytes + fileNameLength + compressedSize;
  }
}

/** Names are anybody's: shown short, and without what would break a line. */
function refuse(name: string, problem: string, cause?: unknown): BulkTransferError {
  const shown = JSON.stringify(name.length > 100 ? `${cutUnits(name, 100)}…` : name);
  return new BulkTransferError("library-entry-refused", {
    problem: `The file ${shown} in the ZIP ${problem}`,
    cause,
  });
}
