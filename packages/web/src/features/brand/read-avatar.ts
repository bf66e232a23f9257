import { isAvatarShape, maxAvatarLength, maxPortraitLength } from "@slideloom/core/design";
import { judgeUpload, refuseCutOff } from "@slideloom/core/media";

/**
 * The longest side of a stored image, px, and the length of its data URL. No exported slide shows a larger image. A
 * portrait isn't cropped, because a cut-out is drawn whole.
 */
const limits = {
  logo: { maxSidePx: 256, maxLength: maxAvatarLength, isCropped: true },
  portrait: { maxSidePx: 800, maxLength: maxPortraitLength, isCropped: false },
};
export type BrandImageKind = keyof typeof limits;
type ImageLimits = (typeof limits)[BrandImageKind];
const maxFileBytes = 25 * 1024 * 1024;

export type AvatarResult = { ok: true; avatar: string } | { ok: false; message: string };

/** Re-encodes an image file as a data URL small enough for a brand. */
export async function readAvatar(file: File, kind: BrandImageKind = "logo"): Promise<AvatarResult> {
  const head = new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  const verdict = judgeUpload({ name: file.name, sizeBytes: file.size, head });
  if (verdict.kind === "refused") return { ok: false, message: verdict.reason };
  if (file.size > maxFileBytes) {
    return { ok: false, message: "The image is larger than 25 MB. Choose a smaller one." };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const cutOff = refuseCutOff({ name: file.name, bytes });
  if (cutOff !== null) return { ok: false, message: cutOff };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(new Blob([file], { type: verdict.mimeType }));
  } catch {
    return {
      ok: false,
      message: "The image can't be read: the file is damaged. Choose another one.",
    };
  }
  const avatar = encode(drawSmall(bitmap, limits[kind]), limits[kind].maxLength);
  bitmap.close();
  return avatar === null
    ? { ok: false, message: "The image can't be made small enough. Choose another one." }
    : { ok: true, avatar };
}

/** Draws the image at its final size; nearly square images are cropped to a centred square. */
function drawSmall(bitmap: ImageBitmap, { maxSidePx, isCropped }: ImageLimits): HTMLCanvasElement {
  const { width, height } = bitmap;
  const isSquare = isCropped && isAvatarShape({ widthPx: width, heightPx: height });
  const side = Math.min(width, height);
  const [fromWidth, fromHeight] = isSquare ? [side, side] : [width, height];
  const scale = Math.min(1, maxSidePx / Math.max(fromWidth, fromHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(fromWidth * scale));
  canvas.height = Math.max(1, Math.round(fromHeight * scale));
  const drawing = canvas.getContext("2d");
  if (drawing) {
    drawing.imageSmoothingQuality = "high";
    const [x, y] = [(width - fromWidth) / 2, (height - fromHeight) / 2];
    drawing.drawImage(bitmap, x, y, fromWidth, fromHeight, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

/**
 * Returns the data URL of the best quality that has at most `maxLength` characters; null if none has. A browser
 * without a WebP encoder produces PNG for `image/webp`.
 */
function encode(canvas: HTMLCanvasElement, maxLength: number): string | null {
  const attempts = [
    () => canvas.toDataURL("image/png"),
    () => canvas.toDataURL("image/webp", 0.92),
    () => onWhite(canvas).toDataURL("image/jpeg", 0.9),
    () => onWhite(canvas).toDataURL("image/jpeg", 0.7),
  ];
  for (const attempt of attempts) {
    const url = attempt();
    if (url.length <= maxLength) return url;
  }
  return null;
}

function onWhite(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement("canvas");
  copy.width = canvas.width;
  copy.height = canvas.height;
  const drawing = copy.getContext("2d");
  if (drawing) {
    drawing.fillStyle = "#ffffff";
    drawing.fillRect(0, 0, copy.width, copy.height);
    drawing.drawImage(canvas, 0, 0);
  }
  return copy;
}
