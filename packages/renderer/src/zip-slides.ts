import { zipEntryName } from "@slideloom/core/slide";
import { strToU8, zipSync, type Zippable } from "fflate";
import type { ImageType } from "./slide-job.ts";
import { zipTime } from "./zip-time.ts";

/**
 * A ZIP of `slide-{n}` files of that type, n from 1, stored as they are, since pictures are compressed already, and of texts
 * by their names.
 */
export function zipSlides(
  files: readonly Uint8Array[],
  type: ImageType = "png",
  texts: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const entries: Zippable = {};
  files.forEach((bytes, index) => {
    entries[zipEntryName(index + 1, type)] = [bytes, { level: 0, mtime: zipTime }];
  });
  for (const [name, text] of Object.entries(texts))
    entries[name] = [strToU8(text), { mtime: zipTime }];
  return zipSync(entries) as Uint8Array<ArrayBuffer>;
}
