import { namePoint } from "../../generation/outline/follow-items.ts";
import type { OutlineItem } from "../../planning/post-plan.ts";
import type { DraftPoint } from "./point.ts";
import type { DraftSentence } from "./sentences.ts";

/** A point of the source for an outline's item. `isNamed`: the item has the point's own header. */
interface Match {
  point: DraftPoint;
  isNamed: boolean;
}

/**
 * Finds a point of the source for each item: one with the item's header, else the one that shares most passages with
 * the item's facts. Null if there is none. As few sentences as possible are used twice.
 */
export function matchPoints(
  points: readonly DraftPoint[],
  items: readonly Pick<OutlineItem, "point" | "facts">[],
  passagesOf: (factId: string) => readonly string[],
): (Match | null)[] {
  const named = items.map(({ point }) => points.filter((one) => namePoint(one) === point));
  const taken = new Map<DraftSentence, number>();
  for (const [index, all] of named.entries()) {
    for (const sentence of all[0]?.sentences.slice(0, 1) ?? []) taken.set(sentence, index);
  }
  const take = (index: number, rated: readonly { point: DraftPoint; share: number }[]) => {
    const countTaken = ({ sentences }: DraftPoint) =>
      sentences.filter((one) => (taken.get(one) ?? index) !== index).length;
    const [best] = rated
      .filter(({ point }) => countTaken(point) < Math.max(1, point.sentences.length))
      .toSorted(
        (one, other) =>
          countTaken(one.point) - countTaken(other.point) ||
          other.share - one.share ||
          other.point.words - one.point.words,
      );
    for (const sentence of best?.point.sentences ?? []) taken.set(sentence, index);
    return best?.point ?? null;
  };
  const byName = named.map((all, index) =>
    take(
      index,
      all.map((point) => ({ point, share: 0 })),
    ),
  );
  return items.map(({ facts }, index) => {
    const own = byName[index];
    if (own) return { point: own, isNamed: true };
    const wanted = new Set(facts.flatMap(passagesOf));
    const related = points
      .map((point) => ({ point, share: shareOfPassages(point, wanted) }))
      .filter(({ share }) => share > 0);
    const point = take(index, related);
    return point && { point, isNamed: false };
  });
}

/** Returns the passages that a point and an item have in common, as a fraction of all passages of both. */
function shareOfPassages({ passages }: DraftPoint, wanted: ReadonlySet<string>): number {
  const common = passages.filter((id) => wanted.has(id)).length;
  return common / (passages.length + wanted.size - common || 1);
}
