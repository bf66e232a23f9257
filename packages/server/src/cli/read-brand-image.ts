import { maxAvatarLength, maxPortraitLength } from "@slideloom/core/design";
import { CommandError } from "./command-error.ts";
import { commandImages } from "./command-images.ts";
import { readLocalImage } from "./local-images.ts";
import { writeImageUrl } from "./write-image-url.ts";

/**
 * Maximum width and height, px, and maximum length of the data URL, as in the editor. Even exported slides draw no
 * larger image.
 */
const logoLimits = { maxEdgePx: 256, maxLength: maxAvatarLength };
const limits = {
  avatar: logoLimits,
  avatarDark: logoLimits,
  portrait: { maxEdgePx: 800, maxLength: maxPortraitLength },
};

/**
 * Reads a brand's image and re-encodes it as a `data:` URL within the size limit.
 * @throws {CommandError | MediaError} if the image can't be read or made small enough.
 */
export async function readBrandImage(
  folder: string,
  path: string,
  key: keyof typeof limits,
): Promise<string> {
  const bytes = await readLocalImage(folder, path);
  const { maxEdgePx, maxLength } = limits[key];
  for (const as of ["png", "webp"] as const) {
    const image = await commandImages.reencode(bytes, "the file", { by: "command", as, maxEdgePx });
    const url = writeImageUrl(as, image.bytes);
    if (url.length <= maxLength) return url;
  }
  throw new CommandError("the image is too large, even scaled down");
}
