import type { Item } from "../../document/post.ts";

/** The smallest part of notes that can be a slide. */
export interface Point {
  /** Header in the person's words; null for a point that is numbered instead. */
  header: string | null;
  /** Items of the point; at least one. */
  items: Item[];
  /** The quotation that ends the point. */
  summary?: string | undefined;
}

export function createText(value: string): Item {
  return { type: "text", value };
}

/**
 * If there are more groups than this, adjacent groups are first merged in pairs, because comparing all groups is slow.
 */
const comparedGroups = 500;

/** Merges adjacent points into at most `slides` groups, the shortest pair first. */
export function groupPoints(points: readonly Point[], slides: number): Point[][] {
  let groups = points.map((point) => ({ points: [point], length: measurePoint(point) }));
  while (groups.length > Math.max(comparedGroups, slides)) {
    groups = groups.flatMap((one, index) => {
      if (index % 2 === 1) return [];
      const other = groups[index + 1] ?? { points: [], length: 0 };
      return [{ points: [...one.points, ...other.points], length: one.length + other.length }];
    });
  }
  while (groups.length > Math.max(1, slides)) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const [index, { length }] of groups.slice(0, -1).entries()) {
      const sum = length + (groups[index + 1]?.length ?? 0);
      if (sum < least) [best, least] = [index, sum];
    }
    const merged = groups.slice(best, best + 2).flatMap((group) => group.points);
    groups.splice(best, 2, { points: merged, length: least });
  }
  return groups.map((group) => group.points);
}

function measurePoint({ header, items, summary = "" }: Point): number {
  return items.reduce(
    (length, { value }) => length + value.length,
    (header ?? "").length + summary.length,
  );
}
