import { maxAvatarLength } from "@slideloom/core/design";
import { CommandError } from "./command-error.ts";
import { commandImages } from "./command-images.ts";
import { readLocalImage } from "./local-images.ts";

/** Maximum width and height of a logo, in px, as in the editor. Even exported slides draw no larger logo. */
const maxEdgePx = 256;

/**
 * Reads a brand's image and re-encodes it as a `data:` URL within the size limit.
 * @throws {CommandError | MediaError} if the image can't be read or made small enough.
 */
export async function readLogo(folder: string, path: string): Promise<string> {
  const bytes = await readLocalImage(folder, path);
  for (const as of ["png", "webp"] as const) {
    const image = await commandImages.reencode(bytes, "the file", { by: "command", as, maxEdgePx });
    const url = `data:image/${as};base64,${Buffer.from(image.bytes).toString("base64")}`;
    if (url.length <= maxAvatarLength) return url;
  }
  throw new CommandError("the image is too large, even scaled down");
}
