import sharp from "sharp";

/** The media type of a picture, by its bytes; null where they are none that can be read. */
export async function sniffPicture(bytes: Uint8Array): Promise<string | null> {
  try {
    const { format } = await sharp(bytes).metadata();
    return `image/${format}`;
  } catch {
    return null;
  }
}
