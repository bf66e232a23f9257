/** Red, green and blue in sRGB, integers from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A translucent layer: a colour with its opacity, 0 to 1. */
export interface Rgba {
  rgb: Rgb;
  alpha: number;
}

const hexColor = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const rgbaColor = /^rgba\((\d{1,3}), (\d{1,3}), (\d{1,3}), (0|1|0?\.\d+)\)$/;

/** Normalizes `#rgb` or `#rrggbb` in any case to lower-case `#rrggbb`; null for anything else. */
export function parseHexColor(value: unknown): string | null {
  if (typeof value !== "string" || !hexColor.test(value)) return null;
  const digits = value.slice(1).toLowerCase();
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, "$&$&")}`;
}

/**
 * Returns the channels of a `#rrggbb` colour.
 * @throws {RangeError} for any other text
 */
export function getRgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  if (hex.length !== 7 || Number.isNaN(value)) throw new RangeError(`Not a #rrggbb colour: ${hex}`);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Parses a `#rrggbb` or `rgba(r, g, b, a)` colour in the form that this package writes. */
export function getRgba(color: string): Rgba {
  const match = rgbaColor.exec(color);
  if (!match) return { rgb: getRgb(color), alpha: 1 };
  return { rgb: [Number(match[1]), Number(match[2]), Number(match[3])], alpha: Number(match[4]) };
}

/** Formats the channels as `#rrggbb`. */
export function formatHex([red, green, blue]: Rgb): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}

/** Formats the layer as `rgba(r, g, b, a)`. */
export function formatRgba({ rgb: [red, green, blue], alpha }: Rgba): string {
  return `rgba(${red}, ${green}, ${blue}, ${alpha})`;
}

/** Blends two `#rrggbb` colours per channel in sRGB; `share` 0 returns the first, 1 the second. */
export function mixHex(one: string, other: string, share: number): string {
  return formatHex(mixRgb(getRgb(one), getRgb(other), share));
}

/** See `mixHex`. */
export function mixRgb(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

/** Returns the colour with its opacity replaced by `alpha`, 0 to 1. */
export function withAlpha(color: string, alpha: number): string {
  return formatRgba({ rgb: getRgba(color).rgb, alpha });
}

/** Returns the colour with its opacity multiplied by `share`, 0 to 1. */
export function multiplyAlpha(color: string, share: number): string {
  const { rgb, alpha } = getRgba(color);
  return formatRgba({ rgb, alpha: Math.round(alpha * share * 1000) / 1000 });
}
