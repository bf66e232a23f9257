/** Returns the interpolated percentile of the values for a share in [0, 1]; NaN for an empty list. */
export function percentile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export function median(values) {
  return percentile(values, 0.5);
}

/** Rotates a list, so that another contender starts each round. */
export function rotate(list, by) {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

export function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
