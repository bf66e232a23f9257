import { detectFileType, isCutOff, maxImagePixels } from "@slideloom/core/media";
import { describeShrunk } from "@slideloom/renderer";
import sharp from "sharp";
import { ConcurrencyLimit } from "../rate-limits/concurrency-limit.ts";
import { MediaError } from "./media-error.ts";

/** Four times what the largest slide shows at most. */
const maxEdgePx = 2160;
const timeoutSeconds = 10;
/** A decoded picture can take 200 MB. */
const decodedAtOnce = 2;
const decoding = new ConcurrencyLimit(decodedAtOnce);

/** Drawn in one go, an SVG could not be stopped, and it is a document rather than a picture. */
const readableTypes: ReadonlySet<string> = new Set(["jpeg", "png", "gif", "webp", "avif"]);

export interface CleanPicture {
  bytes: Uint8Array;
  widthPx: number;
  heightPx: number;
  /** How it differs from the file where an edge was very long, as in the renderer; else null. */
  note: string | null;
}

/**
 * The picture in those bytes as a WebP of its own: upright, its first frame, at most 2160 px at its longest edge,
 * without metadata. `from` says in messages who sent it.
 */
export async function reencodePicture(bytes: Uint8Array, from: string): Promise<CleanPicture> {
  const type = detectFileType(bytes);
  if (type === "svg") {
    throw new MediaError(
      "no-picture",
      "SVG drawings are not fetched through the server. Save it as PNG and upload that.",
    );
  }
  if (!readableTypes.has(type)) {
    throw new MediaError("no-picture", `What ${from} sent is no picture.`);
  }
  if (isCutOff(bytes)) {
    throw new MediaError(
      "no-picture",
      `The picture that ${from} sent is incomplete: its end is missing.`,
    );
  }
  try {
    return await decoding.run(() => reencode(bytes));
  } catch (error) {
    const tooLarge = error instanceof Error && /pixel limit/.test(error.message);
    const message = tooLarge
      ? `The picture has more than ${maxImagePixels / 1_000_000} million pixels.`
      : `The picture that ${from} sent is damaged.`;
    throw new MediaError(tooLarge ? "file-too-large" : "no-picture", message, { cause: error });
  }
}

async function reencode(bytes: Uint8Array): Promise<CleanPicture> {
  const image = sharp(bytes, { limitInputPixels: maxImagePixels, failOn: "error", pages: 1 });
  const { width, height } = await image.metadata();
  const { data, info } = await image
    .timeout({ seconds: timeoutSeconds })
    .autoOrient()
    .resize({ width: maxEdgePx, height: maxEdgePx, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 90, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  return {
    bytes: data,
    widthPx: info.width,
    heightPx: info.height,
    note: describeShrunk({ width, height }),
  };
}
