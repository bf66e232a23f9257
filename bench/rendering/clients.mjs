import { percentile } from "../statistics.mjs";

/**
 * Runs clients that each send their next request after the previous response, for `seconds` or up to `amount` requests.
 */
export async function applyClients(draw, { clients, seconds = Infinity, amount = Infinity }) {
  const timesMs = [];
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  let started = 0;
  const runClient = async () => {
    while (performance.now() < endMs && started < amount) {
      started += 1;
      const askedMs = performance.now();
      await draw();
      timesMs.push(performance.now() - askedMs);
    }
  };
  await Promise.all(Array.from({ length: clients }, runClient));
  return {
    timesMs,
    perSecond: (timesMs.length * 1000) / (performance.now() - startMs),
    p50Ms: percentile(timesMs, 0.5),
    p99Ms: percentile(timesMs, 0.99),
  };
}
