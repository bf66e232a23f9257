const megabyte = 1e6;

/** The wishes that the measurements answer: what is wanted, what was found. */
export function judge({ requests, overhead, start, webhooks, bombs }) {
  const wishes = [];
  const atLeast = (wish, value, limit) =>
    wishes.push({
      wish,
      wanted: `at least ${limit}`,
      value: value.toFixed(2),
      met: value >= limit,
    });
  const atMost = (wish, value, limit, unit) =>
    wishes.push({
      wish,
      wanted: `at most ${limit} ${unit}`,
      value: `${value.toFixed(value < 20 ? 1 : 0)} ${unit}`,
      met: value <= limit,
    });
  const ping = requests.routes.find(({ route }) => route === "ping");
  for (const { name, share } of ping.contenders) {
    if (isOurs(name))
      atLeast(`Ping, share of a bare Fastify's requests a second, ${name}`, share, 0.6);
  }
  for (const { name, beyondMs } of overhead.contenders) {
    if (isOurs(name)) atMost(`Beyond the provider's time, p50, ${name}`, beyondMs, 10, "ms");
  }
  for (const { name, medianMs } of start.readiness) {
    if (name.startsWith("SQLite")) atMost(`Start to ready, ${name}`, medianMs, 1000, "ms");
  }
  for (const { name, atRestBytes } of start.memory) {
    atMost(`Resident at rest, ${name}`, atRestBytes / megabyte, 150, "MB");
  }
  for (const { name, slowestMs } of webhooks.engines) {
    atMost(
      `Slowest webhook beside another account's dead receivers, ${name}`,
      slowestMs,
      2000,
      "ms",
    );
  }
  const [atRest, ...imports] = bombs;
  for (const { name, answerMs, p99Ms } of imports) {
    atMost(`Import of a ZIP bomb answered, ${name}`, answerMs, 2000, "ms");
    atMost(`What it adds to the health check's p99, ${name}`, p99Ms - atRest.p99Ms, 50, "ms");
  }
  return wishes;
}

function isOurs(name) {
  return /^(?:SQLite|PostgreSQL)/.test(name);
}
