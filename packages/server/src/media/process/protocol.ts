export interface ImageOrder {
  bytes: Uint8Array;
  /** `webp`: lossy and small, to be stored. `png`: lossless and fast to encode, to be drawn once. */
  as: "webp" | "png";
  /** Maximum width and height of the result, in px. */
  maxEdgePx: number;
}

export interface ReencodedImage {
  bytes: Uint8Array;
  widthPx: number;
  heightPx: number;
  /** Set if a very long image was made smaller, e.g. `is 9,000 by 60 pixels, so a smaller copy is drawn`. */
  note: string | null;
}

/** A reply to an order. `fault` is the message of the decoder's error. */
export type ImageReply = { ok: true; image: ReencodedImage } | { ok: false; fault: string };
