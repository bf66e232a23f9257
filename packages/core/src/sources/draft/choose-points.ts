import { shareOf } from "../../text/fold.ts";
import type { DraftBlock } from "./judged-text.ts";
import type { DraftPoint } from "./point.ts";
import type { DraftSentence } from "./sentences.ts";

/** Two slides are duplicates if they share more than this fraction of the shorter slide's word stems. */
const repeatShare = 0.55;
/**
 * A slide's score is multiplied by this factor for each slide that was already chosen from the same part of the source.
 */
const furtherShare = 0.72;
/** Slides with a lower score are chosen only if the others aren't enough. */
export const goodScore = 0.5;

/**
 * An ending's last sentence should be after this fraction of the source. If no point is that late, the last
 * `lastPoints` points are candidates.
 */
const lastPart = 0.8;
const lastPoints = 3;
/** Bonus for an ending from the source's last block. */
const lastBlock = 0.9;
/** Bonus for an ending that contains the source's last sentence. */
const lastSentence = 1.4;
/** Deducted from the rating of an ending that has only a header. */
const bareEnding = 0.4;
/** Maximum bonus for an ending that starts near the source's end. */
const lateStart = 2;

/** Matches a reminder or afterthought, e.g. `Don't forget: the parking card`. */
const reminder =
  /^(?:(?:and )?(?:don['’]t|do not) forget|remember to|also|p\.?s\b|nicht vergessen|außerdem|n['’]oubliez pas|aussi|no olvid\p{L}+|también)(?!\p{L})[^.!?]*:|^p\.?s\.?:/iu;
/** Deducted from the rating of an ending that is a reminder. */
const reminderEnding = 3;

/** Chooses the point for the last slide, but never one from a table. Null if there is no other point. */
export function chooseEnding(
  points: readonly DraftPoint[],
  last: DraftBlock | undefined,
): DraftPoint | null {
  const outsideTables = points.filter(({ block }) => block.kind !== "table");
  const late = outsideTables.filter(({ sentences }) => (sentences.at(-1)?.at ?? 0) >= lastPart);
  const lastOf = ({ sentences }: DraftPoint) => sentences.at(-1)?.index ?? 0;
  const byPlace = outsideTables.toSorted((one, other) => lastOf(one) - lastOf(other));
  const all = late.length > 0 ? late : byPlace.slice(-lastPoints);
  const end = last?.sentences.at(-1);
  const rate = ({ block, score, sentences, items }: DraftPoint) => {
    const lateness = ((sentences[0]?.at ?? 0) - lastPart) / (1 - lastPart);
    return (
      score +
      (block === last ? lastBlock : 0) +
      (sentences.at(-1) === end ? lastSentence : 0) -
      (reminder.test(sentences[0]?.text ?? "") ? reminderEnding : 0) -
      (items.length === 0 ? bareEnding : 0) +
      Math.max(0, lateness) * lateStart
    );
  };
  // If several points have the highest rating, the last of them is chosen.
  return all.toReversed().toSorted((one, other) => rate(other) - rate(one))[0] ?? null;
}

export interface DraftSelection {
  slides: number;
  /** The point of the last slide. */
  ending: DraftPoint | null;
  cover: readonly DraftSentence[];
}

/** Chooses the best point of each part of the source, then further points. Returns the points in source order. */
export function choosePoints(
  points: readonly DraftPoint[],
  { slides, ending, cover }: DraftSelection,
): DraftPoint[] {
  const before = points.filter(
    (point) => !ending || (precedes(point, ending) && isNew(point, ending)),
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
  const order = (one: DraftPoint, other: DraftPoint) =>
    isOfOneTable(one, other)
      ? points.indexOf(one) - points.indexOf(other)
      : placeOf(one) - placeOf(other);
  return chosen.toSorted(order);
}

const placeOf = ({ sentences }: DraftPoint) => sentences[0]?.index ?? 0;

const isOfOneTable = (one: DraftPoint, other: DraftPoint) =>
  one.block === other.block && one.block.kind === "table";

const isRow = ({ sentences }: DraftPoint) => sentences.length === 1;

/** Whether a point may come before the ending, because it is earlier in the source or from the same table. */
const precedes = (point: DraftPoint, ending: DraftPoint) =>
  placeOf(point) < placeOf(ending) || (point !== ending && isOfOneTable(point, ending));

/**
 * Divides the source into parts, and returns a function that maps a point to its part's number. The number is null if
 * the cover or ending uses this part.
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
    ({ section }: DraftBlock) => section.index,
    ({ sentences }: DraftBlock) => sentences[0]?.index ?? 0,
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

/** Whether two points share no sentence and don't say the same. */
function isNew(point: DraftPoint, other: DraftPoint): boolean {
  const isOfOneList = point.block === other.block && point.block.kind === "list";
  if (point.header === other.header && point.header !== "" && !isOfOneList) return false;
  // Slides of two columns share rows, but show different cells. A slide of a row would repeat cells of a column's
  // slide.
  if (isOfOneTable(point, other)) return isRow(point) === isRow(other);
  if (point.sentences.some((sentence) => other.sentences.includes(sentence))) return false;
  // The steps of a recipe name its ingredients again.
  if (point.block.kind === "list" && other.block.kind === "list") return true;
  return !repeats(point.stems, other.stems);
}

function repeats(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [less, more] = one.size < other.size ? [one, other] : [other, one];
  return less.size >= 4 && shareOf(less, more) > repeatShare;
}
