import { shareOf } from "../../facts/fold.ts";
import type { Block } from "./blocks.ts";
import type { DraftPoint } from "./point.ts";
import type { DraftSentence } from "./sentences.ts";

/** Two slides that share more of the shorter one's longer words say the same. */
const repeatShare = 0.55;
/** How much a further slide of the same part of the source is worth. */
const furtherShare = 0.72;
/** A part of the source without a slide of this score needs none. */
const goodScore = 0.5;

/** The ending is chosen from this part of the source, and from the last points of one that ends early. */
const lastPart = 0.8;
const lastPoints = 3;
/** How much more an ending is worth that is the source's own. */
const lastBlock = 0.9;

export function chooseEnding(
  points: readonly DraftPoint[],
  last: Block | undefined,
): DraftPoint | null {
  const late = points.filter(({ sentences }) => (sentences.at(-1)?.at ?? 0) >= lastPart);
  const all = late.length > 0 ? late : points.slice(-lastPoints);
  const rate = ({ block, score }: DraftPoint) => score + (block === last ? lastBlock : 0);
  return all.toSorted((one, other) => rate(other) - rate(one))[0] ?? null;
}

interface Chosen {
  slides: number;
  /** The last slide. */
  ending: DraftPoint | null;
  /** The sentences of the cover. */
  cover: readonly DraftSentence[];
}

/** Chooses slides of points: every part of the source gets one before any gets a second. Sorted as in the source. */
export function choosePoints(
  points: readonly DraftPoint[],
  { slides, ending, cover }: Chosen,
): DraftPoint[] {
  const before = points.filter(
    (point) => !ending || (placeOf(point) < placeOf(ending) && isNew(point, ending)),
  );
  const part = createParts(before, slides, { cover, ending });
  const chosen: DraftPoint[] = [];
  const counts = new Map<number, number>();
  const rate = (point: DraftPoint) => {
    const place = part(point);
    const count = place === null ? 1 : (counts.get(place) ?? 0);
    return point.score * furtherShare ** count - (count > 0 || point.score < goodScore ? 10 : 0);
  };
  let left = before;
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
    const place = part(next);
    if (place !== null) counts.set(place, (counts.get(place) ?? 0) + 1);
    left = left.filter((point) => point !== next && isNew(point, next));
  }
  return chosen.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const placeOf = ({ sentences }: DraftPoint) => sentences[0]?.index ?? 0;

/**
 * Returns the part of the source that a point is of: its section, its paragraph, or a stretch of the source if there are
 * more of these than slides. Null for the parts of the cover and the ending, which have a slide already.
 */
function createParts(
  points: readonly DraftPoint[],
  slides: number,
  { cover, ending }: { cover: readonly DraftSentence[]; ending: DraftPoint | null },
): (point: DraftPoint) => number | null {
  const covered = points.find(({ block }) =>
    block.sentences.some((sentence) => cover.includes(sentence)),
  );
  const shown = [covered?.block, ending?.block].filter((block) => block !== undefined);
  for (const partOf of [
    ({ section }: Block) => section.index,
    ({ sentences }: Block) => sentences[0]?.index ?? 0,
  ]) {
    const done = new Set(shown.map(partOf));
    const open = new Set(
      points.map(({ block }) => partOf(block)).filter((part) => !done.has(part)),
    );
    if (open.size > 1 && open.size <= slides) {
      return ({ block }) => (done.has(partOf(block)) ? null : partOf(block));
    }
  }
  return ({ sentences }) => Math.min(slides - 1, Math.floor((sentences[0]?.at ?? 0) * slides));
}

/** Whether a point shares no sentence with another, and doesn't repeat it. */
function isNew(point: DraftPoint, other: DraftPoint): boolean {
  if (point.header === other.header) return false;
  if (point.sentences.some((sentence) => other.sentences.includes(sentence))) return false;
  // Columns of one table share their rows.
  if (point.block.kind === "table" && point.block === other.block) return false;
  return !repeats(point.stems, other.stems);
}

function repeats(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [less, more] = one.size < other.size ? [one, other] : [other, one];
  return less.size >= 4 && shareOf(less, more) > repeatShare;
}
