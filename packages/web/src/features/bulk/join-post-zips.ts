import { zipTime } from "@slideloom/renderer";
import { unzipSync, Zip, ZipPassThrough } from "fflate";

/** A post's ZIP and the folder for its files. */
export interface PostZip {
  folder: string;
  zip: Blob;
}

/** Joins the ZIPs into one. To save memory, unpacks only one ZIP at a time. */
export async function joinPostZips(
  posts: AsyncIterable<PostZip>,
  texts: Readonly<Record<string, string>>,
): Promise<Blob> {
  const parts: BlobPart[] = [];
  let chunks: BlobPart[] = [];
  const joined = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk as Uint8Array<ArrayBuffer>);
  });
  const add = (name: string, bytes: Uint8Array) => {
    const file = new ZipPassThrough(name);
    file.mtime = zipTime;
    joined.add(file);
    file.push(bytes, true);
  };
  for await (const { folder, zip } of posts) {
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    for (const [name, bytes] of Object.entries(files)) add(`${folder}/${name}`, bytes);
    // One blob per post, because the browser can move blobs from memory to disk.
    parts.push(new Blob(chunks));
    chunks = [];
  }
  for (const [name, text] of Object.entries(texts)) add(name, new TextEncoder().encode(text));
  joined.end();
  return new Blob([...parts, ...chunks], { type: "application/zip" });
}
