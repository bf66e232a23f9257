import type { Ink, InkedWords, InkKind } from "./ink.ts";

/** How far bars and blocks reach over the ink at the sides, em. */
export const sideEm = 0.08;

/** Edges of a box, in pixels of the bitmap; rows count from the middle of the line. */
export type Edges = Pick<InkedWords, "left" | "right" | "top" | "bottom">;

/** Marked words of one line, and what is around them. */
export interface Place {
  ink: Ink;
  words: InkedWords;
  /** The font size, in pixels of the bitmap. */
  em: number;
  /** The row at which most letters end: the baseline of Latin letters. */
  foot: number;
  /** Height under the line that no other text takes. */
  freeBelow: number;
}

/** Whether an area of the text has ink of one of the kinds, with its lines as close together as on the slide. */
export function hasInk({ ink, words }: Place, area: Edges, kinds: readonly InkKind[]): boolean {
  const { middlesPx, scale } = ink;
  const own = middlesPx[words.line] ?? 0;
  return [words.line - 1, words.line, words.line + 1].some((line) => {
    const shift = ((middlesPx[line] ?? own) - own) * scale;
    for (let y = Math.floor(area.top); y < area.bottom; y += 1) {
      for (let x = Math.floor(area.left); x < area.right; x += 1) {
        if (kinds.includes(ink.inkAt(line, x, y - shift))) return true;
      }
    }
    return false;
  });
}
