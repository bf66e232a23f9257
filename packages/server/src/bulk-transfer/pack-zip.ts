import { Zip, ZipDeflate } from "fflate";

/** A file to pack. Compressed formats such as images are stored without deflating. */
export interface PlainFile {
  name: string;
  bytes: Uint8Array;
  isPacked: boolean;
}

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
