import autocannon from "autocannon";
import { percentile } from "../statistics.mjs";

/**
 * Sends requests one after another on each connection, until `seconds` or `amount` is reached. Throws if a response
 * isn't 200.
 */
export async function applyLoad(request, { connections, seconds, amount }) {
  const { url, method = "GET", headers = [{}], body } = request;
  const timesMs = [];
  let lastMs = 0;
  let next = 0;
  const setupClient = (client) => client.setHeaders(headers[next++ % headers.length]);
  const startMs = performance.now();
  const result = await new Promise((resolve, reject) => {
    const length = amount ? { amount } : { duration: seconds };
    const instance = autocannon(
      { url, method, body, connections, setupClient, timeout: 60, ...length },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    instance.on("response", (_client, _status, _bytes, durationMs) => {
      lastMs = performance.now();
      timesMs.push(durationMs);
    });
  });
  const { non2xx, errors, timeouts } = result;
  if (non2xx + errors + timeouts > 0 || timesMs.length === 0) {
    throw new Error(`${method} ${url}: ${non2xx} refused, ${errors} errors, ${timeouts} timeouts.`);
  }
  return {
    count: timesMs.length,
    perSecond: (timesMs.length * 1000) / (lastMs - startMs),
    p50Ms: percentile(timesMs, 0.5),
    p99Ms: percentile(timesMs, 0.99),
  };
}
