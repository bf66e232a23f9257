import { strToU8, zipSync, type Zippable } from "fflate";
import { zipTime } from "./zip-time.ts";

/** Builds a ZIP. Files are stored, since they are already compressed; texts are deflated. */
export function zipFiles(
  files: Iterable<readonly [name: string, bytes: Uint8Array]>,
  texts: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  for (const [name, bytes] of files) entries[name] = [bytes, { level: 0, mtime: zipTime }];
  for (const [name, text] of Object.entries(texts))
    entries[name] = [strToU8(text), { mtime: zipTime }];
  return zipSync(entries) as Uint8Array<ArrayBuffer>;
}
