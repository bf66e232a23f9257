const firstMs = 1000;
const longestMs = 10 * 60_000;

/**
 * Returns the delay in milliseconds after `attempts` failures: exponential back-off with full jitter, capped at 10 min
 * (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/). `random` is in [0, 1).
 */
export function backOffMs(attempts: number, random: number): number {
  return Math.floor(random * Math.min(longestMs, firstMs * 2 ** (attempts - 1)));
}
