import { zipSync } from "fflate";

/** A ZIP of `slide-{n}.png` files, n from 1, stored as they are: PNG is compressed already. */
export function zipSlides(
  files: readonly Uint8Array[],
  extension = "png",
): Uint8Array<ArrayBuffer> {
  const entries = Object.fromEntries(
    // A fixed date, so that the same slides give the same bytes.
    files.map(
      (bytes, index) =>
        [`slide-${index + 1}.${extension}`, [bytes, { level: 0, mtime: "1980-01-01" }]] as const,
    ),
  );
  return zipSync(entries as Parameters<typeof zipSync>[0]) as Uint8Array<ArrayBuffer>;
}
