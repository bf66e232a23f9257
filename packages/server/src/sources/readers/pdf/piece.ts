/** A part of a line with the same font, in points from the page's top left corner. */
export interface Piece {
  text: string;
  left: number;
  right: number;
  top: number;
  size: number;
  isRtl: boolean;
}
