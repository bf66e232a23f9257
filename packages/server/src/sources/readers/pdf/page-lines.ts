/** A piece of text as pdf.js finds it on a page. */
export interface PdfItem {
  str: string;
  dir: string;
  /** Matrix from the text's coordinates to the page's coordinates, in which y increases upwards. */
  transform: readonly number[];
  width: number;
  fontName: string;
}

/**
 * A page's size in points. `transform` is the matrix from PDF coordinates to points from the page's top left corner.
 */
export interface PdfPage {
  number: number;
  width: number;
  height: number;
  transform: readonly number[];
}

/** A line of text; lengths are in points from the page's top left corner. */
export interface PdfLine {
  text: string;
  left: number;
  right: number;
  /** Position of the baseline. */
  top: number;
  size: number;
  page: number;
  pageHeight: number;
  isRtl: boolean;
}

type Piece = Omit<PdfLine, "page" | "pageHeight">;

/** Minimum font size in points. Smaller text can't be read: it is hidden, or part of a drawing. */
const minSize = 2;
/** Widest gap within a line, as a multiple of the font size; a wider gap separates columns. */
const maxGap = 4;
/** Gaps wider than this multiple of the font size count as a space. */
const spaceGap = 0.15;
/** Arabic letters encoded by their shape within a word (presentation forms). */
const presentationForms = /[\uFB50-\uFDFF\uFE70-\uFEFE]+/g;

/**
 * Joins a page's items into lines, in the order of the file, without text that is turned sideways. `onHidden` gets text
 * that is outside the page or too small to see.
 */
export function findLines(
  items: readonly PdfItem[],
  page: PdfPage,
  onHidden: (text: string) => void,
): PdfLine[] {
  const lines: Piece[][] = [];
  for (const item of items) {
    const piece = placeItem(item, page);
    if (!piece || piece.text === "") continue;
    const isOutside =
      piece.right < 0 ||
      piece.left > page.width ||
      piece.top < 0 ||
      piece.top > page.height + piece.size;
    if (piece.size < minSize || isOutside) {
      if (piece.text.trim() !== "") onHidden(piece.text);
      continue;
    }
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && continues(last, piece)) line.push(piece);
    else if (piece.text.trim() !== "") lines.push([piece]);
  }
  return lines.map((pieces) => ({
    ...joinPieces(pieces),
    page: page.number,
    pageHeight: page.height,
  }));
}

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

function joinPieces(pieces: readonly Piece[]): Piece {
  const isRtl = pieces.filter((piece) => piece.isRtl).length * 2 > pieces.length;
  let text = "";
  let last: Piece | undefined;
  for (const piece of pieces) {
    const gap = last ? (isRtl ? last.left - piece.right : piece.left - last.right) : 0;
    const isApart = gap > spaceGap * piece.size && !/\s$/.test(text) && !/^\s/.test(piece.text);
    text += (isApart ? " " : "") + piece.text;
    last = piece;
  }
  const longest = pieces.reduce((one, other) =>
    other.text.length > one.text.length ? other : one,
  );
  return {
    text: text.replaceAll(/\s+/g, " ").trim(),
    left: Math.min(...pieces.map(({ left }) => left)),
    right: Math.max(...pieces.map(({ right }) => right)),
    top: longest.top,
    size: longest.size,
    isRtl,
  };
}
