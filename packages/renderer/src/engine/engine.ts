import type { Compression } from "@slideloom/core/outputs";
import type { Pixels } from "../pixels.ts";
import { encodePng } from "../png/encode-png.ts";

/** CSS properties in camel case; numbers are px. */
export type EngineStyle = Readonly<Record<string, string | number | undefined>>;

export interface EngineContainer {
  type: "container";
  style: EngineStyle;
  children: EngineNode[];
}

export type EngineNode =
  | EngineContainer
  | { type: "text"; style: EngineStyle; text: string }
  | { type: "image"; style: EngineStyle; src: string; width?: number; height?: number };

/**
 * A part of a line of text that is drawn in one font. Positions are in px from the top left corner of the text's node.
 */
export interface MeasuredRun {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A laid out node. `transform` is a CSS matrix; its last two numbers are the position on the slide, px. */
export interface MeasuredNode {
  width: number;
  height: number;
  transform: [number, number, number, number, number, number];
  children: MeasuredNode[];
  runs: MeasuredRun[];
}

/** A font file. A family may have several files with the same name, each for other code points. */
interface EngineFont {
  name: string;
  data: Uint8Array;
  /** Set for a static file; a variable one covers all weights. */
  weight?: number;
  /** Absent for upright files. */
  style?: "italic";
  unicodeRange?: [from: number, to: number][];
}

/** Bytes of an image (PNG, JPEG, WebP, GIF, SVG) that nodes reference by `src`. */
export interface EngineImage {
  src: string;
  data: Uint8Array;
}

/** `raw` is RGBA in row order, not premultiplied. */
export type PixelType = "raw" | "png" | "jpeg" | "webp";

interface EngineRender {
  /** Slide size in CSS px; the image has `scale` device pixels per CSS px. */
  widthPx: number;
  heightPx: number;
  scale: number;
  type: PixelType;
  /** 1 to 100, for JPEG and WebP; 90 by default. */
  quality?: number | undefined;
  /** For PNG; fast by default. */
  compression?: Compression | undefined;
  images: EngineImage[];
}

/**
 * The drawing engine, with identical pixels in browser workers and Node. Rejects with the engine's own Error on invalid
 * input.
 */
export interface Engine {
  registerFont(font: EngineFont): Promise<void>;
  /**
   * Lays out a tree in a viewport of that width and any height. `scale` is the number of device pixels per CSS px, by
   * default 1.
   */
  measure(
    node: EngineNode,
    widthPx: number,
    images: EngineImage[],
    scale?: number,
  ): Promise<MeasuredNode>;
  render(node: EngineNode, options: EngineRender): Promise<Uint8Array<ArrayBuffer>>;
}

/** Default quality of JPEG and WebP files. */
const defaultQuality = 90;

/** Encodes pixels as lossy WebP; resolves to null if unsupported. */
export type EncodeWebp = (
  pixels: Pixels,
  quality: number,
) => Promise<Uint8Array<ArrayBuffer> | null>;

/** The interface shared by Takumi's native and wasm renderers. */
export interface TakumiRenderer {
  registerFont(font: EngineFont): Promise<unknown>;
  measure(node: EngineNode, options: object): Promise<MeasuredNode>;
  render(node: EngineNode, options: object): Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Wraps a Takumi renderer. Tries `encodeWebp` first, because Takumi's wasm build writes only lossless WebP files,
 * several times as large.
 */
export function createEngine(takumi: TakumiRenderer, encodeWebp?: EncodeWebp): Engine {
  async function render(
    node: EngineNode,
    { quality = defaultQuality, compression = "fast", ...options }: EngineRender,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const { type, scale, images } = options;
    const width = Math.round(options.widthPx * scale);
    const height = Math.round(options.heightPx * scale);
    if (type === "webp" && encodeWebp) {
      const data = await render(node, { ...options, type: "raw" });
      const encoded = await encodeWebp({ data, widthPx: width, heightPx: height }, quality);
      if (encoded) return encoded;
    }
    if (type === "png" && compression === "fast") {
      const data = await render(node, { ...options, type: "raw" });
      return encodePng({ data, widthPx: width, heightPx: height });
    }
    const isLossy = type === "jpeg" || type === "webp";
    return takumi.render(node, {
      width,
      height,
      devicePixelRatio: scale,
      format: type,
      images,
      ...(isLossy && { quality }),
    });
  }

  return {
    async registerFont(font) {
      await takumi.registerFont(font);
    },
    async measure(node, widthPx, images, scale = 1) {
      const options = { width: widthPx * scale, devicePixelRatio: scale, images };
      const measured = await takumi.measure(node, options);
      return scale === 1 ? measured : divideNode(measured, scale);
    },
    render,
  };
}

/** Converts a measured node from device px to CSS px. */
function divideNode(node: MeasuredNode, scale: number): MeasuredNode {
  const { width, height, children, runs } = node;
  const [a, b, c, d, x, y] = node.transform;
  return {
    width: width / scale,
    height: height / scale,
    transform: [a, b, c, d, x / scale, y / scale],
    children: children.map((child) => divideNode(child, scale)),
    runs: runs.map((run) => ({
      text: run.text,
      x: run.x / scale,
      y: run.y / scale,
      width: run.width / scale,
      height: run.height / scale,
    })),
  };
}
