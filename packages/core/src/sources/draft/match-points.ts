import { namePoint } from "../../generation/outline/follow-items.ts";
import type { OutlineItem } from "../../planning/post-plan.ts";
import type { DraftPoint } from "./point.ts";
import type { DraftSentence } from "./sentences.ts";

/** A slide candidate for an outline's item. If `isNamed`, the item's text is the candidate's own header. */
interface Match {
  point: DraftPoint;
  isNamed: boolean;
}

interface MatchParts {
  /** The point of each slide in the draft that the outline was made from; null for a slide without a point. */
  original: readonly (DraftPoint | null)[];
  /** Points of all slides that the source can have. */
  points: readonly DraftPoint[];
  listPassages: (item: OutlineItem) => readonly string[];
}

/**
 * Finds a slide candidate for each item, or null. Prefers slides of the draft, then candidates with the item's header,
 * then shared passages.
 */
export function matchPoints(
  items: readonly OutlineItem[],
  { original, points, listPassages }: MatchParts,
): (Match | null)[] {
  const names = new Set(items.map(({ point }) => point));
  const left = new Set(original.filter((point) => point !== null));
  const taken = new Set<DraftSentence>();
  const take = (point: DraftPoint, isNamed: boolean): Match => {
    left.delete(point);
    for (const sentence of point.sentences) taken.add(sentence);
    return { point, isNamed };
  };
  const drafted = items.map(({ id, point }) => {
    const own = original[Number(id.slice(1)) - 1];
    const place = own && left.has(own) ? own : null;
    const named = [...(place ? [place] : []), ...left].find((one) => namePoint(one) === point);
    if (named) return take(named, true);
    return place && !names.has(namePoint(place)) ? take(place, false) : null;
  });
  const countTaken = ({ sentences }: DraftPoint) =>
    sentences.filter((one) => taken.has(one)).length;
  return items.map((item, index) => {
    const known = drafted[index];
    if (known) return known;
    const named = points.filter((one) => namePoint(one) === item.point);
    const wanted = new Set(listPassages(item));
    const [best] = (named.length > 0 ? named : points)
      .map((one) => ({ one, share: shareOfPassages(one, wanted), used: countTaken(one) }))
      .filter(
        ({ one, share, used }) =>
          used < Math.max(1, one.sentences.length) && (share > 0 || named.length > 0),
      )
      .toSorted((a, b) => a.used - b.used || b.share - a.share || b.one.words - a.one.words);
    return best ? take(best.one, named.length > 0) : null;
  });
}

/** Returns how many passages a point and an item have in common, as a fraction of all passages of both. */
function shareOfPassages({ passages }: DraftPoint, wanted: ReadonlySet<string>): number {
  const common = passages.filter((id) => wanted.has(id)).length;
  return common / (passages.length + wanted.size - common || 1);
}
