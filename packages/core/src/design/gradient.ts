import { parseHexColor } from "./rgb.ts";

/** A colour stop; `offset` from 0 (start) to 1 (end), in ascending order. */
export interface GradientStop {
  color: string;
  offset: number;
}

/** A CSS linear gradient of opaque `#rrggbb` stops. */
export interface LinearGradient {
  angleDeg: number;
  stops: GradientStop[];
}

const wholeGradient = /^linear-gradient\(\s*(-?\d{1,3}(?:\.\d{1,4})?)deg\s*,([^()]{1,200})\)$/i;
const stopText = /^(#[0-9a-f]{3,6})(?:\s+(\d{1,3}(?:\.\d{1,4})?)%)?$/i;

/**
 * Parses `linear-gradient(<angle>deg, <hex> [<percentage>%], …)` with 2 to 5 stops. Returns null for other CSS and for
 * descending positions.
 */
export function parseGradient(value: unknown): LinearGradient | null {
  const match = typeof value === "string" ? wholeGradient.exec(value.trim()) : null;
  if (!match?.[1] || !match[2]) return null;
  const angleDeg = Number(match[1]);
  const parts = match[2].split(",").map(parseStop);
  if (Math.abs(angleDeg) > 360 || parts.length < 2 || parts.length > 5) return null;
  const placed = parts.filter((part) => part !== null);
  if (placed.length < parts.length) return null;
  const stops = spreadStops(placed);
  const isRising = stops.every(
    ({ offset }, index) => offset <= 1 && offset >= (stops[index - 1]?.offset ?? 0),
  );
  return isRising ? { angleDeg, stops } : null;
}

function parseStop(text: string): { color: string; offset: number | null } | null {
  const match = stopText.exec(text.trim());
  const color = parseHexColor(match?.[1]);
  if (!match || !color) return null;
  return { color, offset: match[2] === undefined ? null : Number(match[2]) / 100 };
}

/** Assigns positions to stops without one (CSS Images 3, 3.4.3). */
function spreadStops(parts: readonly { color: string; offset: number | null }[]): GradientStop[] {
  const last = parts.length - 1;
  const offsets = parts.map(
    ({ offset }, index) => offset ?? (index === 0 ? 0 : index === last ? 1 : null),
  );
  return parts.map(({ color }, index) => {
    const own = offsets[index];
    if (own !== null && own !== undefined) return { color, offset: own };
    const before = offsets.findLastIndex((offset, at) => at < index && offset !== null);
    const after = offsets.findIndex((offset, at) => at > index && offset !== null);
    const from = offsets[before] ?? 0;
    const to = offsets[after] ?? 1;
    return { color, offset: from + ((to - from) * (index - before)) / (after - before) };
  });
}

/** Formats the gradient as CSS, in a normalized form. */
export function formatGradient({ angleDeg, stops }: LinearGradient): string {
  const parts = stops.map(({ color, offset }) => `${color} ${Number((offset * 100).toFixed(2))}%`);
  return `linear-gradient(${angleDeg}deg, ${parts.join(", ")})`;
}
