const megabyte = 1e6;

/** Minimum requests per second by route, as a fraction of the requests per second of a bare Fastify server. */
const shares = { ping: 0.75, me: 0.35, credits: 0.3 };

/** Time limits for a large installation, in ms. */
const among = {
  list: ["A page of 10,000 carousels", 5],
  search: ["A search in them", 8],
  me: ["me among 100,000 accounts", 3],
};

/** Compares the measurements with the targets. */
export function compareWithTargets({ requests, overhead, start, webhooks, many, bombs }) {
  const targets = [];
  const atLeast = (target, value, limit) =>
    targets.push({
      target,
      wanted: `at least ${limit}`,
      value: value.toFixed(2),
      met: value >= limit,
    });
  const atMost = (target, value, limit, unit) =>
    targets.push({
      target,
      wanted: `at most ${limit} ${unit}`,
      value: `${value.toFixed(value < 20 ? 1 : 0)} ${unit}`,
      met: value <= limit,
    });
  for (const { route, contenders } of requests?.routes ?? []) {
    for (const { name, shareOfDressed } of contenders) {
      const limit = shares[route];
      if (limit === undefined || !isOurs(name)) continue;
      const bare = "a bare Fastify's requests a second, with the same headers and log line";
      atLeast(`${route}, share of ${bare}, ${name}`, shareOfDressed, limit);
    }
  }
  for (const { name, beyondMs } of overhead?.contenders ?? []) {
    if (isOurs(name)) atMost(`Beyond the provider's time, p50, ${name}`, beyondMs, 8, "ms");
  }
  for (const { name, medianMs } of start?.readiness ?? []) {
    if (name.startsWith("SQLite")) atMost(`Start to ready, ${name}`, medianMs, 700, "ms");
  }
  for (const { name, atRestBytes } of start?.memory ?? []) {
    if (isOurs(name)) atMost(`Resident at rest, ${name}`, atRestBytes / megabyte, 100, "MB");
  }
  for (const { name, p50Ms } of many?.rows ?? []) {
    const [what, limit] = among[name];
    atMost(`${what}, p50`, p50Ms, limit, "ms");
  }
  for (const { name, slowestMs } of webhooks?.engines ?? []) {
    atMost(
      `Slowest webhook beside another account's dead receivers, ${name}`,
      slowestMs,
      2000,
      "ms",
    );
  }
  const [atRest, ...imports] = bombs ?? [];
  for (const { name, answerMs, p99Ms } of imports) {
    atMost(`Import of a ZIP bomb answered, ${name}`, answerMs, 2000, "ms");
    atMost(`What it adds to the health check's p99, ${name}`, p99Ms - atRest.p99Ms, 50, "ms");
  }
  return targets;
}

function isOurs(name) {
  return /^(?:SQLite|PostgreSQL)/.test(name);
}
