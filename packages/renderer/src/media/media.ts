import {
  findMediaFileName,
  isCutOff,
  isVideoUrl,
  listUndrawnSvg,
  maxImagePixels,
} from "@slideloom/core/media";
import type { SlideMedia } from "@slideloom/core/slide";
import { loadInTime } from "../deadline.ts";
import type { Engine, EngineImage, EngineNode, EngineStyle, PixelType } from "../engine/engine.ts";
import { imageSrc } from "../engine/image-src.ts";
import { describeCause, MediumError } from "./medium-error.ts";

/** A file that was changed while reading. `note` describes the change for people, without a full stop. */
export interface ChangedFile {
  bytes: Uint8Array;
  note: string;
}

/** Reads the bytes at a URL. Rejects on failure, with a `MediumError` if people may see its message. */
export type FetchBytes = (url: string) => Promise<Uint8Array | ChangedFile>;

/** A slide's media, and the image that the engine draws. */
export interface LoadedMedia {
  media: SlideMedia;
  image: EngineImage | null;
}

/** Image types that the engine can decode, as named by the library image-size. */
const imageTypes = new Set(["png", "jpg", "webp", "gif", "svg"]);

/** Loads the media at a URL. Never rejects: a failure resolves to `failed` media that names the file. */
export async function loadMedia(
  engine: Engine,
  fetchBytes: FetchBytes,
  url: string,
): Promise<LoadedMedia> {
  const label = findMediaFileName(url) ?? (/^https?:/i.test(url) ? url : "the uploaded file");
  if (isVideoUrl(url)) {
    return { media: { kind: "video", url, label, widthPx: 16, heightPx: 9 }, image: null };
  }
  try {
    const file = await loadInTime(fetchBytes(url), "it", (message) => new MediumError(message));
    const { bytes, note } = "bytes" in file ? file : { bytes: file, note: undefined };
    const { image, note: undrawn = note, ...size } = await decode(engine, imageSrc(url), bytes);
    const noted = { ...size, ...(undrawn !== undefined && { note: undrawn }) };
    return { media: { kind: "image", url, src: image.src, label, ...noted }, image };
  } catch (error) {
    const cause = describeCause(error);
    return { media: { kind: "failed", url, label, cause, widthPx: 16, heightPx: 9 }, image: null };
  }
}

async function decode(
  engine: Engine,
  url: string,
  bytes: Uint8Array,
): Promise<PreparedImage & Pick<SlideMedia, "small" | "filePx">> {
  if (isCutOff(bytes)) throw new MediumError("the file is incomplete: its end is missing");
  const size = await readSize(bytes);
  // Loaded when used, because few posts have drawings.
  if (startsLikeXml(bytes)) (await import("./svg/check-svg.ts")).checkSvg(bytes);
  if (size.type !== "svg" && size.width * size.height > maxImagePixels) {
    throw new MediumError(`it has more than ${maxImagePixels / 1_000_000} million pixels`);
  }
  try {
    const prepared = await prepare(engine, url, bytes, size);
    // Decodes the image, since the rest of a file with a valid header may be invalid.
    const small = await drawSmall(engine, prepared);
    if (size.type === "svg") return { ...prepared, ...describeUndrawn(bytes), small };
    return { ...prepared, small, filePx: Math.max(size.width, size.height) };
  } catch (cause) {
    throw new MediumError("the image is damaged", { cause });
  }
}

/** Bytes before the first `<` of XML: white space and UTF-8's byte order mark. */
const beforeXml = new Set([0x09, 0x0a, 0x0d, 0x20, 0xef, 0xbb, 0xbf]);

/** Whether the engine may read a file as SVG, whatever its type. */
const startsLikeXml = (bytes: Uint8Array) =>
  bytes.find((byte) => !beforeXml.has(byte)) === "<".charCodeAt(0);

/** The longer edge of the small copy, px. In smaller copies, fine detail such as hair averages out. */
const smallEdgePx = 360;

async function drawSmall(engine: Engine, { widthPx, heightPx, image }: PreparedImage) {
  const scale = Math.min(1, smallEdgePx / Math.max(widthPx, heightPx));
  const [width, height] = [widthPx, heightPx].map((px) => Math.max(1, Math.round(px * scale))) as [
    number,
    number,
  ];
  const data = await drawImage(engine, image, { widthPx: width, heightPx: height, type: "raw" });
  return { widthPx: width, heightPx: height, data };
}

/** Returns a note on the parts of an SVG that are left out, or no note if it is drawn completely. */
function describeUndrawn(svg: Uint8Array): { note?: string } {
  const undrawn = listUndrawnSvg(new TextDecoder().decode(svg));
  return undrawn.length === 0 ? {} : { note: `is drawn without its ${undrawn.join(" and ")}` };
}

async function readSize(bytes: Uint8Array): Promise<StoredSize> {
  const { imageSize } = await import("image-size");
  try {
    const size = imageSize(bytes);
    if (imageTypes.has(size.type ?? "")) return size;
  } catch {
    // The type is unknown to image-size.
  }
  throw new MediumError("it isn't an image that slides can show");
}

/** Larger images are scaled down to this edge, px. No slide shows more, and full-size photos take seconds to draw. */
const maxEdgePx = 1600;

interface PreparedImage {
  widthPx: number;
  heightPx: number;
  image: EngineImage;
  note?: string;
}

/** Rotation (clockwise) and mirroring for EXIF orientations 2 to 8 (CIPA DC-008, tag 0x0112). */
const exifTransforms: Record<number, string> = {
  2: "scaleX(-1)",
  3: "rotate(180deg)",
  4: "scaleY(-1)",
  5: "rotate(90deg) scaleY(-1)",
  6: "rotate(90deg)",
  7: "rotate(270deg) scaleY(-1)",
  8: "rotate(270deg)",
};

interface StoredSize {
  type?: string;
  width: number;
  height: number;
  orientation?: number;
}

/** Redraws an image that is too large or has an EXIF orientation, which the engine ignores. */
async function prepare(
  engine: Engine,
  src: string,
  data: Uint8Array,
  { type, orientation = 1, ...stored }: StoredSize,
): Promise<PreparedImage> {
  const transform = exifTransforms[orientation];
  const scale = type === "svg" ? 1 : Math.min(1, maxEdgePx / Math.max(stored.width, stored.height));
  if (!transform && scale === 1) {
    return { widthPx: stored.width, heightPx: stored.height, image: { src, data } };
  }
  const [width, height] = [stored.width, stored.height].map((px) =>
    Math.max(1, Math.round(px * scale)),
  ) as [number, number];
  const sideways = orientation >= 5;
  const [widthPx, heightPx] = sideways ? [height, width] : [width, height];
  const style = {
    position: "absolute",
    left: (widthPx - width) / 2,
    top: (heightPx - height) / 2,
    width,
    height,
    ...(transform && { transform }),
  };
  const size = { widthPx, heightPx, type: "png" } as const;
  return {
    widthPx,
    heightPx,
    image: { src, data: await drawImage(engine, { src, data }, size, style) },
  };
}

function drawImage(
  engine: Engine,
  image: EngineImage,
  { widthPx, heightPx, type }: { widthPx: number; heightPx: number; type: PixelType },
  style: EngineStyle = { width: widthPx, height: heightPx },
): Promise<Uint8Array<ArrayBuffer>> {
  const node: EngineNode = {
    type: "container",
    style: { position: "relative", display: "flex", width: widthPx, height: heightPx },
    children: [{ type: "image", src: image.src, style }],
  };
  return engine.render(node, { widthPx, heightPx, scale: 1, type, images: [image] });
}
