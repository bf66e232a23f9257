import { type JoinedLine, joinPieces } from "./join-pieces.ts";
import type { Piece } from "./piece.ts";
import type { TagBlock } from "./tag-blocks.ts";

/** A piece of text as pdf.js finds it on a page. */
export interface PdfItem {
  str: string;
  dir: string;
  /** Matrix from the text's coordinates to the page's coordinates, in which y increases upwards. */
  transform: readonly number[];
  width: number;
  /** Id of the tagged piece that the text is part of. */
  tagId?: string | undefined;
}

/**
 * A page's size in points. `transform` is the matrix from PDF coordinates to points from the page's top left corner.
 */
export interface PdfPage {
  number: number;
  width: number;
  height: number;
  transform: readonly number[];
  /** Blocks by the ids of tagged pieces. */
  tags: ReadonlyMap<string, TagBlock>;
}

/** A line of text; lengths are in points from the page's top left corner. */
export interface PdfLine extends JoinedLine {
  page: number;
  pageHeight: number;
  tag?: TagBlock | undefined;
}

/** Minimum font size in points. Smaller text can't be read: it is hidden, or part of a drawing. */
const minSize = 2;
/** Widest gap within a line, as a multiple of the font size; a wider gap separates columns. */
const maxGap = 4;
/** Arabic letters encoded by their shape within a word (presentation forms). */
const presentationForms = /[\uFB50-\uFDFF\uFE70-\uFEFE]+/g;

export type LeftItem = "hidden part" | "line of sideways text";

/**
 * Joins a page's items into lines, in the order of the file. `onLeft` gets text that is turned sideways, outside the
 * page or too small to see.
 */
export function findLines(
  items: readonly PdfItem[],
  page: PdfPage,
  onLeft: (kind: LeftItem, text: string) => void,
): PdfLine[] {
  const lines: { pieces: Piece[]; tag: TagBlock | undefined }[] = [];
  for (const item of items) {
    const piece = placeItem(item, page);
    if (item.str === "") continue;
    if (!piece || isUnseen(piece, page)) {
      const kind = piece ? "hidden part" : "line of sideways text";
      if (item.str.trim() !== "") onLeft(kind, item.str);
      continue;
    }
    const tag = item.tagId === undefined ? undefined : page.tags.get(item.tagId);
    const line = lines.at(-1);
    const last = line?.pieces.at(-1);
    if (line && last && line.tag === tag && continues(last, piece)) line.pieces.push(piece);
    else if (piece.text.trim() !== "") lines.push({ pieces: [piece], tag });
  }
  return lines.map(({ pieces, tag }) => ({
    ...joinPieces(pieces),
    page: page.number,
    pageHeight: page.height,
    tag,
  }));
}

const isUnseen = ({ left, right, top, size }: Piece, { width, height }: PdfPage) =>
  size < minSize || right < 0 || left > width || top < 0 || top > height + size;

/** Returns a text item with its position; null if the text is turned sideways. */
function placeItem({ str, dir, transform, width }: PdfItem, page: PdfPage): Piece | null {
  const [a, b, c, d, e, f] = multiply(page.transform, transform);
  if (Math.abs(b) > Math.abs(a) / 4) return null;
  const size = Math.hypot(c, d);
  const left = a < 0 ? e - width : e;
  const text = str.replaceAll(presentationForms, (form) => form.normalize("NFKC"));
  return { text, left, right: left + width, top: f, size, isRtl: dir === "rtl" };
}

type Matrix = readonly [number, number, number, number, number, number];

function multiply(one: readonly number[], other: readonly number[]): Matrix {
  const [a1 = 1, b1 = 0, c1 = 0, d1 = 1, e1 = 0, f1 = 0] = one;
  const [a2 = 1, b2 = 0, c2 = 0, d2 = 1, e2 = 0, f2 = 0] = other;
  return [
    a1 * a2 + c1 * b2,
    b1 * a2 + d1 * b2,
    a1 * c2 + c1 * d2,
    b1 * c2 + d1 * d2,
    a1 * e2 + c1 * f2 + e1,
    b1 * e2 + d1 * f2 + f1,
  ];
}

function continues(last: Piece, next: Piece): boolean {
  const size = Math.max(last.size, next.size);
  const gap = last.isRtl && next.isRtl ? last.left - next.right : next.left - last.right;
  return Math.abs(next.top - last.top) < size / 2 && gap > -size && gap < maxGap * size;
}
