import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { median, percentile, rotate } from "../statistics.mjs";
import { applyClients } from "./clients.mjs";
import { startContenders } from "./contenders.mjs";

export const clientCounts = [1, 8, 64];

/** Measures slides per second and latencies; the contenders alternate in each round. */
export async function measureThroughput({ rounds, seconds, pictures }) {
  const contenders = await startContenders();
  const results = contenders.map(({ name }) => ({ name, loads: clientCounts.map(() => []) }));
  let number = 0;
  try {
    for (const { name, draw } of contenders) await warmUp(name, draw, pictures);
    for (const [place, clients] of clientCounts.entries()) {
      console.error(`Measuring ${clients} clients…`);
      for (let round = 0; round < rounds; round += 1) {
        for (const { name, draw } of rotate(contenders, round)) {
          const result = results.find((one) => one.name === name);
          const drawNext = () => draw(number++);
          result.loads[place].push(await applyClients(drawNext, { clients, seconds }));
        }
      }
    }
  } finally {
    for (const { stop } of contenders) await stop();
  }
  return { rounds, seconds, contenders: results.map(summarize) };
}

/** Warms up all threads or pages with every slide, and saves the images for inspection. */
async function warmUp(name, draw, pictures) {
  const numbers = Array.from({ length: 30 }, (_, number) => number);
  const files = await Promise.all(numbers.map(draw));
  if (!pictures) return;
  const folder = join(pictures, name);
  mkdirSync(folder, { recursive: true });
  for (const number of numbers.slice(0, 15)) {
    writeFileSync(join(folder, `slide-${number + 1}.png`), files[number]);
  }
}

function summarize({ name, loads }) {
  return {
    name,
    loads: loads.map((rounds, place) => ({
      clients: clientCounts[place],
      slides: rounds.reduce((total, { timesMs }) => total + timesMs.length, 0),
      perSecond: median(rounds.map(({ perSecond }) => perSecond)),
      p50Ms: percentile(
        rounds.flatMap(({ timesMs }) => timesMs),
        0.5,
      ),
      p99Ms: percentile(
        rounds.flatMap(({ timesMs }) => timesMs),
        0.99,
      ),
    })),
  };
}
