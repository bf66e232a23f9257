import sharp from "sharp";

/** Returns an image's media type, detected from its bytes; null if the bytes aren't a readable image. */
export async function sniffPicture(bytes: Uint8Array): Promise<string | null> {
  try {
    const { format } = await sharp(bytes).metadata();
    return `image/${format}`;
  } catch {
    return null;
  }
}
