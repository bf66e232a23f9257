import type { ConvertImage } from "@slideloom/renderer";

/** Converts an image to PNG with fast compression, because the copy is only drawn once. */
export const convertImage: ConvertImage = async (bytes, maxEdgePx) => {
  // Imported with the first image: the library takes a tenth of an idle server's memory.
  const { reencodeImage } = await import("../media/reencode-image.ts");
  const { bytes: converted } = await reencodeImage(bytes, "The file", { as: "png", maxEdgePx });
  return converted;
};
