import { type Break, breakCosts } from "./break.ts";

/** A word's width without and with the space after it, in one unit. */
export interface WordWidth {
  ink: number;
  advance: number;
}

/** The width of a paragraph's lines, in the words' unit. */
export interface LineRoom {
  width: number;
  /** Whether the lines are as wide as each other. */
  isBalanced: boolean;
  /** Whether a sentence within a line is as bad as a bad break. */
  startsSentences?: boolean;
}

export interface ChosenLines {
  /** For each line, the index of the word after its last one. */
  ends: number[];
  /** How much the breaks disturb reading, apart from the lines' widths; 0 if all are ordinary or better. */
  badness: number;
}

/** Longer paragraphs are left as they are: nobody weighs their breaks, and the search takes their length squared. */
const mostWords = 120;
/** A word may be wider than the room by this factor: fitting lets a line hang out as far as its space. */
const wordSlack = 1.03;
/**
 * Costs of one word alone in a last line, in another, in the first of two, of a short line, of a short clause alone in
 * a line, and of a sentence's first or last word alone.
 */
const costs = { orphan: 16, lone: 13, loneOfTwo: 7, stub: 3, tiny: 9, torn: 10 } as const;
/** Costs of a sentence's end within a line. */
const inner = { usual: 1.5, large: 10 } as const;
/** Part of the room that a line of several words needs so that they aren't lost in it. */
const stubShare = 0.6;
/** Parts of the mean line below which the last of two words, and a clause within a text, are lost in a line. */
const pairShare = 0.5;
const tinyShare = 0.5;
/** Parts of the mean line from which on a word alone isn't lost, and below which it is quite lost. */
const lonely = { most: 0.95, least: 0.5 } as const;
/** Costs of the square of a line's distance from the wanted width. */
const ragged = { balanced: 18, free: 4, prose: 30 } as const;
/** From this many lines of so many words on a text is prose: its lines are full, wherever its phrases end. */
const prose = { lines: 5, words: 3 } as const;
/** How much bad breaks cost in prose, as a part of what they cost in large words. */
const proseShare = 0.7;

interface Words {
  widths: readonly WordWidth[];
  /** Sum of the words' advances before each word. */
  starts: readonly number[];
}

interface Paragraph extends Words {
  breaks: readonly Break[];
  room: LineRoom;
}

interface Best {
  cost: number;
  badness: number;
  /** Start of the last line. */
  from: number;
}

/**
 * Returns the lines that cost least, of as few lines as possible and `more`. Null if a word is wider than the room or
 * the paragraph is very long.
 */
export function chooseLines(
  widths: readonly WordWidth[],
  breaks: readonly Break[],
  room: LineRoom,
  more = 0,
): ChosenLines | null {
  if (widths.length === 0 || widths.length > mostWords) return null;
  if (widths.some(({ ink }) => ink > room.width * wordSlack)) return null;
  const paragraph = { widths, breaks, room, starts: listStarts(widths) };
  const count = Math.min(widths.length, countFull(paragraph, room.width) + more);
  if (count === 1) return { ends: [widths.length], badness: 0 };
  return search(paragraph, count);
}

/** Returns the number of lines that words need at least. A word wider than the room has a line of its own. */
export const countLines = (widths: readonly WordWidth[], width: number): number =>
  countFull({ widths, starts: listStarts(widths) }, width);

function listStarts(widths: readonly WordWidth[]): number[] {
  const starts = [0];
  for (const { advance } of widths) starts.push((starts.at(-1) ?? 0) + advance);
  return starts;
}

const widthOf = ({ starts, widths }: Words, from: number, until: number) =>
  (starts[until - 1] ?? 0) - (starts[from] ?? 0) + (widths[until - 1]?.ink ?? 0);

function countFull(words: Words, width: number): number {
  let [lines, from] = [1, 0];
  for (const index of words.widths.keys()) {
    if (index === from || widthOf(words, from, index + 1) <= width) continue;
    lines += 1;
    from = index;
  }
  return lines;
}

/** Finds the cheapest ends of exactly `count` lines, line after line. */
function search(paragraph: Paragraph, count: number): ChosenLines {
  const { widths, room } = paragraph;
  const total = widths.length;
  const wanted = Math.min(room.width, widthOf(paragraph, 0, total) / count);
  const rows: Map<number, Best>[] = [new Map([[0, { cost: 0, badness: 0, from: 0 }]])];
  for (let line = 0; line < count; line += 1) {
    const row = new Map<number, Best>();
    for (const [from, before] of rows[line] ?? []) {
      for (let until = from + 1; until <= total; until += 1) {
        if (until > from + 1 && widthOf(paragraph, from, until) > room.width) break;
        if (line === count - 1 && until < total) continue;
        const { cost, badness } = rateLine(paragraph, { from, until, wanted, count });
        const best = {
          cost: before.cost + cost + badness,
          badness: before.badness + badness,
          from,
        };
        if (best.cost < (row.get(until)?.cost ?? Infinity)) row.set(until, best);
      }
    }
    rows.push(row);
  }
  const ends: number[] = [];
  for (let [line, until] = [count, total]; line > 0; line -= 1) {
    ends.unshift(until);
    until = rows[line]?.get(until)?.from ?? 0;
  }
  return { ends, badness: rows[count]?.get(total)?.badness ?? 0 };
}

interface Line {
  from: number;
  until: number;
  wanted: number;
  /** Number of lines of the paragraph. */
  count: number;
}

/** Rates a line: `badness` is what is worse than an ordinary line, `cost` all the rest. */
function rateLine(paragraph: Paragraph, line: Line): { cost: number; badness: number } {
  const { widths, breaks, room } = paragraph;
  const { from, until, wanted, count } = line;
  const isLast = until === widths.length;
  const width = widthOf(paragraph, from, until);
  const end = isLast ? 0 : (breaks[until - 1]?.cost ?? 0);
  const usual = Math.min(end, breakCosts.ordinary);
  const off = room.isBalanced ? (width - wanted) / wanted : (room.width - width) / room.width;
  const isFree = isLast && !room.isBalanced;
  const isProse = !room.isBalanced && count >= prose.lines && widths.length >= prose.words * count;
  const kind = room.isBalanced ? "balanced" : isProse ? "prose" : "free";
  const shape = isFree ? 0 : ragged[kind] * off * off;
  const sentences = countInner(breaks, from, until);
  const isLarge = room.startsSentences === true && !isProse;
  const phrases = usual + (isLarge ? 0 : sentences * inner.usual);
  const badness =
    end -
    usual +
    rateLone(paragraph, line) +
    rateTorn(paragraph, from, until) +
    (isLarge ? sentences * inner.large : 0);
  return isProse
    ? { cost: shape, badness: badness * proseShare }
    : { cost: phrases + shape, badness };
}

/** Sentences that end within the line, before its last word. */
function countInner(breaks: readonly Break[], from: number, until: number): number {
  let count = 0;
  for (let index = from; index < until - 1; index += 1) {
    if (breaks[index]?.ends === "sentence") count += 1;
  }
  return count;
}

/** A short line, most of all of one word, unless it is a sentence of its own. */
function rateLone(paragraph: Paragraph, { from, until, wanted, count }: Line): number {
  const { widths, breaks, room } = paragraph;
  const isAll = from === 0 && until === widths.length;
  if (isAll) return 0;
  const width = widthOf(paragraph, from, until);
  const share = width / wanted;
  if (widths.length < 3) return share < pairShare && from > 0 ? costs.loneOfTwo : 0;
  const lost = Math.max(0, Math.min(1, (lonely.most - share) / (lonely.most - lonely.least)));
  const follows = breaks[from - 1]?.ends;
  const isOne = until - from === 1;
  const isFirst = from === 0 && share < pairShare;
  const lone = count === 2 && !isFirst ? costs.loneOfTwo : costs.lone;
  if (until === widths.length) {
    if (!isOne || follows === "sentence") return 0;
    return lost * (follows === "phrase" ? lone : costs.orphan);
  }
  const ends = endsPart(breaks[until - 1]);
  if (isOne && !(ends && (from === 0 || endsPart(breaks[from - 1])))) return lone * lost;
  if (ends) return from > 0 && share < tinyShare ? costs.tiny : 0;
  if (count < 3 || width >= room.width * stubShare) return 0;
  return share < tinyShare ? costs.tiny : costs.stub;
}

/** The first word of a sentence or clause at the end of a line, or its last word at the start of one. */
function rateTorn({ widths, breaks }: Paragraph, from: number, until: number): number {
  if (until - from < 2) return 0;
  const weigh = (ends: Break["ends"] | undefined) =>
    ends === "sentence" ? costs.torn : ends === "clause" ? costs.torn / 2 : 0;
  const isLast = until === widths.length;
  const first = isLast || endsPart(breaks[until - 1]) ? 0 : weigh(breaks[until - 2]?.ends);
  const isTornBefore = from > 0 && !endsPart(breaks[from - 1]);
  return first + (isTornBefore ? weigh(breaks[from]?.ends) : 0);
}

/** Whether a sentence or clause ends at a break. */
const endsPart = (one: Break | undefined) => one?.ends === "sentence" || one?.ends === "clause";
