import { joinFractions, writeLowered, writeRaised } from "@slideloom/core/text";
import type { Piece } from "./piece.ts";
import { joinSpacedLetters } from "./spaced-letters.ts";
import { composeAccents, joinOverlapping } from "./compose-accents.ts";

/** A part of a line that stands apart, such as a cell of a table. */
export interface LineCell {
  text: string;
  left: number;
  right: number;
}

export interface JoinedLine extends Piece {
  /** Parts of the line that stand apart; one for most lines. */
  cells: LineCell[];
  /** Whether the letters are set apart, so gaps between words may not show. */
  isSpaced: boolean;
}

/** Gaps wider than this multiple of the font size count as a space. */
const spaceGap = 0.15;
/** Gaps wider than this multiple of the font size separate cells. */
const cellGap = 1;
/** Glyphs that overlap by more than this multiple of the font size are a letter and its accent. */
const overlap = 0.15;
/** Raised and lowered text is moved by more than this multiple of the size beside it, by less if it is smaller, too. */
const raised = { shift: 0.25, smallShift: 0.12, smallSize: 0.92 };

export function joinPieces(all: readonly Piece[]): JoinedLine {
  const isRtl = all.filter((piece) => piece.isRtl).length * 2 > all.length;
  const spaced = isRtl ? null : joinSpacedLetters(all);
  const joiner = new LineJoiner(isRtl);
  for (const piece of spaced ?? all) joiner.add(piece);
  const longest = all.reduce((one, other) => (other.text.length > one.text.length ? other : one));
  const cells = joiner.finish();
  return {
    text: cells.map(({ text }) => text).join(" "),
    cells,
    left: Math.min(...all.map(({ left }) => left)),
    right: Math.max(...cells.map(({ right }) => right)),
    top: longest.top,
    size: longest.size,
    isRtl,
    isSpaced: spaced !== null,
  };
}

class LineJoiner {
  readonly #isRtl: boolean;
  readonly #cells: LineCell[] = [];
  #last: Piece | null = null;
  /** The last piece that isn't raised or lowered. */
  #base: Piece | null = null;
  #isAfterSpace = false;

  constructor(isRtl: boolean) {
    this.#isRtl = isRtl;
  }

  add(piece: Piece): void {
    if (piece.text.trim() === "") {
      this.#isAfterSpace = true;
      return;
    }
    const last = this.#last;
    const cell = this.#cells.at(-1);
    const gap = !last ? 0 : this.#isRtl ? last.left - piece.right : piece.left - last.right;
    const base = this.#base;
    const shift = base && piece.size <= base.size ? base.top - piece.top : 0;
    const isSmall = base !== null && piece.size <= base.size * raised.smallSize;
    const minShift = isSmall ? raised.smallShift : raised.shift;
    const isShifted = base !== null && Math.abs(shift) > base.size * minShift;
    const size = isShifted ? base.size : piece.size;
    if (!cell || (!this.#isRtl && gap > cellGap * size)) {
      this.#cells.push({ text: piece.text, left: piece.left, right: piece.right });
    } else {
      const isApart = this.#isAfterSpace || gap > spaceGap * size;
      cell.text = joinTexts(cell.text, piece.text, {
        isApart,
        shift: isShifted ? shift : 0,
        gap: gap / size,
      });
      cell.left = Math.min(cell.left, piece.left);
      cell.right = Math.max(cell.right, piece.right);
    }
    this.#isAfterSpace = false;
    this.#last = piece;
    if (!isShifted) this.#base = piece;
  }

  finish(): LineCell[] {
    return this.#cells
      .map((cell) => ({ ...cell, text: cleanText(cell.text) }))
      .filter(({ text }) => text !== "");
  }
}

interface Joint {
  isApart: boolean;
  /** Above 0 for raised text, below for lowered text. */
  shift: number;
  /** Distance as a multiple of the font size. */
  gap: number;
}

function joinTexts(before: string, after: string, { isApart, shift, gap }: Joint): string {
  const isSpace = isApart && !/\s$/.test(before) && !/^\s/.test(after);
  const text = isSpace ? `${before} ` : before;
  const end = text.slice(-4);
  if (shift > 0) return text + writeRaised(after, end);
  if (shift < 0) return text + writeLowered(after, end);
  return gap < -overlap ? joinOverlapping(text, after) : text + after;
}

const cleanText = (text: string) =>
  composeAccents(joinFractions(text.replaceAll(/\s+/g, " "))).trim();
