import { maxAvatarLength } from "@slideloom/core/design";
import { CommandError } from "./command-error.ts";
import { readLocalImage } from "./local-images.ts";

/**
 * Maximum width and height of a logo, in px, as in the editor. No slide draws a logo larger than this, even at export
 * scale.
 */
const maxEdgePx = 256;

/**
 * Reads the image of a brand by its path, as a `data:` URL that is small enough for a brand.
 * @throws {CommandError | MediaError} if the image can't be read or made small enough.
 */
export async function readLogo(folder: string, path: string): Promise<string> {
  const bytes = await readLocalImage(folder, path);
  const { reencodeImage } = await import("../media/reencode-image.ts");
  for (const as of ["png", "webp"] as const) {
    const image = await reencodeImage(bytes, "the file", { as, maxEdgePx });
    const url = `data:image/${as};base64,${Buffer.from(image.bytes).toString("base64")}`;
    if (url.length <= maxAvatarLength) return url;
  }
  throw new CommandError("the image is too large, even scaled down");
}
