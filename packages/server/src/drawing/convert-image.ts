import type { ConvertImage } from "@slideloom/renderer";
import type { ImageProcesses } from "../media/image-processes.ts";

/**
 * Returns a function that converts a party's image to PNG, with fast compression, because the copy is only drawn once.
 */
export const createImageConverter =
  (images: Pick<ImageProcesses, "reencode">, by: string): ConvertImage =>
  async (bytes, maxEdgePx) =>
    (await images.reencode(bytes, "The file", { by, as: "png", maxEdgePx })).bytes;
