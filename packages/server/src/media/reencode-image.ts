import { detectFileType, isCutOff, maxImagePixels } from "@slideloom/core/media";
import { describeShrunk } from "@slideloom/renderer";
import sharp, { type Sharp } from "sharp";
import { Turns } from "../turns/turns.ts";
import { MediaError } from "./media-error.ts";

interface ReencodingOptions {
  /** The party whose turn the image takes. */
  by: string;
  /** `webp`: lossy and small, to be stored. `png`: lossless and fast to encode, to be drawn once. */
  as?: "webp" | "png";
  /** Maximum width and height of the result, in px. The default is 2160. */
  maxEdgePx?: number;
}

const encoders = {
  webp: (image: Sharp) => image.webp({ quality: 90, smartSubsample: true }),
  png: (image: Sharp) => image.png({ compressionLevel: 1 }),
};
const timeoutSeconds = 10;
/** Images are decoded two at once, of different parties. A decoded image can take 200 MB. */
const decoding = new Turns({ places: 2, share: 1 });

/** SVG is missing, because decoding an SVG can't be aborted. */
const readableTypes: ReadonlySet<string> = new Set(["jpeg", "png", "gif", "webp", "avif"]);

export interface ReencodedImage {
  bytes: Uint8Array;
  widthPx: number;
  heightPx: number;
  /** Set if a very long image was made smaller, e.g. `is 9,000 by 60 pixels, so a smaller copy is drawn`. */
  note: string | null;
}

/**
 * Re-encodes the first frame upright, in sRGB, without metadata and with edges of at most `maxEdgePx`. `source` starts
 * error messages, e.g. "The file from example.com".
 */
export async function reencodeImage(
  bytes: Uint8Array,
  source: string,
  { by, ...options }: ReencodingOptions,
): Promise<ReencodedImage> {
  const type = detectFileType(bytes);
  if (type === "svg") {
    throw new MediaError(
      "no-picture",
      "SVG images can't be fetched through the server. Save the image as PNG and upload it.",
    );
  }
  if (!readableTypes.has(type)) {
    throw new MediaError("no-picture", `${source} isn't an image.`);
  }
  if (isCutOff(bytes)) {
    throw new MediaError("no-picture", `${source} is incomplete: its end is missing.`);
  }
  try {
    return await decoding.run(by, () => reencode(bytes, options));
  } catch (error) {
    throw readDecodingError(error, source);
  }
}

/** Classifies sharp's errors by their messages. A timeout is a sign of load, so a retry may succeed. */
export function readDecodingError(cause: unknown, source: string): MediaError {
  const text = cause instanceof Error ? cause.message : "";
  if (/pixel limit/.test(text)) {
    const message = `The image has more than ${maxImagePixels / 1_000_000} million pixels. Use a smaller one.`;
    return new MediaError("file-too-large", message, { cause });
  }
  if (/^timeout: /m.test(text)) {
    const message =
      "The server is busy and couldn't read the image in time. Try again in a minute.";
    return new MediaError("image-timed-out", message, { cause });
  }
  return new MediaError("no-picture", `${source} is damaged.`, { cause });
}

async function reencode(
  bytes: Uint8Array,
  { as = "webp", maxEdgePx = 2160 }: Omit<ReencodingOptions, "by">,
): Promise<ReencodedImage> {
  const image = sharp(bytes, { limitInputPixels: maxImagePixels, failOn: "error", pages: 1 });
  const { width, height } = await image.metadata();
  const upright = image
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: maxEdgePx, height: maxEdgePx, fit: "inside", withoutEnlargement: true });
  const { data, info } = await encoders[as](upright).toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    widthPx: info.width,
    heightPx: info.height,
    note: describeShrunk({ width, height }),
  };
}
