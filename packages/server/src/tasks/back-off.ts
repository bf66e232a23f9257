const firstMs = 1000;
const longestMs = 10 * 60_000;

/**
 * Exponential back-off with full jitter, in ms, capped at 10 min. `random` is in [0, 1).
 * https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/
 */
export function backOffMs(attempts: number, random: number): number {
  return Math.floor(random * Math.min(longestMs, firstMs * 2 ** (attempts - 1)));
}
