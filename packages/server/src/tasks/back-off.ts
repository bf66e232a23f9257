const firstMs = 1000;
const longestMs = 10 * 60_000;

/**
 * How long a task waits after so many attempts that failed: exponential back-off with full jitter, that is any time up to
 * 1 s, 2 s, 4 s … 10 min (https://aws.amazon.com/blogs/architecture/exponential-backoff-and-jitter/). `random` is of [0, 1).
 */
export function backOffMs(attempts: number, random: number): number {
  return Math.floor(random * Math.min(longestMs, firstMs * 2 ** (attempts - 1)));
}
