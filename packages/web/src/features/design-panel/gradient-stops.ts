import type { GradientStop, LinearGradient } from "@slideloom/core/design";

export const stopLimits = { min: 2, max: 5 } as const;

/** Returns a stop's allowed range between its neighbours, in percent. */
export function stopRange(
  { stops }: LinearGradient,
  index: number,
): { minPercent: number; maxPercent: number } {
  return {
    minPercent: percentOf(stops[index - 1]?.offset ?? 0),
    maxPercent: percentOf(stops[index + 1]?.offset ?? 1),
  };
}

export function percentOf(offset: number): number {
  return Math.round(offset * 100);
}

/** Returns the gradient with the stop moved as far as its neighbours allow. */
export function moveStop(gradient: LinearGradient, index: number, percent: number): LinearGradient {
  const { minPercent, maxPercent } = stopRange(gradient, index);
  const offset = Math.min(maxPercent, Math.max(minPercent, Math.round(percent))) / 100;
  return changeStop(gradient, index, { offset });
}

export function recolorStop(
  gradient: LinearGradient,
  index: number,
  color: string,
): LinearGradient {
  return changeStop(gradient, index, { color });
}

function changeStop(
  gradient: LinearGradient,
  index: number,
  change: Partial<GradientStop>,
): LinearGradient {
  const stops = gradient.stops.map((stop, at) => (at === index ? { ...stop, ...change } : stop));
  return { ...gradient, stops };
}

/** Adds a stop in the gradient's colour at `percent`. Returns null if there are already five stops. */
export function addStop(
  gradient: LinearGradient,
  percent = widestGapPercent(gradient),
): { gradient: LinearGradient; index: number } | null {
  const { stops } = gradient;
  if (stops.length >= stopLimits.max) return null;
  const offset = Math.min(100, Math.max(0, Math.round(percent))) / 100;
  const after = stops.findIndex((stop) => stop.offset > offset);
  const index = after < 0 ? stops.length : after;
  const stop = { offset, color: colorAt(gradient, offset) };
  return { gradient: { ...gradient, stops: stops.toSpliced(index, 0, stop) }, index };
}

/** Returns the gradient without the stop; unchanged if only two are left. */
export function removeStop(gradient: LinearGradient, index: number): LinearGradient {
  if (gradient.stops.length <= stopLimits.min) return gradient;
  return { ...gradient, stops: gradient.stops.toSpliced(index, 1) };
}

function widestGapPercent({ stops }: LinearGradient): number {
  let best = { widthPercent: -1, middlePercent: 50 };
  for (const [index, stop] of stops.entries()) {
    const next = stops[index + 1];
    if (!next) break;
    const widthPercent = (next.offset - stop.offset) * 100;
    const middlePercent = (next.offset + stop.offset) * 50;
    if (widthPercent > best.widthPercent) best = { widthPercent, middlePercent };
  }
  return best.middlePercent;
}

/** Returns the gradient's colour at an offset, blended in sRGB as CSS does. */
function colorAt({ stops }: LinearGradient, offset: number): string {
  const after = stops.find((stop) => stop.offset > offset);
  const before = stops.findLast((stop) => stop.offset <= offset);
  if (!before || !after) return (before ?? after)?.color ?? "#ffffff";
  const share = (offset - before.offset) / (after.offset - before.offset);
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => {
    const [from, to] = [channel(before.color, at), channel(after.color, at)];
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${mixed.join("")}`;
}
