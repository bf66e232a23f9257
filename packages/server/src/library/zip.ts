import { createReadStream } from "node:fs";
import { Unzip, UnzipInflate, Zip, ZipDeflate } from "fflate";
import { LibraryError } from "./library-error.ts";

/** A file to pack; what is packed already, such as a picture, is only wrapped. */
export interface PlainFile {
  name: string;
  bytes: Uint8Array;
  isPacked: boolean;
}

/** A file of a ZIP; without `bytes` where it is larger than allowed. */
export interface ZippedFile {
  name: string;
  bytes: Uint8Array | null;
}

/** Small enough that what one chunk unpacks to, a thousand times its size at most, is no burden. */
const chunkBytes = 16 * 1024;

/** The ZIP of those files, as it grows. */
export async function* packZip(files: AsyncIterable<PlainFile>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, bytes, isPacked } of files) {
    const file = new ZipDeflate(name, { level: isPacked ? 0 : 6 });
    zip.add(file);
    file.push(bytes, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks;
}

/** The wanted files of a ZIP on disk, one after the other. Throws a `LibraryError` where it is damaged. */
export async function* unpackZip(
  path: string,
  { isWanted, maxBytes }: { isWanted: (name: string) => boolean; maxBytes: number },
): AsyncGenerator<ZippedFile> {
  const done: ZippedFile[] = [];
  const unzip = new Unzip((file) => {
    if (!isWanted(file.name)) return;
    let length = 0;
    const chunks: Uint8Array[] = [];
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      const isKnownTooLarge = length > maxBytes;
      length += chunk.byteLength;
      if (length <= maxBytes) chunks.push(chunk);
      else if (!isKnownTooLarge) done.push({ name: file.name, bytes: null });
      if (isLast && length <= maxBytes)
        done.push({ name: file.name, bytes: Buffer.concat(chunks) });
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  const push = (chunk: Uint8Array, isLast: boolean) => {
    try {
      unzip.push(chunk, isLast);
    } catch (error) {
      throw new LibraryError("library-file-unreadable", { cause: error });
    }
  };
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
    push(chunk as Buffer, false);
    yield* done.splice(0);
  }
  push(new Uint8Array(0), true);
  yield* done;
}
