/** RGBA pixels in row order, not premultiplied. */
export interface Pixels {
  data: Uint8Array<ArrayBuffer>;
  widthPx: number;
  heightPx: number;
}
