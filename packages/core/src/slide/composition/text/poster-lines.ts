import { letterStyle, type Letters } from "../scene/lettering.ts";
import type { Composing } from "../fit/composing.ts";
import {
  breakCosts,
  chooseLines,
  countLines,
  createLineRules,
  rateBreaks,
  type Break,
  type LineRules,
  type WordWidth,
} from "../../../lines/index.ts";
import { measureEms } from "./measure.ts";
import type { Area, Scene, StageShape } from "../scene/scene.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { iconCharacters } from "../../../icons/index.ts";
import { parseInlineMarkup, stripMarkup } from "../../../text/inline-markup.ts";
import { hasKana } from "../../../text/scripts.ts";
import { joinWords, markPhraseBreaks, markWordBreaks } from "../../../text/word-breaks.ts";

/**
 * One line of a poster, which is a title in lines that each fill the width. `y` is the distance from the top of the
 * first line, CSS px.
 */
export interface PosterLine {
  words: Words;
  y: number;
  widthPx: number;
  heightPx: number;
  sizePx: number;
}

/** The lines of a poster and their total height, CSS px. */
interface PosterLines {
  lines: PosterLine[];
  heightPx: number;
}

/** Maximum number of words or phrases in a poster. A longer title is drawn as a usual headline. */
const mostPieces = 18;
/** Maximum number of lines in a poster. A longer title is drawn as a usual headline. */
const mostLines = 7;
/** How far the lines of a poster may differ. */
export interface PosterLimits {
  /** Largest font size of a line, as a multiple of the smallest line's font size. */
  mostRatio: Readonly<Record<StageShape, number>>;
  /** Largest font size of a line, design px. */
  maxSize: number;
  /** Largest gap between two lines, as a multiple of the smallest line's font size. */
  mostGap: number;
  /** How much it counts that all lines fill the width, as an exponent; 0 if only the filled area counts. */
  widthPower: number;
  /** How much the total height of the lines counts, as an exponent: a higher one prefers more and larger lines. */
  heightPower: number;
}

/** Blank space left and right of a line's letters, em; lines extend into the margins by this distance. */
export const posterHang = 0.04;

const unfit = new RegExp(String.raw`[\n\x60${iconCharacters}]`, "u");

/**
 * Splits a title into words and phrases, each with the spaces after it. Null if the title can't be a poster, e.g.
 * because it has a line break, code or an icon.
 */
function posterPieces({ text }: Words): string[] | null {
  const plain = stripMarkup(text).trim();
  if (plain === "" || unfit.test(plain)) return null;
  const marked = joinWords(
    markPhraseBreaks(markWordBreaks(plain), { follows: false, isJapanese: hasKana(plain) }),
  );
  const pieces = (marked.match(/[^ \u200b]+[ \u200b]*/g) ?? []).map((piece) =>
    piece.replaceAll(/[\u200b\u2060]/g, "").replaceAll("\u00a0", " "),
  );
  if (pieces.length > mostPieces || pieces.join("") !== plain.replaceAll("\u00a0", " "))
    return null;
  return pieces;
}

/**
 * Breaks a title into lines that each fill the width, as large as the height allows. Null if that is impossible or a
 * line would be unreadable.
 */
export function* fitPosterLines(
  scene: Scene,
  words: Words,
  { letters, area, limits }: { letters: Letters; area: Area; limits: PosterLimits },
): Composing<PosterLines | null> {
  const found = posterPieces(words);
  if (!found) return null;
  const rules = rulesOf(scene);
  const pieces = joinNumbers(found, rules);
  const plain = pieces.join("");
  const style = letterStyle(scene, plain, { letters, sizePx: 1, color: "#000000" });
  const leading = Number(style.lineHeight);
  const probes = [...pieces.map((piece) => piece.trimEnd()), "n n", "nn"];
  const ems = yield* measureEms(
    scene,
    probes.map((piece) => [piece, letters] as const),
  );
  const spaceEm = (ems.at(-2) ?? 0) - (ems.at(-1) ?? 0);
  const widths = pieces.map(
    (piece, index) => (ems[index] ?? 0) + (piece.endsWith(" ") ? spaceEm : 0),
  );
  const plans = planLines(pieces, widths, rules).map(({ breaks, badness }) => {
    const lines = breaks.map(([from, to]) => sum(widths.slice(from, to)));
    return { breaks, badness, sizes: sizeLines(scene, lines, { area, leading, limits }), lines };
  });
  // Prefers lines whose letters fill more of the area.
  const narrowestShare = ({ sizes, lines }: Pick<(typeof plans)[number], "sizes" | "lines">) =>
    Math.min(...sizes.map((size, index) => (size * (lines[index] ?? 0)) / area.width));
  const fullness = ({ sizes, lines, badness }: (typeof plans)[number]) =>
    (narrowestShare({ sizes, lines }) ** limits.widthPower *
      sum(sizes.map((size, index) => size * size * (lines[index] ?? 0))) *
      (sum(sizes) * leading) ** limits.heightPower) /
    (1 + (badness / badnessOfHalf) ** 2);
  const best = plans.reduce((one, other) => (fullness(other) > fullness(one) ? other : one));
  const texts = best.breaks.map(([from, to]) => pieces.slice(from, to).join(""));
  const exact = yield* measureEms(
    scene,
    texts.map((text) => [text.trim(), letters] as const),
  );
  const sizes = sizeLines(scene, exact, { area, leading, limits });
  if (Math.min(...sizes) < scene.floorPx.headline) return null;
  return placeLines(markLines(words, texts), { sizes, ems: exact, leading, area, limits });
}

/** Returns the rules of the post's language. */
function rulesOf({ context, reading }: Scene): LineRules {
  const headers = context.post.content.map(({ header }) => header);
  return createLineRules([reading.title.text, ...headers].join(" "));
}

function ratePieces(pieces: readonly string[], rules: LineRules): Break[] {
  return rateBreaks(
    pieces.map((piece) => ({ text: piece.trimEnd() })),
    rules,
  );
}

/** Joins a number and what it counts to one piece. */
function joinNumbers(pieces: readonly string[], rules: LineRules): string[] {
  const breaks = ratePieces(pieces, rules);
  return pieces.reduce<string[]>((joined, piece, index) => {
    const isCounted = breaks[index - 1]?.cost === breakCosts.number;
    return isCounted
      ? [...joined.slice(0, -1), `${joined.at(-1) ?? ""}${piece}`]
      : [...joined, piece];
  }, []);
}

/** A plan's lines, each as a range of pieces without `to`, and how much their breaks disturb reading. */
interface Plan {
  breaks: [from: number, to: number][];
  badness: number;
}

/** Lines with this badness count half as much as lines without. */
const badnessOfHalf = 8;
/** Lines may be wider than the narrowest ones of their number by these factors, to break better. */
const slacks = [1, 1.15, 1.35];

/** Lists the lines of a poster, for each number of lines the ones that break best. */
function planLines(pieces: string[], widths: number[], rules: LineRules): Plan[] {
  const breaks = ratePieces(pieces, rules);
  const shapes = widths.map((width): WordWidth => ({ ink: width, advance: width }));
  const limits = Array.from({ length: Math.min(mostLines, pieces.length) }, (_, index) =>
    narrowest(shapes, index + 1),
  );
  return limits
    .flatMap((limit) => slacks.map((slack) => limit * slack + 1e-9))
    .flatMap((width): Plan[] => {
      const chosen = chooseLines(shapes, breaks, { width, isBalanced: true });
      if (!chosen || chosen.ends.length > mostLines) return [];
      const lines = chosen.ends.map((to, index): Plan["breaks"][number] => [
        chosen.ends[index - 1] ?? 0,
        to,
      ]);
      const empty = lines.filter(([from, to]) => pieces.slice(from, to).every(isEmpty));
      return [{ breaks: lines, badness: chosen.badness + empty.length * badnessOfHalf }];
    });

  /** Whether a word says little of its own, such as an article: alone on a line it would be set largest. */
  function isEmpty(piece: string): boolean {
    const word = piece.trim().toLowerCase();
    return rules.leans(word) !== "no" || /^\p{Script=Latin}{1,2}$/u.test(word);
  }
}

/** Returns the width of the narrowest lines that hold all pieces in at most `count` lines. */
function narrowest(shapes: readonly WordWidth[], count: number): number {
  const widths = shapes.map(({ ink }) => ink);
  const least = Math.max(...widths);
  const limits = widths
    .flatMap((_, from) =>
      widths.slice(from).map((__, to) => sum(widths.slice(from, from + to + 1))),
    )
    .filter((limit) => limit >= least)
    .toSorted((one, other) => one - other);
  return limits.find((limit) => countLines(shapes, limit + 1e-9) <= count) ?? sum(widths);
}

/**
 * Returns each line's font size, CSS px. Each line fills the width, but is at most `mostRatio` times as large as the
 * smallest line.
 */
function sizeLines(
  { px, shape }: Scene,
  ems: readonly number[],
  {
    area: { width, height },
    leading,
    limits: { maxSize, mostRatio },
  }: { area: Area; leading: number; limits: PosterLimits },
): number[] {
  const full = ems.map((em) =>
    Math.min(px(maxSize), (width - 1) / Math.max(0.1, em - 2 * posterHang)),
  );
  const most = Math.min(...full) * mostRatio[shape];
  const sizes = full.map((size) => Math.min(most, size));
  const share = Math.min(1, height / (sum(sizes) * leading));
  return sizes.map((size) => Math.floor(size * share * 4) / 4);
}

/** Returns the lines with the `::` markup that their words have in the title. */
function markLines({ text, ref }: Words, lines: readonly string[]): Words[] {
  let start = 0;
  const spans = parseInlineMarkup(text.trim()).map((span) => {
    const from = start;
    start += span.text.length;
    return { ...span, from };
  });
  let end = 0;
  return lines.map((line) => {
    const from = end;
    end += line.length;
    const marked = spans.map((span) => {
      const part = span.text.slice(Math.max(0, from - span.from), Math.max(0, end - span.from));
      return span.highlighted ? part.replace(/\S(?:.*\S)?/su, "::$&::") : part;
    });
    return { text: marked.join("").trim(), ref };
  });
}

/** Places the lines below each other. Free height goes between the lines, up to a limit. */
function placeLines(
  words: readonly Words[],
  {
    sizes,
    ems,
    leading,
    area,
    limits,
  }: {
    sizes: readonly number[];
    ems: readonly number[];
    leading: number;
    area: Area;
    limits: PosterLimits;
  },
): PosterLines {
  const gaps = Math.max(1, words.length - 1);
  const sparePx = Math.max(0, area.height - sum(sizes) * leading);
  const gapPx = Math.min(sparePx / gaps, Math.min(...sizes) * limits.mostGap);
  let y = 0;
  const lines = words.map((line, index): PosterLine => {
    const sizePx = sizes[index] ?? 0;
    const place = { y, sizePx, widthPx: sizePx * (ems[index] ?? 0), heightPx: sizePx * leading };
    y += place.heightPx + gapPx;
    return { words: line, ...place };
  });
  return { lines, heightPx: y - gapPx };
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
