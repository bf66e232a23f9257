import { median, rotate } from "../statistics.mjs";
import { applyLoad } from "./load.mjs";
import { connections } from "./stage.mjs";

/** Measures requests per second and latencies of each route, in rounds with rotating order. */
export async function measureRequests(stage, { rounds, seconds, generations }) {
  const { engines, bare, dressed, model, provider } = stage;
  const routes = [];
  for (const route of Object.keys(engines[0].requests)) {
    console.error(`Measuring ${route}…`);
    const isGenerate = route.startsWith("generate");
    const timed = { connections, seconds };
    // Limited by count, because ten simultaneous generations may take longer than a round on a busy machine.
    const load = isGenerate ? { connections, amount: generations } : timed;
    const contenders = [
      { name: "bare", server: bare, request: { url: bare.url }, load: timed },
      ...(isGenerate
        ? []
        : [{ name: "dressed", server: dressed, request: { url: dressed.url }, load }]),
      ...(isGenerate ? [{ name: "provider", server: model, request: provider, load: timed }] : []),
      ...engines.map(({ name, server, requests }) => ({
        name,
        server,
        request: requests[route],
        load,
      })),
    ];
    routes.push({ route, contenders: await measureRounds(contenders, rounds) });
  }
  return { connections, rounds, seconds, generations, routes };
}

/** About 500 tokens per second, faster than most hosted models. */
const quickModelPieceMs = 2;

/** Measures how much time generation adds to the AI provider's response, with an instant and with a paced provider. */
export async function measureOverhead(
  { engines, model, provider },
  { rounds, amount, pacedAmount },
) {
  const measure = async (pieceMs, requestCount) => {
    console.error(`Measuring the overhead of generating, ${pieceMs} ms between pieces…`);
    await fetch(model.url, { method: "PUT", body: String(pieceMs) });
    const load = { connections: 1, amount: requestCount };
    const contenders = [
      { name: "provider", server: model, request: provider, load },
      ...engines.flatMap(({ name, server, requests }) =>
        ["generate", "generate, streamed"].map((route) => ({
          name: `${name}, ${route}`,
          server,
          request: requests[route],
          load,
        })),
      ),
    ];
    return {
      pieceMs,
      rounds,
      amount: requestCount,
      contenders: await measureRounds(contenders, rounds),
    };
  };
  const paced = await measure(quickModelPieceMs, pacedAmount);
  return { ...(await measure(0, amount)), paced };
}

/**
 * Returns medians over all rounds except the warm-up. `share` and `beyondMs` compare each contender with the first
 * contender.
 */
async function measureRounds(contenders, rounds) {
  const results = new Map(contenders.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const { name, server, request, load } of rotate(contenders, round)) {
      const startMs = server.readCpuMs();
      const result = await applyLoad(request, load);
      const cpuMs = (server.readCpuMs() - startMs) / result.count;
      if (round > 0) results.get(name).push({ ...result, cpuMs });
    }
  }
  const [first] = results.values();
  const dressed = results.get("dressed");
  const middle = (values, read) => median(values.map((value, round) => read(value, round)));
  return [...results].map(([name, values]) => ({
    name,
    perSecond: middle(values, ({ perSecond }) => perSecond),
    p50Ms: middle(values, ({ p50Ms }) => p50Ms),
    p99Ms: middle(values, ({ p99Ms }) => p99Ms),
    cpuMs: middle(values, ({ cpuMs }) => cpuMs),
    share: middle(values, ({ perSecond }, round) => perSecond / first[round].perSecond),
    ...(dressed && {
      shareOfDressed: middle(
        values,
        ({ perSecond }, round) => perSecond / dressed[round].perSecond,
      ),
    }),
    beyondMs: middle(values, ({ p50Ms }, round) => p50Ms - first[round].p50Ms),
  }));
}
