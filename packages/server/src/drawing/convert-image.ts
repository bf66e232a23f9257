import type { ConvertImage } from "@slideloom/renderer";

/**
 * Returns a function that converts a party's image to PNG, with fast compression, because the copy is only drawn once.
 */
export const createImageConverter =
  (by: string): ConvertImage =>
  async (bytes, maxEdgePx) => {
    // Imported with the first image: the library takes a tenth of an idle server's memory.
    const { reencodeImage } = await import("../media/reencode-image.ts");
    const options = { by, as: "png", maxEdgePx } as const;
    const { bytes: converted } = await reencodeImage(bytes, "The file", options);
    return converted;
  };
