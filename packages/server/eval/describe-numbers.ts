/** `97.0 % (96 of 99)`; a dash if there is nothing to count. */
export function share(part: number, all: number): string {
  return all === 0 ? "-" : `${((100 * part) / all).toFixed(1)} % (${part} of ${all})`;
}

export function describeMean(counts: readonly number[]): string {
  if (counts.length === 0) return "-";
  return (counts.reduce((sum, count) => sum + count, 0) / counts.length).toFixed(1);
}

/** Median and 95th percentile of the times that are known. */
export function describeTimes(timesMs: readonly (number | null)[]): string {
  const sorted = timesMs.filter((ms) => ms !== null).sort((a, b) => a - b);
  const at = (quantile: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(quantile * sorted.length))];
  const format = (ms: number | undefined) =>
    ms === undefined
      ? "-"
      : ms < 1000
        ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms`
        : `${(ms / 1000).toFixed(1)} s`;
  return `${format(at(0.5))}, ${format(at(0.95))}`;
}
