import { floorCodePoint } from "./code-points.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Maximum UTF-16 units per call of the segmenter. Each segment copies the whole input, so long inputs take quadratic
 * time.
 */
const windowUnits = 500;
/** Number of UTF-16 units at the end of a very long grapheme that determine where it ends. */
const tailUnits = 100;

/** Matches a run of characters that are one grapheme each. Combining marks after the run extend its last grapheme. */
const plainRun =
  /[\t\n\u0020-\u007E\u00A0-\u00AC\u00AE-\u02FF\u0370-\u0482\u048A-\u052F\u1E00-\u1FFF\u2010-\u2027\u2030-\u205E\u3000-\u3029\u3041-\u3096\u30A1-\u30FA\u30FC-\u30FE\u3400-\u9FFF\uAC00-\uD7A3\uFF01-\uFF60]+/y;

/** Yields the end of each grapheme (UAX #29) in UTF-16 units, lazily. */
export function* walkGraphemes(text: string): Generator<number, void> {
  let start = 0;
  while (start < text.length) {
    const plainEnd = findPlainEnd(text, start);
    while (start < plainEnd) yield ++start;
    if (start >= text.length) return;
    for (const end of walkWindow(text, start)) yield (start = end);
  }
}

/** Counts graphemes up to `stopAt`. An emoji, or a letter with its accents, is one grapheme. */
export function countGraphemes(text: string, stopAt = Infinity): number {
  let count = 0;
  for (const _ of count < stopAt ? walkGraphemes(text) : []) if (++count >= stopAt) break;
  return count;
}

/** The first `limit` graphemes of a text. */
export function cutGraphemes(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let count = 0;
  for (const end of limit > 0 ? walkGraphemes(text) : []) {
    if (++count >= limit) return text.slice(0, end);
  }
  return limit > 0 ? text : "";
}

/** Cuts a text to at most `max` UTF-16 units, between graphemes; a longer first grapheme is cut between code points. */
export function cutUnits(text: string, max: number): string {
  if (text.length <= max) return text;
  let kept = 0;
  for (const end of walkGraphemes(text)) {
    if (end > max) break;
    kept = end;
  }
  return text.slice(0, kept > 0 ? kept : floorCodePoint(text, max));
}

/**
 * Returns the end of the run of plain characters at `start`. If text follows, excludes the last character, because
 * combining marks may follow.
 */
function findPlainEnd(text: string, start: number): number {
  plainRun.lastIndex = start;
  const end = plainRun.test(text) ? plainRun.lastIndex : start;
  return end === text.length ? end : end - 1;
}

/**
 * Yields the ends of the graphemes in a window. If the first grapheme is longer than the window, yields only its end.
 */
function* walkWindow(text: string, start: number): Generator<number, void> {
  const window = text.slice(start, floorCodePoint(text, start + windowUnits));
  const isLast = start + window.length >= text.length;
  let whole = 0;
  for (const { index, segment } of segmenter.segment(window)) {
    const end = index + segment.length;
    if (end < window.length || isLast) yield start + (whole = end);
  }
  if (whole === 0) yield findLongEnd(text, start, start + window.length);
}

/**
 * Returns the end of a grapheme that is longer than a window. Takes linear time, because each step segments only one
 * window.
 */
function findLongEnd(text: string, start: number, read: number): number {
  const lead = String.fromCodePoint(text.codePointAt(start) ?? 0);
  let from = read;
  while (from < text.length) {
    const before = lead + text.slice(floorCodePoint(text, from - tailUnits), from);
    const next = floorCodePoint(text, from + windowUnits);
    for (const { index, segment } of segmenter.segment(before + text.slice(from, next))) {
      const end = from + index + segment.length - before.length;
      // Skips ends before `from`. They are unreliable, because `before` lacks the middle of the grapheme.
      if (end >= from && end < next) return end;
    }
    from = next;
  }
  return text.length;
}

/** Truncates a text to `max` characters, including `...`. */
export function truncateLabel(text: string, max: number): string {
  return cutGraphemes(text, max) === text ? text : `${cutGraphemes(text, max - 3)}...`;
}
