import type { SlideMedia } from "@slideloom/core/slide";
import { imageSize } from "image-size";
import { withDeadline } from "./deadline.ts";
import type { Engine, EngineImage, EngineNode, EngineStyle } from "./engine.ts";

/** Reads the bytes behind a URL; rejects when it can't. */
export type FetchBytes = (url: string) => Promise<Uint8Array>;

/** A medium as a slide takes it, with its picture for the engine. */
export interface LoadedMedia {
  media: SlideMedia;
  image: EngineImage | null;
}

const videoPath = /\.(mp4|webm|ogg|mov)$/i;

/** Picture types that the engine decodes, by image-size's names. */
const imageTypes = new Set(["png", "jpg", "webp", "gif", "svg"]);

/** Loads the medium at a URL. Never rejects: what fails becomes a `failed` medium that names the file. */
export async function loadMedia(
  engine: Engine,
  fetchBytes: FetchBytes,
  url: string,
): Promise<LoadedMedia> {
  const label = labelOf(url);
  if (isVideo(url)) {
    return { media: { kind: "video", url, label, widthPx: 16, heightPx: 9 }, image: null };
  }
  try {
    const bytes = await withDeadline(fetchBytes(url), label);
    const size = imageSize(bytes);
    if (!imageTypes.has(size.type ?? "")) throw new TypeError(`Not a picture: ${size.type}`);
    const upright = await turnUpright(engine, url, bytes, size);
    // A header alone proves nothing: the picture has to decode.
    await drawPicture(engine, upright.image, 8, 8);
    const { widthPx, heightPx, image } = upright;
    return { media: { kind: "image", url, label, widthPx, heightPx }, image };
  } catch {
    return { media: { kind: "failed", url, label, widthPx: 16, heightPx: 9 }, image: null };
  }
}

function isVideo(url: string): boolean {
  return url.startsWith("data:") ? url.startsWith("data:video/") : videoPath.test(pathOf(url));
}

function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? url;
}

/** The file's name, for a reader. */
function labelOf(url: string): string {
  if (url.startsWith("data:") || url.startsWith("blob:")) return "the uploaded file";
  const name = pathOf(url).split("/").at(-1) || url;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

interface UprightPicture {
  widthPx: number;
  heightPx: number;
  image: EngineImage;
}

/** Clockwise turns and mirroring of EXIF orientations 2 to 8 (CIPA DC-008, tag 0x0112). */
const exifTransforms: Record<number, string> = {
  2: "scaleX(-1)",
  3: "rotate(180deg)",
  4: "scaleY(-1)",
  5: "rotate(90deg) scaleY(-1)",
  6: "rotate(90deg)",
  7: "rotate(270deg) scaleY(-1)",
  8: "rotate(270deg)",
};

/** Phones store photos as the sensor lay and note how to turn them; the engine draws them as stored. */
async function turnUpright(
  engine: Engine,
  src: string,
  data: Uint8Array,
  { width, height, orientation = 1 }: { width: number; height: number; orientation?: number },
): Promise<UprightPicture> {
  const transform = exifTransforms[orientation];
  if (!transform) return { widthPx: width, heightPx: height, image: { src, data } };
  const sideways = orientation >= 5;
  const [widthPx, heightPx] = sideways ? [height, width] : [width, height];
  const style = {
    position: "absolute",
    left: (widthPx - width) / 2,
    top: (heightPx - height) / 2,
    width,
    height,
    transform,
  };
  const turned = await drawPicture(engine, { src, data }, widthPx, heightPx, style);
  return { widthPx, heightPx, image: { src, data: turned } };
}

function drawPicture(
  engine: Engine,
  image: EngineImage,
  widthPx: number,
  heightPx: number,
  style: EngineStyle = { width: widthPx, height: heightPx },
): Promise<Uint8Array<ArrayBuffer>> {
  const node: EngineNode = {
    type: "container",
    style: { position: "relative", display: "flex", width: widthPx, height: heightPx },
    children: [{ type: "image", src: image.src, style }],
  };
  return engine.render(node, { widthPx, heightPx, scale: 1, type: "png", images: [image] });
}
