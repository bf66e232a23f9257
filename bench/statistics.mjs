/** The value below which the given share of the sorted values lies, interpolated; NaN for none. */
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

/** The list begun at another entry, so that in each round another contender goes first. */
export function rotate(list, by) {
  const start = by % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}

export function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}
