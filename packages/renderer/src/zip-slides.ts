import { zipEntryName } from "@slideloom/core/slide";
import { zipSync } from "fflate";
import type { ImageType } from "./slide-job.ts";

/** A ZIP of `slide-{n}` files of that type, n from 1, stored as they are: pictures are compressed already. */
export function zipSlides(
  files: readonly Uint8Array[],
  type: ImageType = "png",
): Uint8Array<ArrayBuffer> {
  const entries = Object.fromEntries(
    // A fixed date, so that the same slides give the same bytes.
    files.map(
      (bytes, index) =>
        [zipEntryName(index + 1, type), [bytes, { level: 0, mtime: "1980-01-01" }]] as const,
    ),
  );
  return zipSync(entries as Parameters<typeof zipSync>[0]) as Uint8Array<ArrayBuffer>;
}
