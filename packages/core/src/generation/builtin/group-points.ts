import type { Point } from "./outline.ts";
import { countWords } from "./sentences.ts";

/** Most words of a slide, header included. */
export const slideWords = 40;

/** Beyond so many points every slide is full to the brim, so where it ends matters little and weighing costs seconds. */
const weighedPoints = 300;

/** Words of a point as it is drawn; code is not read word by word. */
export function countPointWords({ lines, nested, header, pair }: Point): number {
  const sides = pair ? [...pair.left.lines, ...pair.right.lines] : [];
  return countWords([header?.text ?? "", ...lines, ...nested, ...sides].join(" "));
}

/**
 * Splits points into at most `count` runs, one a slide, in their order and without dropping any: the cheapest
 * partition by how evenly words are spread, how far a slide is over its limit, and what does not belong together.
 */
export function groupPoints(points: readonly Point[], count: number): Point[][] {
  const groups = Math.min(count, points.length);
  if (groups === points.length) return points.map((point) => [point]);
  if (points.length > weighedPoints) return cutEvenly(points, groups);
  const costs = priceRuns(points, groups);
  // best[g][n]: the cheapest way to spread the first n points over g slides, and where its last slide starts.
  const best = [[{ cost: 0, start: 0 }, ...points.map(() => ({ cost: Infinity, start: 0 }))]];
  for (let group = 1; group <= groups; group++) {
    const before = best[group - 1] ?? [];
    best.push(
      costs.map((runCosts) => {
        let cheapest = { cost: Infinity, start: 0 };
        for (const [start, runCost] of runCosts) {
          const cost = (before[start]?.cost ?? Infinity) + runCost;
          if (cost < cheapest.cost) cheapest = { cost, start };
        }
        return cheapest;
      }),
    );
  }
  const runs: Point[][] = [];
  for (let group = groups, end = points.length; group > 0; group--) {
    const start = best[group]?.[end]?.start ?? 0;
    runs.unshift(points.slice(start, end));
    end = start;
  }
  return runs;
}

function cutEvenly(points: readonly Point[], groups: number): Point[][] {
  const start = (group: number) => Math.round((group * points.length) / groups);
  return Array.from({ length: groups }, (_, group) => points.slice(start(group), start(group + 1)));
}

/** For every end the cost of each run that ends there, by its start; runs far longer than the mean are not looked at. */
function priceRuns(points: readonly Point[], groups: number): Map<number, number>[] {
  const words = points.map(countPointWords);
  const mean = words.reduce((sum, one) => sum + one, 0) / groups;
  const longest = Math.ceil(points.length / groups) * 3 + 4;
  return [
    new Map<number, number>(),
    ...points.map((_, last) => {
      const costs = new Map<number, number>();
      const run = {
        words: 0,
        size: 0,
        crowded: 0,
        sections: new Set<number>(),
        kinds: new Set<string>(),
      };
      for (let start = last; start >= 0 && run.size < longest; start--) {
        const point = points[start];
        if (!point) break;
        run.words += words[start] ?? 0;
        run.size++;
        run.sections.add(point.section);
        run.kinds.add(point.kind);
        if (point.pair || point.code.length > 0 || point.header) run.crowded++;
        const shared = run.size > 1 ? 1 : 0;
        const total = run.words + 4 * shared;
        costs.set(
          start,
          10 * Math.max(0, total - slideWords) +
            0.05 * (total - mean) ** 2 +
            0.5 * run.size ** 2 +
            14 * (run.sections.size - 1) +
            4 * (run.kinds.size - 1) +
            12 * run.crowded * shared,
        );
      }
      return costs;
    }),
  ];
}
