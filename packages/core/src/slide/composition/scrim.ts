import { luminanceContrast, luminanceOf, relativeLuminance } from "../../design/contrast.ts";
import { formatRgba, getRgb, mixRgb, type Rgb } from "../../design/rgb.ts";
import type { SlideMedia, SmallImage } from "../slide-context.ts";
import { findPictureFocus } from "./picture-focus.ts";
import type { Area } from "./scene.ts";

/** Approximate maximum of pixels sampled in a region, and the fraction of them that may miss the contrast. */
const mostSamples = 1600;
const spared = 0.01;
/** Step between tried opacities, and factor on the wanted contrast, since a small copy has lost the finest detail. */
const step = 1 / 64;
export const margin = 1.1;

/** Text colours with their minimum contrast: 4.5, or 3 for large type. */
export type Readable = readonly (readonly [color: string, ratio: number])[];

/**
 * Finds the lowest opacity, 0 to 1, of a colour over a region of an image at which the inks are readable. Both areas
 * are CSS px on the slide.
 */
export function findScrim(
  media: SlideMedia,
  { frame, region }: { frame: Area; region: Area },
  color: string,
  inks: Readable,
): number {
  const pixels = media.small ? samplePixels(media.small, media, frame, region) : [];
  if (pixels.length === 0) return 0;
  const scrim = getRgb(color);
  const wanted = inks.map(([ink, ratio]) => [relativeLuminance(ink), ratio * margin] as const);
  const most = Math.floor(pixels.length * spared);
  const isReadable = (alpha: number) => {
    let failed = 0;
    return pixels.every((pixel) => {
      const light = luminanceOf(mixRgb(pixel, scrim, alpha));
      if (wanted.some(([ink, ratio]) => luminanceContrast(ink, light) < ratio)) failed += 1;
      return failed <= most;
    });
  };
  let [low, high] = [-1, Math.round(1 / step)];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isReadable(middle * step)) high = middle;
    else low = middle;
  }
  return high * step;
}

/** Samples the pixels of a region of an image in its frame; transparent pixels count as black. */
function samplePixels(
  { widthPx, heightPx, data }: SmallImage,
  { focus, fit, ...size }: SlideMedia,
  frame: Area,
  region: Area,
): Rgb[] {
  const sides = [frame.width / size.widthPx, frame.height / size.heightPx] as const;
  const scale = fit === "contain" ? Math.min(...sides) : Math.max(...sides);
  const [width, height] = [size.widthPx * scale, size.heightPx * scale];
  const [focusX, focusY] = findPictureFocus({ ...size, ...(focus && { focus }) }, frame);
  const left = frame.x + (frame.width - width) * focusX;
  const top = frame.y + (frame.height - height) * focusY;
  const columns = between(
    (region.x - left) / width,
    (region.x + region.width - left) / width,
    widthPx,
  );
  const rows = between(
    (region.y - top) / height,
    (region.y + region.height - top) / height,
    heightPx,
  );
  const every = Math.max(1, Math.ceil(Math.sqrt((columns.count * rows.count) / mostSamples)));
  const pixels: Rgb[] = [];
  for (let y = rows.from; y < rows.from + rows.count; y += every) {
    for (let x = columns.from; x < columns.from + columns.count; x += every) {
      const at = (y * widthPx + x) * 4;
      const alpha = (data[at + 3] ?? 0) / 255;
      const channel = (index: number) => Math.round((data[at + index] ?? 0) * alpha);
      pixels.push([channel(0), channel(1), channel(2)]);
    }
  }
  return pixels;
}

/** The range of cells, out of `of`, between two fractions. */
function between(from: number, to: number, of: number): { from: number; count: number } {
  const first = Math.max(0, Math.floor(from * of));
  return { from: first, count: Math.max(0, Math.min(of, Math.ceil(to * of)) - first) };
}

/** A CSS gradient of one colour, from the top or from the left; stop positions in CSS px. */
export function formatFade(
  color: string,
  stops: readonly (readonly [placePx: number, alpha: number])[],
  angleDeg: 90 | 180 = 180,
): string {
  const rgb = getRgb(color);
  const parts = stops.map(
    ([px, alpha]) =>
      `${formatRgba({ rgb, alpha: Math.round(alpha * 1000) / 1000 })} ${Math.round(px * 10) / 10}px`,
  );
  return `linear-gradient(${angleDeg}deg, ${parts.join(", ")})`;
}
