import { luminanceContrast, luminanceOf, relativeLuminance } from "../../../design/contrast.ts";
import { formatRgba, getRgb, mixRgb, type Rgb } from "../../../design/rgb.ts";
import type { SlideMedia, SmallImage } from "../../slide-context.ts";
import { findImageFocus } from "./image-focus.ts";
import type { Area } from "../scene/scene.ts";

/** Approximate maximum number of sampled pixels. */
const mostSamples = 1600;
/** Fraction of the sampled pixels that may have too little contrast. */
const spared = 0.01;
/** Step between the opacities that are tried. */
const step = 1 / 64;
/** Factor for the required contrast. It is over 1, because contrast is measured on a small copy without fine detail. */
const contrastFactor = 1.2;

/** Text colours, each with its minimum contrast: 4.5, or 3 for large type. */
export type Readable = readonly (readonly [color: string, ratio: number])[];

/**
 * Areas of an image and of the texts on it, CSS px. `clearPx` is the height of the image's upper part, which only the
 * top row may cover.
 */
interface ScrimPlace {
  frame: Area;
  regions: readonly Area[];
  clearPx?: number;
  /** True for right-to-left slides, which are mirrored while their images aren't. */
  rtl?: boolean;
}

/**
 * Finds the lowest opacity, 0 to 1, at which a layer of this colour over an image makes the text colours legible.
 */
export function findScrim(
  media: SlideMedia,
  { frame, regions, clearPx, rtl = false }: ScrimPlace,
  color: string,
  inks: Readable,
): number {
  const { small } = media;
  const shown = regions.map((region) => (rtl ? mirrorIn(frame, region) : region));
  const pixels = small
    ? shown.flatMap((region) => samplePixels(small, media, { frame, region, clearPx }))
    : [];
  if (pixels.length === 0) return 0;
  const scrim = getRgb(color);
  const wanted = inks.map(
    ([ink, ratio]) => [relativeLuminance(ink), ratio * contrastFactor] as const,
  );
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

function mirrorIn(frame: Area, region: Area): Area {
  return { ...region, x: 2 * frame.x + frame.width - region.x - region.width };
}

/** Samples the pixels of an image inside `region`. Transparent pixels count as black. */
function samplePixels(
  { widthPx, heightPx, data }: SmallImage,
  { focus, fit, ...size }: SlideMedia,
  { frame, region, clearPx }: { frame: Area; region: Area; clearPx: number | undefined },
): Rgb[] {
  const sides = [frame.width / size.widthPx, frame.height / size.heightPx] as const;
  const scale = fit === "contain" ? Math.min(...sides) : Math.max(...sides);
  const [width, height] = [size.widthPx * scale, size.heightPx * scale];
  const [focusX, focusY] = findImageFocus({ ...size, ...(focus && { focus }) }, frame, clearPx);
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

/**
 * Returns the range of an image's pixel columns or rows between two fractions of its width or height. `of` is the
 * number of all columns or rows.
 */
function between(from: number, to: number, of: number): { from: number; count: number } {
  const first = Math.max(0, Math.floor(from * of));
  return { from: first, count: Math.max(0, Math.min(of, Math.ceil(to * of)) - first) };
}

/** Returns the angle (degrees) of a CSS gradient that runs in the writing direction. */
export function lineAngle(rtl: boolean): 90 | 270 {
  return rtl ? 270 : 90;
}

/** Builds a CSS gradient of one colour with varying opacity, from the top or a side. Positions are CSS px. */
export function formatFade(
  color: string,
  stops: readonly (readonly [placePx: number, alpha: number])[],
  angleDeg: 90 | 180 | 270 = 180,
): string {
  const rgb = getRgb(color);
  const parts = stops.map(
    ([px, alpha]) =>
      `${formatRgba({ rgb, alpha: Math.round(alpha * 1000) / 1000 })} ${Math.round(px * 10) / 10}px`,
  );
  return `linear-gradient(${angleDeg}deg, ${parts.join(", ")})`;
}
