import { shareOf } from "../../facts/fold.ts";
import type { DraftPoint } from "./point.ts";
import type { DraftSentence } from "./sentences.ts";

/** Two slides that share more of the shorter one's longer words say the same. */
const repeatShare = 0.55;
/** How much a further slide of the same part of the source is worth. */
const furtherShare = 0.72;
/** A part of the source without a slide of this score needs none. */
const goodScore = 0.5;

/** Chooses slides of points: every part of the source gets one before any gets a second. Sorted as in the source. */
export function choosePoints(
  points: readonly DraftPoint[],
  {
    slides,
    taken,
    cover,
  }: { slides: number; taken: readonly DraftPoint[]; cover: readonly DraftSentence[] },
): DraftPoint[] {
  const part = createParts(points, slides);
  const chosen: DraftPoint[] = [];
  const counts = new Map<number, number>();
  const covered = points.find(({ sentences }) =>
    sentences.some((sentence) => cover.includes(sentence)),
  );
  if (covered && isBySection(points, slides)) counts.set(part(covered), 1);
  const rate = (point: DraftPoint) => {
    const count = counts.get(part(point)) ?? 0;
    return point.score * furtherShare ** count - (count > 0 || point.score < goodScore ? 10 : 0);
  };
  let left = points.filter((point) => isNew(point, taken));
  while (chosen.length < slides && left.length > 0) {
    let best: DraftPoint | null = null;
    let most = -Infinity;
    for (const point of left) {
      const value = rate(point);
      if (value > most) [best, most] = [point, value];
    }
    if (!best) break;
    const next = best;
    chosen.push(next);
    counts.set(part(next), (counts.get(part(next)) ?? 0) + 1);
    left = left.filter((point) => point !== next && isNew(point, [next]));
  }
  return chosen.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export const placeOf = ({ sentences }: DraftPoint) => sentences[0]?.index ?? 0;

/** Returns the part of the source that a point is of: its section, or a stretch of the source if there are too many. */
function createParts(points: readonly DraftPoint[], slides: number): (point: DraftPoint) => number {
  if (isBySection(points, slides)) return ({ section }) => section.index;
  return ({ sentences }) => Math.min(slides - 1, Math.floor((sentences[0]?.at ?? 0) * slides));
}

function isBySection(points: readonly DraftPoint[], slides: number): boolean {
  const { size } = new Set(points.map(({ section }) => section.index));
  return size > 1 && size <= slides + 1;
}

/** Whether a point shares no sentence with others, and repeats none of them. */
export function isNew(point: DraftPoint, others: readonly DraftPoint[]): boolean {
  return others.every((other) => {
    if (point.sentences.some((sentence) => other.sentences.includes(sentence))) return false;
    return !repeats(stemsOf(point), stemsOf(other));
  });
}

function repeats(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [less, more] = one.size < other.size ? [one, other] : [other, one];
  return less.size >= 4 && shareOf(less, more) > repeatShare;
}

const stemsOf = ({ sentences }: DraftPoint) =>
  new Set(sentences.flatMap(({ stems }) => [...stems]));
