/** RGBA pixels, row by row, not premultiplied. */
export interface Pixels {
  data: Uint8Array<ArrayBuffer>;
  widthPx: number;
  heightPx: number;
}
